/** Logs the reports that browsers send about our pages: each kind of report at most twice a minute. */
import { z } from 'zod';
import { log } from '#log.server.ts';

const windowMs = 60_000;
const maxKinds = 20;

const text = z.string().max(2_000);

/**
 * The two report formats: the list of the Reporting API, and the single report of browsers that support only
 * `report-uri`.
 */
const reportingApiSchema = z.array(
  z.object({
    type: z.string().max(50),
    url: text.optional(),
    body: z.object({ effectiveDirective: text.optional(), blockedURL: text.optional(), sourceFile: text.nullish() }),
  }),
);
const reportUriSchema = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
});

export type Report = { type: string; directive: string; blocked: string; page: string };

export function readReports(body: string): Report[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const many = reportingApiSchema.safeParse(parsed);
  if (many.success) {
    return many.data.map(({ type, url, body: { effectiveDirective, blockedURL } }) =>
      toReport(type, effectiveDirective, blockedURL, url),
    );
  }
  const one = reportUriSchema.safeParse(parsed);
  if (!one.success) return [];
  const details = one.data['csp-report'];
  const directive = details['effective-directive'] ?? details['violated-directive'];
  return [toReport('csp-violation', directive, details['blocked-uri'], details['document-uri'])];
}

/** Removes queries and fragments, which may contain personal data or tokens. */
function toReport(type: string, directive = '', blocked = '', page = ''): Report {
  const blockedUrl = URL.canParse(blocked) ? new URL(blocked) : null;
  return {
    type,
    directive,
    blocked: blockedUrl
      ? blockedUrl.origin === 'null'
        ? blockedUrl.protocol
        : blockedUrl.origin + blockedUrl.pathname
      : blocked.slice(0, 50),
    page: URL.canParse(page) ? new URL(page).pathname : '',
  };
}

const kinds = new Map<string, { report: Report; count: number }>();
let timer: NodeJS.Timeout | undefined;

/** Logs the first report of a kind at once and counts the others of the same minute. */
export function collectReports(reports: Report[]): void {
  for (const one of reports) {
    const key = JSON.stringify(one);
    const known = kinds.get(key);
    if (known) known.count += 1;
    else if (kinds.size < maxKinds) {
      kinds.set(key, { report: one, count: 1 });
      log.warn({ report: one }, 'browser report');
    }
  }
  timer ??= setTimeout(flush, windowMs).unref();
}

function flush(): void {
  for (const { report: one, count } of kinds.values()) {
    if (count > 1) log.warn({ report: one, count }, 'repeated browser report');
  }
  kinds.clear();
  timer = undefined;
}
