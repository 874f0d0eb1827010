import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { home } from 'stack/config';
import { openPage } from './browser.ts';
import { authPaths, get, toPolishPath, site } from './site.ts';
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
  expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=\d+/);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('Permissions-Policy')).toContain('camera=()');
  // The sign-in page opens the popup of the identity provider.
  const opener = path === '/auth/login' ? 'same-origin-allow-popups' : 'same-origin';
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe(opener);
});

test('uses hashes in the policy of cached pages and a new nonce in every response of private pages', async () => {
  const stored = await get('/pricing');
  expect(policyOf(stored)).toMatch(/script-src localhost:\d+\/assets\/ 'sha256-/);
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

// crawl.test.ts checks all other pages.
test('violates no policy on pages with forms', async () => {
  const { page, browserErrors } = await openPage();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`violation: ${effectiveDirective} ${blockedURI}`);
    });
  });
  for (const path of [...authPaths, '/contact', '/enquiry'].flatMap((one) => [one, toPolishPath(one)])) {
    await page
      .context()
      .addCookies([{ name: 'i18n_redirected', value: path.startsWith('/pl') ? 'pl' : 'en', url: site }]);
    await page.goto(site + path, { waitUntil: 'load' });
  }
  expect(browserErrors).toEqual([]);
});

/** Runs script injections in a page. Returns what ran, and which attempts were blocked or threw an error. */
async function attack(page: Page) {
  return page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective));
    const thrown: string[] = [];
    const attempt = (name: string, use: () => void) => {
      try {
        use();
      } catch {
        thrown.push(name);
      }
    };
    const append = <Name extends keyof HTMLElementTagNameMap>(
      name: Name,
      change: (element: HTMLElementTagNameMap[Name]) => void,
    ) => {
      const element = document.createElement(name);
      change(element);
      document.body.append(element);
      return element;
    };
    attempt('inline', () => append('script', (script) => (script.textContent = 'window.ran = "inline"')));
    attempt('upload', () => append('script', (script) => (script.src = '/uploads/evil.js')));
    attempt('markup', () => append('div', (div) => (div.innerHTML = '<img src="/a.png" onerror="window.ran = 1">')));
    append('script', (script) => script.append('window.ran = "node"'));
    append('a', (link) => (link.href = 'javascript:window.ran = "link"')).click();
    append('style', (style) => (style.textContent = 'body { display: none }'));
    const image = append('img', (img) => (img.src = '/missing.png'));
    await new Promise((done) => image.addEventListener('error', done));
    await new Promise((done) => setTimeout(done, 500));
    const { ran } = window as { ran?: string };
    return { ran, blocked, thrown, hidden: getComputedStyle(document.body).display === 'none' };
  });
}

test('blocks injected scripts, javascript: links and scripts from the uploads', async () => {
  const { page } = await openPage();
  await page.goto(`${site}/pricing`);
  const { ran, blocked, thrown, hidden } = await attack(page);
  expect([ran, hidden]).toEqual([undefined, false]);
  expect(thrown).toEqual(['inline', 'upload', 'markup']);
  expect(blocked).toEqual(expect.arrayContaining(['require-trusted-types-for', 'style-src-elem']));
});

test('blocks injected scripts in browsers without Trusted Types', async () => {
  const { page } = await openPage();
  const response = await get('/pricing');
  const policy = policyOf(response).replaceAll(/(require-)?trusted-types[^;]*;?/g, '');
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  const body = await response.text();
  await page.route('**/pricing', (route) => route.fulfill({ headers, body }));
  await page.goto(`${site}/pricing`);
  const { ran, blocked, thrown, hidden } = await attack(page);
  expect([ran, hidden, thrown]).toEqual([undefined, false, []]);
  expect(blocked).toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'style-src-elem']));
  expect(blocked.length).toBeGreaterThanOrEqual(5);
});

test('logs browser reports once per kind', async () => {
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
  const reported = lines.filter((line) => line.includes(blocked));
  expect(reported).toHaveLength(1);
  expect(reported[0]).not.toContain('secret');
  const huge = await fetch(`${site}/reports`, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(huge.status).toBe(413);
});

test('sends nosniff with error pages of the edge', async () => {
  const response = await get('/%00');
  expect(response.status).toBe(400);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
