import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ledgerFolder } from '../backup-site.ts';
import { ensureBuild, invalidateBuild } from '../builds.ts';
import { authorityFile, ensureCertificates } from '../certificates.ts';
import {
  accountProviders,
  cmsPrefix,
  drainMs,
  home,
  identityProject,
  instancePorts,
  mailFrom,
  photoBucket,
  photoOrigins,
  ports,
  realtimeUrl,
  root,
  secrets,
  siteUrl,
  timeoutFactor,
  traceReceiver,
  traceSamplePercent,
} from '../config.ts';
import { range } from './instances.ts';
import { findPackageFolder, nodeCommand } from './node-command.ts';
import type { Part, StackOptions } from './part.ts';
import { isReachable } from './readiness.ts';

export function cmsPart(options: StackOptions, port: number = instancePorts.cms[0]): Part {
  const { mode, edge: edges, passwords, inspect } = options;
  const secret = secrets();
  // `strapi develop` forks the server as a child process and replaces it on every change.
  const preload = pathToFileURL(resolve(root, 'stack/src/child-inspector.ts'));
  const inspector = inspect ? ['--import', `${preload}?port=${ports.inspectCms}`] : [];
  return {
    name: 'cms',
    url: `http://127.0.0.1:${ports.cms}/admin`,
    ports: [port, ports.cmsMetrics + port - ports.cms, ...(inspect ? [ports.inspectCms] : [])],
    ...(options.tls && { prepare: ensureCertificates }),
    command: async () => {
      if (mode === 'development') invalidateBuild('cms');
      const version = mode === 'production' ? await ensureBuild('cms') : 'watched';
      const bin = resolve(findPackageFolder('cms', '@strapi/strapi'), 'bin/strapi.js');
      mkdirSync(resolve(home, 'cms-public/uploads'), { recursive: true });
      return {
        ...nodeCommand([...inspector, bin, mode === 'production' ? 'start' : 'develop'], resolve(root, 'cms'), {
          NODE_ENV: mode,
          HOST: '127.0.0.1',
          PORT: String(port),
          URL: `http://127.0.0.1:${ports.cms}`,
          DRAIN_MS: String(drainMs),
          ...(options.backups && { LEDGER_FOLDER: ledgerFolder }),
          PUBLIC_DIR: resolve(home, 'cms-public'),
          DATABASE_URL: `postgres://cms:${secret.cmsDatabasePassword}@127.0.0.1:${ports.postgres}/duet`,
          DATABASE_SCHEMA: 'cms',
          APP_KEYS: secret.cmsAppKeys,
          ADMIN_JWT_SECRET: secret.cmsAdminJwtSecret,
          API_TOKEN_SALT: secret.cmsApiTokenSalt,
          TRANSFER_TOKEN_SALT: secret.cmsTransferTokenSalt,
          ENCRYPTION_KEY: secret.cmsEncryptionKey,
          JWT_SECRET: secret.cmsJwtSecret,
          CMS_PREFIX: cmsPrefix,
          WEB_API_TOKEN: secret.webApiToken,
          DRAFTS_API_TOKEN: secret.draftsApiToken,
          MCP: 'true',
          SITE_URL: siteUrl(options),
          // The CMS fetches published pages through the public URL to verify them.
          ...(options.tls && { NODE_EXTRA_CA_CERTS: authorityFile }),
          EDGE_PURGE_URLS: range(edges)
            .map((index) => `http://127.0.0.1:${ports.purge + index}`)
            .join(','),
          EDGE_PURGE_SECRET: secret.edgePurgeSecret,
          SMTP_PORT: String(ports.smtp),
          ACCOUNT_PROVIDERS: accountProviders,
          MAIL_FROM: mailFrom,
          ENQUIRIES_URL: `http://127.0.0.1:${ports.enquiries}`,
          INBOX_SECRET: secret.inboxSecret,
          METRICS_PORT: String(ports.cmsMetrics + port - ports.cms),
          ...(traceReceiver && { OTEL_EXPORTER_OTLP_ENDPOINT: traceReceiver }),
          ...(options.observe && { PROMETHEUS_URL: `http://127.0.0.1:${ports.prometheus}` }),
          TRACE_SAMPLE_PERCENT: String(traceSamplePercent),
          FIREBASE_PROJECT_ID: identityProject,
          FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}`,
          PASSWORDS: passwords,
          PHOTO_ORIGINS: photoOrigins,
          ...(photoBucket && {
            FIREBASE_STORAGE_BUCKET: photoBucket,
            FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
            FIREBASE_STORAGE_TIMEOUT_MS: String(1_500 * timeoutFactor),
          }),
          ...(realtimeUrl && {
            FIREBASE_DATABASE_URL: realtimeUrl,
            FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${ports.realtime}`,
          }),
          ADMIN_EMAIL: 'editor@mostek.example',
          ADMIN_PASSWORD: secret.cmsAdminPassword,
          SEED: 'sample',
          STRAPI_TELEMETRY_DISABLED: 'true',
        }),
        // The CMS reads these files at start, so it restarts when they change.
        version: version + readSharedFiles(),
        // SIGINT stops at once; a deploy sends SIGTERM, which drains first.
        ...(mode === 'production' && { stopSignal: 'SIGINT' as const }),
      };
    },
    isReady: () => isReachable(port, ports.cms, '/_health'),
  };
}

function readSharedFiles(): string {
  return ['locales.json', 'brand.json', 'mail.html']
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
}
