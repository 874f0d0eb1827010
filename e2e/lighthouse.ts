/**
 * Runs Lighthouse in its mobile profile. `pnpm --filter e2e lighthouse` measures home, pricing, contact and a content
 * page in both languages. It fails below 100 for accessibility, best practices or SEO, and below 100 for performance on
 * the pages named here, 98 on the others. Performance is the best of up to five runs, because other load on the machine
 * can only lower the score.
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags } from './chromium-flags.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';
import { trustFlag } from './tls.ts';

const paths = ['/', '/pricing', '/contact', '/page', '/pl', '/pl/pricing', '/pl/contact', '/pl/page'];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : paths;
const port = 9333;
const fullScore = ['home', 'product', 'status', 'contact'].flatMap((name) => Object.values(templates[name]!));

/** Search engines must not index search results, so two audits of SEO do not apply to them. */
const notIndexed = ['search', 'search-nothing'].flatMap((name) => Object.values(templates[name]!));

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [...chromiumFlags, trustFlag(), `--remote-debugging-port=${port}`],
});
type Report = Awaited<ReturnType<typeof measure>>;

const measure = async (path: string) => {
  const result = await lighthouse(site + path, {
    port,
    logLevel: 'error',
    skipAudits: notIndexed.includes(path) ? ['is-crawlable', 'meta-description'] : null,
    extraHeaders: { Cookie: `i18n_redirected=${path.startsWith('/pl') ? 'pl' : 'en'}` },
  });
  return result!.lhr;
};
const score = (report: Report, name: string) => Math.round((report.categories[name]!.score ?? 0) * 100);
const speed = (report: Report) => score(report, 'performance');

let failed = false;
for (const path of wanted) {
  const minSpeed = fullScore.includes(path) ? 100 : 98;
  let report = await measure(path);
  for (let count = 1; count < 5 && speed(report) < minSpeed; count += 1) {
    const next = await measure(path);
    if (speed(next) > speed(report)) report = next;
  }
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  console.log(path.padEnd(14), JSON.stringify(Object.fromEntries(names.map((name) => [name, score(report, name)]))));
  for (const name of names) {
    if (score(report, name) >= (name === 'performance' ? minSpeed : 100)) continue;
    failed = true;
    const audits = report.categories[name]!.auditRefs.filter(({ weight }) => weight > 0);
    for (const { id } of audits) {
      const audit = report.audits[id]!;
      if (audit.score !== null && audit.score < 1)
        console.log(`  ${name}: ${id}: ${audit.title}: ${audit.displayValue ?? ''}`);
    }
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
