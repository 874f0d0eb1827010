/** What browsers report about our pages, told in the log once per kind and minute, however many report it. */
import { z } from 'zod';
import { log } from '#log.server.ts';

const windowMs = 60_000;
const maxKinds = 20;

const text = z.string().max(2_000);

/** The two forms a report comes in: today's list, and one by one from browsers that know only `report-uri`. */
const today = z.array(
  z.object({
    type: z.string().max(50),
    url: text.optional(),
    body: z.object({ effectiveDirective: text.optional(), blockedURL: text.optional(), sourceFile: text.nullish() }),
  }),
);
const former = z.object({
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
  const many = today.safeParse(parsed);
  if (many.success) {
    return many.data.map(({ type, url, body: { effectiveDirective, blockedURL } }) =>
      report(type, effectiveDirective, blockedURL, url),
    );
  }
  const one = former.safeParse(parsed);
  if (!one.success) return [];
  const own = one.data['csp-report'];
  const directive = own['effective-directive'] ?? own['violated-directive'];
  return [report('csp-violation', directive, own['blocked-uri'], own['document-uri'])];
}

/** Queries and fragments may hold what is nobody's business. */
function report(type: string, directive = '', blocked = '', page = ''): Report {
  const address = URL.canParse(blocked) ? new URL(blocked) : null;
  return {
    type,
    directive,
    blocked: address
      ? address.origin === 'null'
        ? address.protocol
        : address.origin + address.pathname
      : blocked.slice(0, 50),
    page: URL.canParse(page) ? new URL(page).pathname : '',
  };
}

const kinds = new Map<string, { report: Report; count: number }>();
let timer: NodeJS.Timeout | undefined;

/** The first of a kind is told at once; the others of that minute are counted. */
export function collectReports(reports: Report[]): void {
  for (const one of reports) {
    const key = JSON.stringify(one);
    const known = kinds.get(key);
    if (known) known.count += 1;
    else if (kinds.size < maxKinds) {
      kinds.set(key, { report: one, count: 1 });
      log.warn({ report: one }, 'a browser reports');
    }
  }
  timer ??= setTimeout(flush, windowMs).unref();
}

function flush(): void {
  for (const { report: one, count } of kinds.values()) {
    if (count > 1) log.warn({ report: one, count }, 'browsers reported the same');
  }
  kinds.clear();
  timer = undefined;
}
