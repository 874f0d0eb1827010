/**
 * The only reader of the environment at run time. With invalid settings the process does not start. The error names all
 * of them; rules between settings are checked when each setting is valid.
 */
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
  /** The public URL of the site: canonical links, the sitemap and absolute URLs start with it. */
  PUBLIC_URL: url,
  /** The URL of the CMS, as reachable from this process. */
  CMS_URL: url,
  /** The read-only API token named `web` in the CMS. */
  CMS_TOKEN: z.string().min(32),
  /** The path prefix of the CMS's API. */
  CMS_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/)
    .default('/api'),
  /** Multiplies all timeouts for the CMS, the database and rendering, for slow machines. */
  TIMEOUT_FACTOR: z.coerce.number().min(1).max(100).default(1),
  /** The web's own schema: sessions and rate limits. The same user reads the content store in CONTENT_SCHEMA. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The schema of the CMS. */
  CONTENT_SCHEMA: z.string().regex(/^\w+$/).default('cms'),
  /**
   * Secrets that encrypt the stored tokens and sign cookies and challenges; separated by commas. The first is used for
   * new values, the others are still accepted (docs/operations.md).
   */
  SESSION_SECRET: list.pipe(z.array(z.string().min(32)).min(1)),
  /** The database that enquiries are stored in (enquiries/src/submit.ts). */
  ENQUIRIES_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The email shown with the contact form, for example when enquiries cannot be stored. */
  CONTACT_EMAIL: z.email(),
  /** Enquiries are deleted after this many months; the worker reads the same setting. */
  ENQUIRIES_KEEP_MONTHS: z.coerce.number().int().min(1).max(240).default(24),
  /** Above this number of enquiries per minute in total, browsers have to solve a proof-of-work challenge. */
  ENQUIRIES_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** The identity provider. All FIREBASE_ settings are public and sent to browsers. */
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  /**
   * Social sign-in providers of the identity provider, separated by commas: `google.com`, `github.com`, `apple.com` …
   */
  FIREBASE_PROVIDERS: list,
  FIREBASE_AUTH_EMULATOR_URL: url.optional(),
  /** The realtime database; with it, open account pages show changes at once. The CMS has the same setting. */
  FIREBASE_DATABASE_URL: url.optional(),
  /**
   * Who stores the passwords; the CMS has the same setting. By default the identity provider if there is one. With
   * `cms`, the identity provider serves only social sign-in.
   */
  PASSWORDS: z.enum(['cms', 'firebase']).optional(),
  /** With passwords in the CMS: the CMS's own sign-in providers, as named in its setting ACCOUNT_PROVIDERS. */
  CMS_PROVIDERS: list,
  /** Whether search engines may list this installation; off for previews and staging. */
  INDEXED: z.stringbool().default(true),
  /** How often an open page with React checks for a newer build; 0 for never. */
  BUILD_CHECK_MS: z.coerce.number().int().min(0).max(86_400_000).default(3_600_000),
  /** The build to serve. */
  BUILD_FOLDER: z.string().default('build'),
  /** A folder shared by all replicas that holds the files of previous builds (docs/operations.md). */
  PREVIOUS_BUILDS_FOLDER: z.string().optional(),
  /** The port of the metrics, which visitors must not reach (docs/monitoring.md). Without it there are none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** The base URL of an OpenTelemetry receiver (OTLP over HTTP) for traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** How long to keep serving after reporting "not ready" at shutdown, so that the edge notices it. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
});

const Settings = Environment.superRefine((settings, check) => {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_URL: emulator } = settings;
  const addIssue = (name: keyof typeof settings, message: string) =>
    check.addIssue({ code: 'custom', path: [name], message });
  // The emulator's tokens are not signed. Firebase reserves the prefix `demo-` for projects that cannot exist.
  if (emulator && !project?.startsWith('demo-'))
    addIssue(
      'FIREBASE_AUTH_EMULATOR_URL',
      `is only for projects whose id starts with "demo-", not for "${project ?? ''}"`,
    );
  if (project && !settings.FIREBASE_API_KEY) addIssue('FIREBASE_API_KEY', 'is needed with FIREBASE_PROJECT_ID');
  if (project && !settings.FIREBASE_AUTH_DOMAIN) addIssue('FIREBASE_AUTH_DOMAIN', 'is needed with FIREBASE_PROJECT_ID');
  if (settings.FIREBASE_DATABASE_URL && !project)
    addIssue('FIREBASE_DATABASE_URL', 'is set, but FIREBASE_PROJECT_ID is not');
  if (settings.PASSWORDS === 'firebase' && !project)
    addIssue('PASSWORDS', 'is "firebase", but FIREBASE_PROJECT_ID is not set');
}).transform((settings) => ({
  ...settings,
  PASSWORDS: settings.PASSWORDS ?? (settings.FIREBASE_PROJECT_ID ? 'firebase' : 'cms'),
}));

export function readConfig(environment: Record<string, string | undefined>) {
  const result = Settings.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The web cannot start. Fix these environment variables:\n${lines.join('\n')}`);
}

export const config = readConfig(process.env);
