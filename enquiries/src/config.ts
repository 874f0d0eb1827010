/** The only reader of the worker's environment. A bad value refuses to start and is named, together with every other bad one. */
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

/** Where enquiries are sent on, by Standard Webhooks. Two secrets while one replaces the other; the first is the new one. */
const webhook = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,40}$/),
  url: z.url({ protocol: /^https?$/ }),
  secrets: z
    .array(z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/))
    .min(1)
    .max(3),
});

export type Webhook = z.infer<typeof webhook>;

const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  /** The enquiries' own schema. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** What the CMS proves itself with when editors mark something answered, and this worker when it hands over an entry. */
  DESK_SECRET: z.string().min(32),
  CMS_URL: url,
  /** The site, for links in mails. */
  SITE_URL: url,
  /** Who is told of every enquiry, and whom mails come from. */
  TEAM_EMAIL: z.email(),
  MAIL_FROM: z.string().min(3),
  SMTP_HOST: z.string().default('127.0.0.1'),
  SMTP_PORT: z.coerce.number().int().default(25),
  SMTP_SECURE: z.stringbool().default(false),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  WEBHOOKS: z
    .string()
    .default('[]')
    .transform((value, check) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        check.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(webhook)),
  /** Addresses inside your own network that webhooks may go to, as `host:port`, separated by commas. Nothing else private is. */
  WEBHOOKS_MAY_REACH: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean)),
  /** After how many months an enquiry is deleted, here and in the CMS. The form says so: the web reads the same setting. */
  ENQUIRIES_KEEP_MONTHS: z.coerce.number().int().min(1).max(240).default(24),
});

export type Config = z.infer<typeof Settings>;

export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = Settings.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The enquiries cannot start. Please set in their environment:\n${lines.join('\n')}`);
}

export const environment = process.env;
