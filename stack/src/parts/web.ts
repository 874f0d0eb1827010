import { resolve } from 'node:path';
import { ensureBuild, webBuildFolder } from '../builds.ts';
import {
  accountProviders,
  cmsPrefix,
  drainMs,
  enquirySettings,
  home,
  identityProject,
  ports,
  realtimeUrl,
  root,
  secrets,
  siteUrl,
  timeoutFactor,
  traceReceiver,
  contentSchema,
  webCmsUrl,
  webStateEnvironment,
} from '../config.ts';
import { instanceName } from './instances.ts';
import { findPackageFolder, inspectArgs, nodeCommand } from './node-command.ts';
import type { Part, StackOptions } from './part.ts';
import { respondsOk } from './readiness.ts';

export function webPart({ mode, tls, passwords, inspect }: StackOptions, index: number, build?: string): Part {
  const port = ports.web + index;
  const env = {
    NODE_ENV: mode,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: siteUrl({ tls }),
    CMS_URL: webCmsUrl,
    CONTENT_SCHEMA: contentSchema,
    CMS_PREFIX: cmsPrefix,
    TIMEOUT_FACTOR: String(timeoutFactor),
    CMS_TOKEN: secrets().webApiToken,
    ...webStateEnvironment(),
    ENQUIRIES_PER_MINUTE: enquirySettings().perMinute,
    CMS_PROVIDERS: Object.keys(JSON.parse(accountProviders) as object).join(','),
    FIREBASE_PROJECT_ID: identityProject,
    FIREBASE_API_KEY: 'emulated',
    FIREBASE_AUTH_DOMAIN: `${identityProject}.firebaseapp.com`,
    FIREBASE_AUTH_EMULATOR_URL: `http://127.0.0.1:${ports.identity}`,
    FIREBASE_PROVIDERS: 'google.com',
    METRICS_PORT: String(ports.webMetrics + index),
    ...(traceReceiver && { OTEL_EXPORTER_OTLP_ENDPOINT: traceReceiver }),
    ...(realtimeUrl && { FIREBASE_DATABASE_URL: realtimeUrl }),
    PASSWORDS: passwords,
  };
  return {
    name: instanceName('web', index),
    url: `http://127.0.0.1:${port}`,
    ports: [port, ports.webMetrics + index, ...(inspect ? [ports.inspectWeb] : [])],
    command: async () => {
      if (mode === 'production') {
        const version = build ?? (await ensureBuild('web'));
        const web = nodeCommand(['server.ts'], resolve(root, 'web'), {
          ...env,
          BUILD_FOLDER: webBuildFolder(version),
          PREVIOUS_BUILDS_FOLDER: resolve(home, 'previous-builds'),
          DRAIN_MS: String(drainMs),
        });
        return { ...web, stopSignal: 'SIGINT' };
      }
      const bin = resolve(findPackageFolder('web', '@react-router/dev'), 'bin.cjs');
      // Without this condition the program restarts itself with it, as a child process without an inspector.
      const condition = '--conditions=development';
      return nodeCommand([condition, ...inspectArgs(inspect, ports.inspectWeb), bin, 'dev'], resolve(root, 'web'), env);
    },
    isReady: () => respondsOk(`http://127.0.0.1:${port}/health/ready`),
  };
}
