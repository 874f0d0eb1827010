/** Deploys of new builds while visitors use the site: in open tabs, at the edge, and under load. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { webBuildFolder } from 'stack/builds';
import { home, ports, sharedHome } from 'stack/config';
import { findRunningProcess } from 'stack/processes';
import { purgeEdges } from 'stack/edges';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildVariant } from './build-variant.ts';
import { collectDocuments, openPage } from './browser.ts';
import { newMember } from './http-client.ts';
import { cmsSql, findPids } from './running-stack.ts';
import { get, getOnce, getFromCache, site, stack, web } from './site.ts';
import { startTemporaryInstance } from './temporary-instance.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

const next = 'next-build';
const first = readFileSync(resolve(sharedHome, 'builds/web.hash'), 'utf8');
const deploy = (build: string) => stack('deploy', '--build', build);

const { up } = useStack();

const buildOf = async (path: string) => (await get(path)).headers.get('X-Build');

describe('the build id', () => {
  test('is in every response; `latest.json` and 404s are never cached, build manifests are immutable', async () => {
    for (const path of [
      '/',
      '/pl/pricing',
      '/pricing.data',
      '/auth/login',
      '/nowhere',
      '/favicon.ico',
      '/health/ready',
    ])
      expect(await buildOf(path), path).toBe(first);
    const latest = await get('/builds/latest.json?1763200000000');
    expect(latest.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await latest.json()).toEqual({ id: first, timestamp: expect.any(Number) });
    const meta = await get(`/builds/meta/${first}.json`);
    expect(meta.headers.get('Cache-Control')).toContain('immutable');
    expect(await meta.json()).toEqual({ id: first, timestamp: expect.any(Number), prerendered: [] });
    for (const path of ['/builds/meta/none.json', '/assets/none.js']) {
      const missing = await get(path);
      expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'private, no-store']);
    }
  });
});

test('a file of a previous build that cannot be read does not crash the web instance', async () => {
  const before = await findPids('web');
  // A socket: it exists, but opening it as a file fails.
  const path = resolve(home, 'previous-builds/assets/broken.js');
  const socketFile = createServer().listen(path);
  await once(socketFile, 'listening');
  await expect(get('/assets/broken.js', {}, web)).rejects.toThrow('fetch failed');
  socketFile.close();
  expect((await get('/assets/broken.js', {}, web)).status).toBe(404);
  expect(await findPids('web')).toEqual(before);
});

describe('replacing web instances', () => {
  test('keeps the old build serving when the new one does not start', async () => {
    const failure = await deploy('no-such-build').then(
      () => '',
      (error: { stderr: string }) => error.stderr,
    );
    expect(failure).toContain('The old instances keep running; nothing was replaced.');
    expect((await get('/pricing')).status).toBe(200);
    expect(await stack('status')).not.toContain('web-next');
  });

  test('a web instance answers an open form request after SIGTERM, then exits', async () => {
    const [pid] = await findPids('web');
    const body = 'name=Zofia&message=half';
    const head = ['POST /enquiry HTTP/1.1', `Host: ${new URL(site).host}`, `Origin: ${site}`, 'Connection: close']
      .concat('Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`, '', '')
      .join('\r\n');
    const socket = connect(ports.web, '127.0.0.1');
    let response = '';
    socket.on('data', (text) => (response += String(text)));
    await new Promise((sent) => socket.write(head + body.slice(0, 10), sent));
    // A later request is answered, so the web has read the beginning of the form by now.
    expect((await getOnce('/health/ready', {}, web)).status).toBe(200);
    process.kill(pid!, 'SIGTERM');
    const acceptsConnections = () =>
      getOnce('/health/live', {}, web).then(
        () => true,
        () => false,
      );
    await expect.poll(acceptsConnections).toBe(false);
    expect(findRunningProcess('web')).not.toBeNull();
    socket.write(body.slice(10));
    await expect.poll(() => response.slice(0, 12)).toBe('HTTP/1.1 400');
    await expect.poll(() => findRunningProcess('web')).toBeNull();
    await up();
  });
});

describe('a deploy while visitors use the site', () => {
  const storedPaths = ['/', '/pricing', '/pl/contact', '/auth/login', '/pl/auth/register'];
  const storedPages = new Map<string, { body: string; headers: Record<string, string> }>();
  const requests = { count: 0, failed: [] as string[], builds: new Set<string | null>() };
  let signInTab: Awaited<ReturnType<typeof openPage>>;
  let contactTab: Page;

  beforeAll(async () => {
    await buildVariant(next, [
      ['app/locales/en.ts', 'A new key.', 'A brand new key.'],
      ['app/locales/pl.ts', 'Nowy klucz.', 'Zupełnie nowy klucz.'],
      ['app/routes/auth-forgot-password.tsx', 'title={texts.title}', 'title={`${texts.title}`}'],
    ]);
    for (const path of storedPaths) {
      const response = await get(path);
      storedPages.set(path, { body: await response.text(), headers: Object.fromEntries(response.headers) });
    }
    signInTab = await openPage();
    await signInTab.page.goto(`${site}/auth/login`);
    // The script that checks for new builds is loaded a second after React.
    await signInTab.page.waitForResponse('**/builds/meta/*');
    await signInTab.page.fill('input[name=email]', 'zażółć@example.com');
    await signInTab.page.fill('input[name=password]', 'a secret');
    contactTab = (await openPage()).page;
    await contactTab.goto(`${site}/pl/contact`);
    await contactTab.fill('textarea[name=message]', 'Piszę o moście, ');
    let isOver = false;
    await Promise.all([deploy(next).finally(() => (isOver = true)), requestUntil(() => isOver)]);
  });

  /** Requests cached, uncached and signed-in pages one after the other until the deploy is over. */
  async function requestUntil(isOver: () => boolean): Promise<void> {
    const member = await newMember();
    const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const paths = ['/pricing', '/auth/login', '/account', '/pl/produkt'];
    while (!isOver()) {
      const path = paths[requests.count % paths.length]!;
      requests.count += 1;
      const response = await getOnce(path, path === '/account' ? { cookie } : {}).catch((error: unknown) => error);
      if (!(response instanceof Response) || response.status !== 200) {
        requests.failed.push(`${path}: ${response instanceof Response ? response.status : String(response)}`);
      } else {
        requests.builds.add(response.headers.get('X-Build'));
        await response.arrayBuffer();
      }
    }
  }

  test('fails no request', () => {
    expect(requests.failed).toEqual([]);
    expect(requests.builds).toEqual(new Set([first, next]));
  });

  test('lets an open tab load the new build at the next click, and keeps what was typed', async () => {
    const { page, browserErrors } = signInTab;
    expect(await page.inputValue('input[name=email]')).toBe('zażółć@example.com');
    const documents = collectDocuments(page);
    await page.click('a[href="/auth/forgot-password"]');
    await page.getByRole('heading', { name: 'A brand new key.' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/auth/forgot-password']);

    await page.goBack({ waitUntil: 'networkidle' });
    await expect.poll(() => page.inputValue('input[name=email]')).toBe('zażółć@example.com');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a secret');
    expect(browserErrors).toEqual([]);
  });

  test('keeps a half-written message over the deploy and over navigation to another page and back', async () => {
    await contactTab.locator('textarea[name=message]').pressSequentially('który…');
    await contactTab.goto(`${site}/pl/pricing`);
    await contactTab.goto(`${site}/pl/contact`);
    await expect.poll(() => contactTab.inputValue('textarea[name=message]')).toBe('Piszę o moście, który…');
  });

  test('keeps cached pages of the old build working under the new one', async () => {
    await purgeEdges('all');
    const [file] = /\/assets\/entry\.client-[^"]+\.js/.exec(storedPages.get('/auth/login')!.body)!;
    const previous = await get(file, {}, web);
    expect([previous.status, previous.headers.get('X-Build')]).toEqual([200, next]);
    expect(previous.headers.get('Cache-Control')).toContain('immutable');
    for (const path of storedPaths) {
      const { page, browserErrors } = await openPage();
      const { body, headers } = storedPages.get(path)!;
      const { 'content-encoding': _, 'content-length': __, ...rest } = headers;
      expect(headers['x-build']).toBe(first);
      await page.route(site + path, (route) => route.fulfill({ body, headers: rest }));
      const failed: string[] = [];
      page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
      const checked = path.includes('auth') ? page.waitForResponse('**/builds/meta/*') : null;
      await page.goto(site + path, { waitUntil: 'networkidle' });
      await checked;
      expect(failed, path).toEqual([]);
      expect(browserErrors, path).toEqual([]);
    }
  });

  test('purges the pages of the previous build once when another build is started outside the stack', async () => {
    const purges = async () =>
      Number(await cmsSql(`select count(*) from publications where 'build-${next}' = any(tags)`));
    const before = await purges();
    await getFromCache('/pricing');
    const otherBuild = { BUILD_FOLDER: webBuildFolder(first) };
    await startTemporaryInstance('web', otherBuild);
    await expect.poll(purges).toBe(before + 1);
    await waitFor('the page of the previous build to be purged', async () => {
      return (await get('/pricing')).headers.get('X-Cache') !== 'hit';
    });
    const again = await startTemporaryInstance('web', otherBuild);
    await waitFor(
      'the web instance to be ready',
      async () => (await getOnce('/health/ready', {}, again.url).catch(() => null))?.ok,
    );
    expect(await purges()).toBe(before + 1);
  });
});
