/** Prevents startup with settings that are missing, weak or example values, and lists all of them at once. */
import type { Core } from '@strapi/strapi';
import { z } from '@strapi/utils';

const secret = (length: number) =>
  z
    .string('is missing')
    .min(length, `needs ${length} characters or more`)
    .refine((value) => !/to-?be-?modified|change-?me|example/i.test(value), 'is an example value');

const list = z.string('is missing').transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

const edges = 'must be the private URLs of all edges, separated by commas';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be the URL of a PostgreSQL database' }),
  APP_KEYS: list.pipe(z.array(secret(16)).min(1, 'must be one or more keys, separated by commas')),
  ADMIN_JWT_SECRET: secret(16),
  API_TOKEN_SALT: secret(16),
  TRANSFER_TOKEN_SALT: secret(16),
  ENCRYPTION_KEY: secret(16),
  JWT_SECRET: secret(16),
  WEB_API_TOKEN: secret(32),
  DRAFTS_API_TOKEN: secret(32).optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must be the public URL of the site' }),
  EDGE_PURGE_URLS: list.pipe(z.array(z.url({ protocol: /^https?$/, error: edges })).min(1, edges)),
  EDGE_PURGE_SECRET: secret(24),
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'must be the name of a time zone, as in "Europe/Warsaw"').optional(),
  ENQUIRIES_URL: z.url('must be the URL of the enquiries worker'),
  INBOX_SECRET: secret(32),
  CMS_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'must be empty or start with "/", as in "/api"')
    .optional(),
  ADMIN_EMAIL: z.email('must be an email').optional(),
  ADMIN_PASSWORD: z.string().optional(),
});

/** Empty settings, which are common in .env files, count as missing. CMS_PREFIX may be empty. */
export function findProblems(environment: Record<string, string | undefined>): string[] {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { error } = Settings.safeParse(set);
  const lines = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
  if (Boolean(set.ADMIN_EMAIL) !== Boolean(set.ADMIN_PASSWORD))
    lines.push('ADMIN_EMAIL and ADMIN_PASSWORD are needed together');
  return [...new Set(lines)];
}

/** Not called in config/startup.ts, because a build also reads the config files but needs no settings. */
export function requireValidSettings(strapi: Core.Strapi): void {
  const problems = strapi.config.get<string[]>('startup.problems');
  if (problems.length > 0)
    throw new Error(`The CMS cannot start. Please set in its environment:\n  ${problems.join('\n  ')}`);
}
