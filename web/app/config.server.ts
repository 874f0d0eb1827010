/** The only reader of the environment. A bad value refuses to start and is named, together with every other bad one. */
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** The address visitors use: canonical links, sitemap and absolute addresses start with it. */
  PUBLIC_URL: url,
  /** Where the CMS answers, seen from this process. */
  CMS_URL: url,
  /** The read-only token that the CMS knows as `web`. */
  CMS_TOKEN: z.string().min(32),
  /** What stands between the CMS's address and the paths of its calls. */
  CMS_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/)
    .default('/api'),
  /** How many times longer than usual to wait for the CMS and the database, where they run on a slow machine. */
  PATIENCE: z.coerce.number().min(1).max(100).default(1),
  /** The web's own schema: sessions and limits. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /**
   * Seal the tokens kept there, and sign what browsers are trusted by; separated by commas. The first seals and signs, the
   * others are still believed (docs/operations.md).
   */
  SESSION_SECRET: list.pipe(z.array(z.string().min(32)).min(1)),
  /** Where enquiries are taken in (enquiries/src/submit.ts). */
  ENQUIRIES_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Whom to write to when they cannot be. */
  CONTACT_EMAIL: z.email(),
  /** After how many months they are deleted; the worker reads the same setting. */
  ENQUIRIES_KEEP_MONTHS: z.coerce.number().int().min(1).max(240).default(24),
  /** How many a minute are welcome, all together, before browsers have to do a sum first. */
  ENQUIRIES_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** The identity provider, where passwords live if it is set. These four are public: browsers are told them. */
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  /** Other ways to sign in that it offers, separated by commas: `google.com`, `github.com`, `apple.com` … */
  FIREBASE_PROVIDERS: list,
  FIREBASE_AUTH_EMULATOR_URL: url.optional(),
  /** Without an identity provider: the CMS's own providers to offer, by the names it has in its ACCOUNT_PROVIDERS. */
  CMS_PROVIDERS: list,
  /** Whether search engines may list this installation; off for previews and staging. */
  INDEXED: z.stringbool().default(true),
  /** How often an open page with React asks whether there is a newer build; 0 for never. */
  BUILD_CHECK_MS: z.coerce.number().int().min(0).max(86_400_000).default(3_600_000),
  /** Which build to serve, and a folder that all replicas share, where the files of earlier builds stay (docs/operations.md). */
  BUILD_FOLDER: z.string().default('build'),
  KEPT_FILES_FOLDER: z.string().optional(),
  /** How long to keep answering after "not ready" at shutdown, so that the edge sees it. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
});

const Settings = Environment.superRefine((settings, check) => {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_URL: emulator } = settings;
  const complain = (name: keyof typeof settings, message: string) =>
    check.addIssue({ code: 'custom', path: [name], message });
  // The emulator signs nothing; Firebase reserves `demo-` for projects that cannot exist.
  if (emulator && !project?.startsWith('demo-'))
    complain(
      'FIREBASE_AUTH_EMULATOR_URL',
      `is only for projects whose id starts with "demo-", not for "${project ?? ''}"`,
    );
  if (project && !settings.FIREBASE_API_KEY) complain('FIREBASE_API_KEY', 'is needed with FIREBASE_PROJECT_ID');
  if (project && !emulator && !settings.FIREBASE_AUTH_DOMAIN)
    complain('FIREBASE_AUTH_DOMAIN', 'is needed with FIREBASE_PROJECT_ID');
});

export function readConfig(environment: Record<string, string | undefined>) {
  const result = Settings.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The web cannot start. Please set in its environment:\n${lines.join('\n')}`);
}

export const config = readConfig(process.env);
