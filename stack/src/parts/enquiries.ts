import { resolve } from 'node:path';
import { ledgerFolder } from '../backup-site.ts';
import { hashSourcesOf } from '../builds.ts';
import {
  enquiriesDatabaseUrl,
  enquirySettings,
  instancePorts,
  mailFrom,
  ports,
  root,
  secrets,
  siteUrl,
  teamEmail,
  traceReceiver,
} from '../config.ts';
import { inspectArgs, nodeCommand } from './node-command.ts';
import type { Part, StackOptions } from './part.ts';
import { isReachable } from './readiness.ts';

/** Runs from its sources, without a build: Node strips the types. */
export function enquiriesPart(
  { mode, tls, backups, inspect }: StackOptions,
  port: number = instancePorts.enquiries[0],
): Part {
  const watch = mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  return {
    name: 'enquiries',
    url: `http://127.0.0.1:${ports.enquiries}/health/ready`,
    ports: [port, ...(inspect ? [ports.inspectEnquiries] : [])],
    command: async () => ({
      ...nodeCommand(
        [...watch, ...inspectArgs(inspect, ports.inspectEnquiries), 'src/main.ts'],
        resolve(root, 'enquiries'),
        {
          NODE_ENV: 'production',
          PORT: String(port),
          DATABASE_URL: enquiriesDatabaseUrl(),
          INBOX_SECRET: secrets().inboxSecret,
          CMS_URL: `http://127.0.0.1:${ports.cms}`,
          SITE_URL: siteUrl({ tls }),
          TEAM_EMAIL: teamEmail,
          MAIL_FROM: mailFrom,
          SMTP_PORT: String(ports.smtp),
          ...(traceReceiver && { OTEL_EXPORTER_OTLP_ENDPOINT: traceReceiver }),
          ...(backups && { LEDGER_FOLDER: ledgerFolder }),
          WEBHOOKS: enquirySettings().webhooks,
          WEBHOOKS_MAY_REACH: enquirySettings().mayReach,
        },
      ),
      version: mode === 'production' ? hashSourcesOf('enquiries') : 'watched',
    }),
    isReady: () => isReachable(port, ports.enquiries, '/health/ready'),
  };
}
