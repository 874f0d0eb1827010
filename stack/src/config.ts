import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { portsAt } from './ports.ts';

/** The checkout this stack belongs to. */
export const root = resolve(import.meta.dirname, '../..');

/** Ports are fixed; an offset lets a second stack run beside the first, of this checkout or of another. */
export const offset = readNumber('STACK_PORT_OFFSET', 0);

/** Everything that stacks of this checkout share, such as which builds exist. */
export const sharedHome = resolve(root, '.stack');

/** Everything that the stack at an offset makes: database, logs, mails. */
export function homeAt(portOffset: number): string {
  return portOffset === 0 ? sharedHome : resolve(sharedHome, `offset-${portOffset}`);
}

export const home = homeAt(offset);

export const ports = portsAt(offset);

/** Where a part may run: a second place, for as long as one takes over from the other. */
export const places = {
  cms: [ports.cms + 1, ports.cms + 2],
  enquiries: [ports.enquiries + 1, ports.enquiries + 2],
} as const;

/** The site's address, as visitors type it. */
export function siteUrl({ tls }: { tls: boolean }): string {
  return tls ? `https://localhost:${ports.tls}` : `http://127.0.0.1:${ports.edge}`;
}

/** How long a part goes on answering after it has said that it is no longer ready: the edge looks once a second, three times. */
export const drainMs = 5_000;

/** How many times longer than in production the web and the edge wait for others. Journeys that are not about outages set it. */
export const patience = Number(process.env.STACK_PATIENCE ?? 1);

/** Where the web looks for the CMS; tests put something slow or broken in between. */
export const webCmsUrl = process.env.STACK_WEB_CMS_URL ?? `http://127.0.0.1:${ports.cms}`;

/** Other ways to sign in, as JSON for the CMS (cms/config/accounts.ts). */
export const accountProviders = process.env.STACK_ACCOUNT_PROVIDERS ?? '{}';

/**
 * Where enquiries are sent on to, as JSON for the worker (enquiries/src/config.ts), which of it is on this machine, and how many
 * a minute are welcome before senders have to show that they mean it (web/app/config.server.ts). Tests change it as they go.
 */
export function enquirySettings(): { webhooks: string; mayReach: string; perMinute: string } {
  return {
    webhooks: process.env.STACK_WEBHOOKS ?? '[]',
    mayReach: process.env.STACK_WEBHOOKS_MAY_REACH ?? '',
    perMinute: process.env.STACK_ENQUIRIES_PER_MINUTE ?? '120',
  };
}

/** Who reads what visitors send. */
export const teamEmail = 'hello@mostek.example';

export const identityProject = 'demo-duet';

/** What every part inherits from the machine; everything else it is given by name, so that it runs alike everywhere. */
export const inherited: Record<string, string> = Object.fromEntries(
  ['PATH', 'HOME', 'USER', 'LANG', 'TZ', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** Builds run as the developer's own commands would. */
export const buildEnvironment = process.env;

/** Debian keeps servers' programs in a folder that not everybody has in the PATH. */
export const systemPath =
  '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/sbin:/opt/homebrew/bin';

export type Secrets = ReturnType<typeof newSecrets>;

/** Random secrets, made once per checkout and kept in `.stack/secrets.json`; one that is new is added. */
export function secrets(): Secrets {
  const file = resolve(home, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const all = { ...newSecrets(), ...kept };
  if (Object.keys(kept).length < Object.keys(all).length) {
    mkdirSync(home, { recursive: true });
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  }
  return all;
}

/** What a web needs to keep sessions, limits and enquiries. */
export function webState(): Record<
  'DATABASE_URL' | 'SESSION_SECRET' | 'ENQUIRIES_DATABASE_URL' | 'CONTACT_EMAIL',
  string
> {
  const { webDatabasePassword, webSessionSecret } = secrets();
  return {
    DATABASE_URL: `postgres://web:${webDatabasePassword}@127.0.0.1:${ports.postgres}/duet`,
    SESSION_SECRET: webSessionSecret,
    ENQUIRIES_DATABASE_URL: enquiriesDatabase(),
    CONTACT_EMAIL: teamEmail,
  };
}

export function enquiriesDatabase(): string {
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
    deskSecret: randomBytes(32).toString('base64url'),
    webSessionSecret: secret(),
    webApiToken: randomBytes(64).toString('hex'),
    edgePurgeSecret: secret(),
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
