/** The only reader of the environment. A bad value refuses to start and is named, together with every other bad one. */
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** The address visitors use: canonical links, sitemap and absolute addresses start with it. */
  PUBLIC_URL: url,
  /** Where the CMS answers, seen from this process. */
  CMS_URL: url,
  /** The read-only token that the CMS knows as `web`. */
  CMS_TOKEN: z.string().min(32),
  /** Whether search engines may list this installation; off for previews and staging. */
  INDEXED: z.stringbool().default(true),
  /** How long to keep answering after "not ready" at shutdown, so that the edge sees it. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
});

export function readConfig(environment: Record<string, string | undefined>) {
  const result = Settings.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The web cannot start. Please set in its environment:\n${lines.join('\n')}`);
}

export const config = readConfig(process.env);
