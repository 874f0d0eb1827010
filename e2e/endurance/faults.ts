/** Ten faults, one per guarantee, and the part of the gate that must detect each. */

type Fault = {
  name: string;
  file: string;
  from: string;
  to: string;
  /** The command of the gate that must fail, and its expected output. */
  detectedBy: { command: string; expectedOutput: RegExp; needsStack?: true };
};

const unit = (file: string, expectedOutput: RegExp) => ({ command: `pnpm exec vitest run ${file}`, expectedOutput });
const journey = (file: string, title: string) => ({
  command: `pnpm --filter e2e exec vitest run ${file}.test.ts -t "${title}"`,
  expectedOutput: /FAIL|FAILED/,
  needsStack: true as const,
});

export const faults: Fault[] = [
  {
    name: 'a stale page after a purge',
    file: 'cms/src/publish/changes.ts',
    from: 'const tags = [documentTag(documentId, locale), listTag(name, locale), searchTag(locale), anyTag];',
    to: 'const tags = [listTag(name, locale)];',
    detectedBy: journey('purging', 'purges a published page'),
  },
  {
    name: 'a lost enquiry',
    file: 'enquiries/src/submit.ts',
    from: 'JSON.stringify([language, ...fields])',
    to: 'JSON.stringify([language, ...fields.slice(0, -1)])',
    detectedBy: unit('enquiries/src/submit.test.ts', /same form is sent with another text/),
  },
  {
    name: 'a leaked cookie',
    file: 'edge/responses.vcl',
    from: 'if (beresp.http.Set-Cookie || beresp.http.Cache-Control',
    to: 'if (beresp.http.Cache-Control',
    detectedBy: unit('edge', /never stores a set cookie/),
  },
  {
    name: 'a broken hreflang',
    file: 'web/app/layouts/head-tags.tsx',
    from: 'hrefLang={alternate.locale} href={origin + alternate.path}',
    to: 'hrefLang={alternate.locale} href={`${origin + alternate.path}-`}',
    detectedBy: journey('crawl', 'links to its translations'),
  },
  {
    name: 'a CSP violation',
    file: 'web/app/http/content-security.server.ts',
    from: "'font-src': [assets],",
    to: "'font-src': [],",
    detectedBy: journey('security', 'violates no policy on pages with forms'),
  },
  {
    name: 'a wrong role',
    file: 'cms/src/permissions.ts',
    from: '  public: [',
    to: "  public: [\n    'api::page.page.find',",
    detectedBy: journey('content', 'refuses /api/'),
  },
  {
    name: 'an unmigrated table',
    file: 'web/sql/0001_sessions.sql',
    from: 'create table limits',
    to: 'create table limits_of_tomorrow',
    detectedBy: journey('keyboard', 'after a wrong password'),
  },
  {
    name: 'a missing translation',
    file: 'web/app/locales/pl.ts',
    from: "forgotTitle: 'Nowy klucz.',",
    to: '',
    detectedBy: { command: 'pnpm check:types', expectedOutput: /forgotTitle/ },
  },
  {
    name: 'a failing deploy',
    file: 'web/server.ts',
    from: "process.once('SIGTERM', () => shutDown(config.DRAIN_MS));",
    to: "process.once('SIGTERM', () => process.exit(1));",
    detectedBy: journey('deploys', 'answers an open form request'),
  },
  {
    name: 'a crash on start',
    file: 'web/server.ts',
    from: "process.once('SIGINT', () => shutDown(0));",
    to: "throw new Error('planted');",
    detectedBy: {
      command: 'node stack/src/main.ts up --tls --edge 2',
      expectedOutput: /web ended while starting[^]*planted/,
    },
  },
];
