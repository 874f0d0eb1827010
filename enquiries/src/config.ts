/**
 * The only file that reads the worker's environment. On invalid values the process does not start and lists all of
 * them.
 */
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

/** A receiver of enquiries (Standard Webhooks). During rotation there are two secrets; the first is the new one. */
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
  /** The database with the schema `enquiries`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Shared with the CMS: authenticates its calls to this worker, and this worker's calls to the CMS inbox. */
  INBOX_SECRET: z.string().min(32),
  CMS_URL: url,
  /** Its host name is part of the Message-ID of mails. */
  SITE_URL: url,
  /** Receives a mail for every enquiry. */
  TEAM_EMAIL: z.email(),
  /** Sender of all mails, as `Name <email>`. */
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
  /**
   * Private hosts that webhooks may be sent to, as `host:port`, separated by commas. All other private hosts are
   * rejected.
   */
  WEBHOOKS_MAY_REACH: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean)),
  /** The base URL of an OpenTelemetry receiver (OTLP over HTTP) for traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** A folder beside the backups for what a restored database does not know (ledger.ts); shared with the CMS. */
  LEDGER_FOLDER: z.string().optional(),
  /** After how many months an enquiry is deleted, here and in the CMS. The web shows the same setting in the form. */
  ENQUIRIES_KEEP_MONTHS: z.coerce.number().int().min(1).max(240).default(24),
});

export type Config = z.infer<typeof Settings>;

export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = Settings.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The enquiries worker cannot start. Please set in its environment:\n${lines.join('\n')}`);
}

export const environment = process.env;
