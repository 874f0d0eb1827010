/**
 * Lighthouse, as a phone sees the site. `pnpm --filter e2e lighthouse` measures home, pricing, contact and a content page
 * in both languages and fails below 100 for accessibility, best practices or SEO, and below 98 for performance.
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { flags } from './flags.ts';
import { site } from './site.ts';

const paths = ['/', '/pricing', '/contact', '/page', '/pl', '/pl/pricing', '/pl/contact', '/pl/page'];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : paths;
const port = 9333;

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [...flags, `--remote-debugging-port=${port}`],
});
let failed = false;
for (const path of wanted) {
  const result = await lighthouse(site + path, {
    port,
    logLevel: 'error',
    extraHeaders: { Cookie: `i18n_redirected=${path.startsWith('/pl') ? 'pl' : 'en'}` },
  });
  const scores = Object.fromEntries(
    Object.entries(result!.lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  console.log(path.padEnd(14), JSON.stringify(scores));
  for (const name of ['accessibility', 'best-practices', 'seo', 'performance']) {
    if (scores[name]! >= (name === 'performance' ? 98 : 100)) continue;
    failed = true;
    const audits = result!.lhr.categories[name]!.auditRefs.filter(({ weight }) => weight > 0);
    for (const { id } of audits) {
      const audit = result!.lhr.audits[id]!;
      if (audit.score !== null && audit.score < 1) console.log(`  ${name}: ${id}: ${audit.title}`);
    }
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
