import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import brand from '../../brand.json' with { type: 'json' };
import type { Repository } from 'backup/pgbackrest';
import { portsAt } from './ports.ts';

/** The checkout this stack belongs to. */
export const root = resolve(import.meta.dirname, '../..');

/** Added to every port, so that a second stack can run beside the first, of this checkout or of another. */
export const offset = readNumber('STACK_PORT_OFFSET', 0);

/** Files that all stacks of this checkout share, such as the hashes of the builds. */
export const sharedHome = resolve(root, '.stack');

/** Files of the stack at a port offset: database, logs, mails. */
export function homeAt(portOffset: number): string {
  return portOffset === 0 ? sharedHome : resolve(sharedHome, `offset-${portOffset}`);
}

export const home = homeAt(offset);

export const ports = portsAt(offset);

/** Each of these parts has a second port, for the temporary extra instance of a deploy. */
export const instancePorts = {
  cms: [ports.cms + 1, ports.cms + 2],
  enquiries: [ports.enquiries + 1, ports.enquiries + 2],
} as const;

/** The URL that visitors open; each edge has one. */
export function siteUrl({ tls }: { tls: boolean }, edge = 0): string {
  return tls ? `https://localhost:${ports.tls + edge}` : `http://127.0.0.1:${ports.edge + edge}`;
}

/** How long a part still answers after it reports not ready. The edge needs three failed checks, one per second. */
export const drainMs = 5_000;

/** Multiplies the timeouts of the web and the edge. End-to-end tests that are not about outages set it. */
export const timeoutFactor = Number(process.env.STACK_TIMEOUT_FACTOR ?? 1);

/** Path prefix of the CMS's API, for the CMS, the web and the edge. */
export const cmsPrefix = process.env.STACK_CMS_PREFIX ?? '/api';

/** The URL at which the web calls the CMS; tests put a slow or broken proxy there. */
export const webCmsUrl = process.env.STACK_WEB_CMS_URL ?? `http://127.0.0.1:${ports.cms}`;

/** Where the web finds the content store. Tests that need requests to the CMS set a schema that does not exist. */
export const contentSchema = process.env.STACK_CONTENT_SCHEMA ?? 'cms';

/** Social sign-in providers, as JSON for the CMS (cms/config/accounts.ts). */
export const accountProviders = process.env.STACK_ACCOUNT_PROVIDERS ?? '{}';

/**
 * `webhooks` as JSON and the private hosts they may call, for the worker (enquiries/src/config.ts). `perMinute` is the
 * number of enquiries per minute from which senders must solve a proof of work (web/app/config.server.ts). A function,
 * because tests change these settings while they run.
 */
export function enquirySettings(): { webhooks: string; mayReach: string; perMinute: string } {
  return {
    webhooks: process.env.STACK_WEBHOOKS ?? '[]',
    mayReach: process.env.STACK_WEBHOOKS_MAY_REACH ?? '',
    perMinute: process.env.STACK_ENQUIRIES_PER_MINUTE ?? '120',
  };
}

/** Receives the enquiries of visitors. */
export const teamEmail = brand.contactEmail;

/** Sender of all mails. */
export const mailFrom = `${brand.name} <${brand.contactEmail}>`;

export const identityProject = 'demo-duet';

/** The bucket of Firebase Storage (emulated) for profile photos; without one they are stored in the database. */
export const photoBucket = process.env.STACK_PHOTO_BUCKET ?? '';

/** The URL of the realtime database (stack/src/realtime/), with STACK_REALTIME=1; otherwise there is none. */
export const realtimeUrl =
  process.env.STACK_REALTIME === '1' ? `http://127.0.0.1:${ports.realtime}/?ns=${identityProject}` : '';

/** Further repositories for backups of the database, as JSON (backup/pgbackrest.ts); tests add one in object storage. */
export function backupRepositories(): Repository[] {
  return JSON.parse(process.env.STACK_BACKUP_REPOSITORIES ?? '[]') as Repository[];
}

/** Where all parts send traces; tests put a receiver there (e2e/tracing.test.ts). */
export const traceReceiver = process.env.STACK_TRACE_RECEIVER ?? '';

/** How many percent of the requests are sampled for traces. */
export const traceSamplePercent = Number(process.env.STACK_TRACE_SAMPLE_PERCENT ?? 1);

/** Origins from which a photo of the identity provider may be taken over, separated by commas. */
export const photoOrigins =
  process.env.STACK_PHOTO_ORIGINS ?? 'https://lh3.googleusercontent.com,https://avatars.githubusercontent.com';

/** Environment variables that every part inherits. All others are set explicitly, for the same result everywhere. */
export const inheritedEnvironment: Record<string, string> = Object.fromEntries(
  ['PATH', 'HOME', 'USER', 'LANG', 'TZ', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** Builds run with the developer's whole environment. */
export const buildEnvironment = process.env;

/** Includes the sbin folders, where Debian installs server programs and which many users do not have in their PATH. */
export const systemPath =
  '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/sbin:/opt/homebrew/bin';

export type Secrets = ReturnType<typeof newSecrets>;

/** Random secrets, created once and stored in `secrets.json`; secrets added by newer versions are created on demand. */
export function secrets(): Secrets {
  const file = resolve(home, 'secrets.json');
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const all = { ...newSecrets(), ...stored };
  if (Object.keys(stored).length < Object.keys(all).length) {
    mkdirSync(home, { recursive: true });
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  }
  return all;
}

/** Settings of a web instance for sessions, rate limits and enquiries. */
export function webStateEnvironment(): Record<
  'DATABASE_URL' | 'SESSION_SECRET' | 'ENQUIRIES_DATABASE_URL' | 'CONTACT_EMAIL',
  string
> {
  const { webDatabasePassword, webSessionSecret } = secrets();
  return {
    DATABASE_URL: `postgres://web:${webDatabasePassword}@127.0.0.1:${ports.postgres}/duet`,
    SESSION_SECRET: webSessionSecret,
    ENQUIRIES_DATABASE_URL: enquiriesDatabaseUrl(),
    CONTACT_EMAIL: teamEmail,
  };
}

export function enquiriesDatabaseUrl(): string {
  return `postgres://enquiries:${secrets().enquiriesDatabasePassword}@127.0.0.1:${ports.postgres}/duet`;
}

function newSecrets() {
  const secret = () => randomBytes(24).toString('base64url');
  return {
    postgresPassword: secret(),
    cmsDatabasePassword: secret(),
    cmsAppKeys: `${secret()},${secret()}`,
    cmsAdminJwtSecret: secret(),
    cmsApiTokenSalt: secret(),
    cmsTransferTokenSalt: secret(),
    cmsEncryptionKey: secret(),
    cmsJwtSecret: secret(),
    cmsAdminPassword: `Mostek-1-${secret()}`,
    webDatabasePassword: secret(),
    enquiriesDatabasePassword: secret(),
    inboxSecret: randomBytes(32).toString('base64url'),
    webSessionSecret: secret(),
    webApiToken: randomBytes(64).toString('hex'),
    draftsApiToken: randomBytes(64).toString('hex'),
    edgePurgeSecret: secret(),
    backupPassword: secret(),
  };
}

function readNumber(name: string, fallback: number): number {
  const value = process.env[name];
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 5000) {
    throw new Error(`${name} must be a whole number from 0 to 5000, but was: ${value}`);
  }
  return number;
}
