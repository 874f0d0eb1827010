import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { home } from 'stack/config';
import { visitor } from './browser.ts';
import { authPaths, get, polish, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

test.each([
  '/',
  '/pricing',
  '/pl/produkt',
  '/auth/login',
  '/no-such-page',
  '/pricing.data',
  '/sitemap.xml',
  '/robots.txt',
  '/og/en.png',
  '/health/live',
])('%s has every security header', async (path) => {
  const response = await get(path, { 'Sec-Fetch-Site': 'same-origin' });
  const policy = policyOf(response);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(policy.length).toBeLessThan(4_096);
  expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('Permissions-Policy')).toContain('camera=()');
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
});

test('a stored page is allowed by hashes and has no nonce; a private one has a nonce, each time another', async () => {
  const stored = await get('/pricing');
  expect(policyOf(stored)).toMatch(/script-src 127\.0\.0\.1:\d+\/assets\/ 'sha256-/);
  expect(policyOf(stored) + (await stored.text())).not.toContain('nonce');
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const own = await get('/auth/login');
      const nonce = /'nonce-([^']+)'/.exec(policyOf(own))![1]!;
      expect(await own.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('on pages with forms the browser finds nothing to object to; crawl.test.ts looks at all others', async () => {
  const { page, complaints } = await visitor();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`violation: ${effectiveDirective} ${blockedURI}`);
    });
  });
  for (const path of [...authPaths, '/contact', '/enquiry'].flatMap((one) => [one, polish(one)])) {
    await page
      .context()
      .addCookies([{ name: 'i18n_redirected', value: path.startsWith('/pl') ? 'pl' : 'en', url: site }]);
    await page.goto(site + path, { waitUntil: 'load' });
  }
  expect(complaints).toEqual([]);
});

test('a script that got into a page does not run, nor does a javascript: link, nor a script among the uploads', async () => {
  const { page } = await visitor();
  await page.goto(`${site}/pricing`);
  const ran = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective));
    const inline = document.createElement('script');
    inline.textContent = 'window.ran = "inline"';
    document.body.append(inline);
    const upload = document.createElement('script');
    upload.src = '/uploads/evil.js';
    document.body.append(upload);
    const handler = document.createElement('div');
    handler.innerHTML = '<img src="/missing.png" onerror="window.ran = \'handler\'">';
    const failed = new Promise((done) => handler.firstChild!.addEventListener('error', done));
    document.body.append(handler);
    const link = document.createElement('a');
    link.href = 'javascript:window.ran = "link"';
    document.body.append(link);
    link.click();
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    await failed;
    await new Promise((done) => setTimeout(done, 500));
    return {
      ran: (window as { ran?: string }).ran,
      blocked,
      hidden: getComputedStyle(document.body).display === 'none',
    };
  });
  expect(ran.ran).toBeUndefined();
  expect(ran.hidden).toBe(false);
  expect(ran.blocked).toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'style-src-elem']));
  expect(ran.blocked.length).toBeGreaterThanOrEqual(5);
});

test('what browsers report is in the log, once per kind', async () => {
  const blocked = `https://evil.example/${Date.now()}.js`;
  const report = [
    {
      type: 'csp-violation',
      url: `${site}/pricing?secret=1`,
      body: { effectiveDirective: 'script-src-elem', blockedURL: blocked },
    },
  ];
  for (let count = 0; count < 5; count += 1) {
    const response = await fetch(`${site}/reports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/reports+json' },
      body: JSON.stringify(report),
    });
    expect(response.status).toBe(204);
  }
  const lines = readFileSync(resolve(home, 'logs/web.log'), 'utf8').split('\n');
  const told = lines.filter((line) => line.includes(blocked));
  expect(told).toHaveLength(1);
  expect(told[0]).not.toContain('secret');
  const huge = await fetch(`${site}/reports`, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(huge.status).toBe(413);
});

test('a page of the edge itself is as strict', async () => {
  const response = await get('/%00');
  expect(response.status).toBe(400);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
