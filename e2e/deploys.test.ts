/** New builds while people use the site: in their tabs, at the edge, and under load. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { home, ports, sharedHome } from 'stack/config';
import { running } from 'stack/processes';
import { pidsOf, purgeEdges } from 'stack/reach';
import { beforeAll, describe, expect, test } from 'vitest';
import { anotherBuild } from './another-build.ts';
import { visitor } from './browser.ts';
import { newMember } from './person.ts';
import { get, getOnce, site, stack, web } from './site.ts';
import { useStack } from './use-stack.ts';

const next = 'next-build';
const first = readFileSync(resolve(sharedHome, 'builds/web.hash'), 'utf8');
const deploy = (build: string) => stack('deploy', '--build', build);

const { up } = useStack();

const buildOf = async (path: string) => (await get(path)).headers.get('X-Build');

/** Every document that a page asks for, by its path. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

describe('which build this is', () => {
  test('every answer says it; `latest.json` is fresh, `meta` stays, what is not there is remembered by nobody', async () => {
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

test('a kept file that cannot be read is missing, and ends no web', async () => {
  const before = await pidsOf('web');
  // There, and not a file: opening it fails.
  const path = resolve(home, 'kept-files/assets/broken.js');
  const broken = createServer().listen(path);
  await once(broken, 'listening');
  await expect(get('/assets/broken.js', {}, web)).rejects.toThrow('fetch failed');
  broken.close();
  expect((await get('/assets/broken.js', {}, web)).status).toBe(404);
  expect(await pidsOf('web')).toEqual(before);
});

describe('a file that is gone for good', () => {
  const began = Date.now();
  const broken = async (names: string[], prepare?: (page: Page) => Promise<unknown>) => {
    const { page } = await visitor();
    await prepare?.(page);
    // Ten seconds are ten seconds here, however long a slow machine takes.
    await page.clock.setFixedTime(began);
    for (const name of names) await page.route(`**/assets/${name}-*`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
    return { page, documents: documentsOf(page) };
  };
  const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again' });
  const click = (page: Page, path: string) => page.click(`a[href="/auth/${path}"]`);

  test('the page somebody goes to is loaded once; then it is as the server made it; within ten seconds, an error page', async () => {
    const { page, documents } = await broken(['auth-forgot-password']);
    await click(page, 'forgot-password');
    await page.waitForURL('**/auth/forgot-password');
    await page.waitForTimeout(1_500);
    expect(documents).toEqual(['/auth/forgot-password']);
    expect(await page.locator('input[name=email]').isEnabled()).toBe(true);

    await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
    documents.length = 0;
    await click(page, 'forgot-password');
    await tryAgain(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/forgot-password');
    await page.waitForTimeout(1_000);
    expect(documents).toEqual([]);
    await tryAgain(page).click();
    await page.locator('input[name=email]').waitFor();
  });

  test('two broken pages in turn: each is loaded once in ten seconds', async () => {
    const { page, documents } = await broken(['auth-forgot-password', 'auth-register']);
    const visitBoth = async () => {
      for (const path of ['forgot-password', 'register']) {
        await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
        await click(page, path);
        await page.waitForURL(`**/auth/${path}`);
        await page.waitForTimeout(300);
      }
    };
    const count = (path: string) => documents.filter((one) => one === path).length;
    const counts = () => [count('/auth/forgot-password'), count('/auth/register')];
    for (let round = 0; round < 2; round += 1) await visitBoth();
    expect(counts()).toEqual([1, 1]);
    await page.clock.setFixedTime(began + 9_999);
    await visitBoth();
    expect(counts()).toEqual([1, 1]);
    await page.clock.setFixedTime(began + 10_000);
    await visitBoth();
    expect(counts()).toEqual([2, 2]);
  });

  test('a browser that keeps nothing is shown the error page, and nothing is loaded again', async () => {
    const { page, documents } = await broken(['auth-forgot-password'], (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
      }),
    );
    await click(page, 'forgot-password');
    await tryAgain(page).waitFor();
    await page.waitForTimeout(1_000);
    expect(documents).toEqual([]);
  });

  test.each(['style', 'entry.client', 'root'])(
    '%s of the page itself: it is loaded once more, and stays',
    async (name) => {
      const { page } = await visitor();
      const documents = documentsOf(page);
      await page.route(`**/assets/${name}-*`, (route) => route.fulfill({ status: 404 }));
      await page.goto(`${site}/auth/login`);
      await expect.poll(() => documents.length).toBe(2);
      await page.waitForTimeout(2_500);
      expect(documents).toEqual(['/auth/login', '/auth/login']);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    },
  );

  test('another host is never loaded, whatever the address looks like', async () => {
    const { page } = await visitor();
    await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
    const documents = documentsOf(page);
    await page.evaluate(() => {
      const router = (window as unknown as { __reactRouterDataRouter: { state: { navigation: object } } })
        .__reactRouterDataRouter;
      router.state.navigation = { state: 'loading', location: { pathname: '//evil.example/', search: '', hash: '' } };
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    });
    await page.waitForTimeout(500);
    expect(documents).toEqual([]);
  });
});

describe('what a page does by itself, by a clock that we move', () => {
  const hour = 3_600_000;

  /** What the page has set its timers to, and how many answers about builds it has dealt with. */
  type Observed = { timers: number[]; answers: number };
  const observe = () => {
    const observed = { timers: [] as number[], answers: 0 };
    Object.assign(window, { observed });
    const { setTimeout, fetch } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, ms: number) => {
        observed.timers.push(ms);
        return setTimeout(work, ms);
      },
    });
    // A message to oneself is a task that the installed clock does not hold back.
    const nextTask = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(0);
      });
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (String(asked[0]).startsWith('/builds/')) {
        void answer
          .clone()
          .text()
          .then(async () => {
            for (let tasks = 0; tasks < 20; tasks += 1) await nextTask();
            observed.answers += 1;
          });
      }
      return answer;
    };
  };
  const untilTimers = (page: Page, ms: number, count: number) =>
    page.waitForFunction(
      ([wanted, least]) =>
        (window as unknown as { observed: Observed }).observed.timers.filter((one) => one === wanted).length >= least!,
      [ms, count],
      { polling: 50 },
    );
  const untilAnswers = (page: Page, count: number) =>
    page.waitForFunction((least) => (window as unknown as { observed: Observed }).observed.answers >= least, count, {
      polling: 50,
    });

  async function watched(prepare?: (page: Page) => Promise<unknown>) {
    const { page } = await visitor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.addInitScript(observe);
    await prepare?.(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/builds/'))
        asked.push(pathname.replace(/[^/]+\.json$/, (file) => file.replace(/^(?!latest).*/, 'own')));
    });
    await page.goto(`${site}/auth/login`);
    // React has started, and waits for its second to pass.
    await untilTimers(page, 1_000, 1);
    return { page, asked };
  }

  test('the manifest is looked at after a second, the newest build after an hour; a hidden tab waits until it is seen', async () => {
    const { page, asked } = await watched();
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => asked).toEqual(['/builds/meta/own']);
    await page.clock.runFor(hour - 2_000);
    expect(asked).toHaveLength(1);
    await page.clock.runFor(2_000);
    await expect.poll(() => asked).toEqual(['/builds/meta/own', '/builds/latest.json']);

    const see = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await untilTimers(page, hour, 2);
    await see(true);
    await page.clock.runFor(3 * hour);
    expect(asked).toHaveLength(2);
    await see(false);
    await expect.poll(() => asked.length).toBe(3);
    await page.clock.runFor(1_000);
    expect(asked).toHaveLength(3);
  });

  test('a newer build, or a build whose manifest is gone, makes the next click a document', async () => {
    for (const [pattern, answer, time] of [
      ['**/builds/latest.json*', { json: { id: 'newer', timestamp: 1 } }, hour],
      ['**/builds/meta/*', { status: 404 }, 0],
    ] as const) {
      const { page, asked } = await watched((fresh) => fresh.route(pattern, (route) => route.fulfill(answer)));
      await page.clock.runFor(1_100);
      await expect.poll(() => asked).toContain('/builds/meta/own');
      await untilAnswers(page, 1);
      await page.clock.runFor(time);
      await untilAnswers(page, time === 0 ? 1 : 2);
      const documents = documentsOf(page);
      await page.click('a[href="/auth/forgot-password"]');
      await page.waitForURL('**/auth/forgot-password');
      expect(documents).toEqual(['/auth/forgot-password']);
    }
  });

  test('fewer than five pages are loaded ahead at once; none for whoever saves data or waits long', async () => {
    const names = [
      'auth-register',
      'auth-verify',
      'auth-forgot-password',
      'auth-reset-password',
      'account-profile',
    ].concat('account-data', 'account-security', 'account-sessions', 'account-messages');
    const links = names.map((name) => `/${name.replace('-', '/').replace('/profile', '')}`);
    const ahead = async (connection: object) => {
      const { page } = await watched((fresh) =>
        fresh.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { get: () => value });
        }, connection),
      );
      await page.evaluate((paths) => {
        for (const path of paths) {
          const link = document.createElement('a');
          link.href = link.textContent = path;
          document.querySelector('main')!.prepend(link);
        }
      }, links);
      let most = 0;
      let loaded = 0;
      const now = new Set<string>();
      await page.route(new RegExp(`/assets/(${names.join('|')})-[^/]*js`), async (route) => {
        const name = route.request().url();
        now.add(name);
        loaded += 1;
        most = Math.max(most, now.size);
        await sleep(150);
        now.delete(name);
        await route.continue();
      });
      await page.clock.runFor(1_100);
      await page.clock.resume();
      await page.waitForTimeout(3_000);
      return { most: () => most, loaded: () => loaded };
    };
    const fast = await ahead({ saveData: false, effectiveType: '4g' });
    await expect.poll(fast.loaded).toBe(names.length);
    expect(fast.most()).toBeLessThan(5);
    for (const connection of [
      { saveData: true, effectiveType: '4g' },
      { effectiveType: '2g' },
      { effectiveType: 'slow-2g' },
    ])
      expect((await ahead(connection)).loaded()).toBe(0);
  });
});

describe('replacing what runs', () => {
  test('a build that does not start leaves the old one serving', async () => {
    const failure = await deploy('no-such-build').then(
      () => '',
      (error: { stderr: string }) => error.stderr,
    );
    expect(failure).toContain('The old one goes on serving; nothing was replaced.');
    expect((await get('/pricing')).status).toBe(200);
    expect(await stack('status')).not.toContain('web-next');
  });

  test('a web instance that is asked to leave answers the form that is being sent, then exits by itself', async () => {
    const [pid] = await pidsOf('web');
    const body = 'name=Zofia&message=half';
    const head = ['POST /enquiry HTTP/1.1', `Host: ${new URL(site).host}`, `Origin: ${site}`, 'Connection: close']
      .concat('Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`, '', '')
      .join('\r\n');
    const socket = connect(ports.web, '127.0.0.1');
    let answer = '';
    socket.on('data', (text) => (answer += String(text)));
    await new Promise((sent) => socket.write(head + body.slice(0, 10), sent));
    // An answer to a later request: the web has read the beginning of the form by now.
    expect((await getOnce('/health/ready', {}, web)).status).toBe(200);
    process.kill(pid!, 'SIGTERM');
    const accepts = () =>
      getOnce('/health/live', {}, web).then(
        () => true,
        () => false,
      );
    await expect.poll(accepts).toBe(false);
    expect(running('web')).not.toBeNull();
    socket.write(body.slice(10));
    await expect.poll(() => answer.slice(0, 12)).toBe('HTTP/1.1 400');
    await expect.poll(() => running('web')).toBeNull();
    await up();
  });
});

describe('a deploy while people use the site', () => {
  const storedPaths = ['/', '/pricing', '/pl/contact', '/auth/login', '/pl/auth/register'];
  const storedPages = new Map<string, { body: string; headers: Record<string, string> }>();
  const requests = { count: 0, failed: [] as string[], builds: new Set<string | null>() };
  let signInTab: Awaited<ReturnType<typeof visitor>>;
  let contactTab: Page;

  beforeAll(async () => {
    await anotherBuild(next, [
      ['app/locales/en.ts', 'A new key.', 'A brand new key.'],
      ['app/locales/pl.ts', 'Nowy klucz.', 'Zupełnie nowy klucz.'],
      ['app/routes/auth-forgot-password.tsx', "t('auth.forgotTitle')", "`${t('auth.forgotTitle')}`"],
    ]);
    for (const path of storedPaths) {
      const answer = await get(path);
      storedPages.set(path, { body: await answer.text(), headers: Object.fromEntries(answer.headers) });
    }
    signInTab = await visitor();
    await signInTab.page.goto(`${site}/auth/login`);
    // What watches for new builds is loaded a second after React.
    await signInTab.page.waitForResponse('**/builds/meta/*');
    await signInTab.page.fill('input[name=email]', 'zażółć@example.com');
    await signInTab.page.fill('input[name=password]', 'a secret');
    contactTab = (await visitor()).page;
    await contactTab.goto(`${site}/pl/contact`);
    await contactTab.fill('textarea[name=message]', 'Piszę o moście, ');
    let isOver = false;
    await Promise.all([deploy(next).finally(() => (isOver = true)), askUntil(() => isOver)]);
  });

  /** Asks for one page after the other, stored, rendered for each visitor, and signed in, for as long as the deploy takes. */
  async function askUntil(isOver: () => boolean): Promise<void> {
    const member = await newMember();
    const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const paths = ['/pricing', '/auth/login', '/account', '/pl/produkt'];
    while (!isOver()) {
      const path = paths[requests.count % paths.length]!;
      requests.count += 1;
      const answer = await getOnce(path, path === '/account' ? { cookie } : {}).catch((error: unknown) => error);
      if (!(answer instanceof Response) || answer.status !== 200) {
        requests.failed.push(`${path}: ${answer instanceof Response ? answer.status : String(answer)}`);
      } else {
        requests.builds.add(answer.headers.get('X-Build'));
        await answer.arrayBuffer();
      }
    }
  }

  test('no request fails', () => {
    expect(requests.failed).toEqual([]);
    expect(requests.builds).toEqual(new Set([first, next]));
  });

  test('an open tab goes on by the next click, to a page of the new build, loaded once; what was typed is there afterwards', async () => {
    const { page, complaints } = signInTab;
    expect(await page.inputValue('input[name=email]')).toBe('zażółć@example.com');
    const documents = documentsOf(page);
    await page.click('a[href="/auth/forgot-password"]');
    await page.getByRole('heading', { name: 'A brand new key.' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/auth/forgot-password']);

    await page.goBack({ waitUntil: 'networkidle' });
    await expect.poll(() => page.inputValue('input[name=email]')).toBe('zażółć@example.com');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a secret');
    expect(complaints).toEqual([]);
  });

  test('a half-written message outlives the deploy, and a step to another page and back', async () => {
    await contactTab.locator('textarea[name=message]').pressSequentially('który…');
    await contactTab.goto(`${site}/pl/pricing`);
    await contactTab.goto(`${site}/pl/contact`);
    await expect.poll(() => contactTab.inputValue('textarea[name=message]')).toBe('Piszę o moście, który…');
  });

  test('pages that an edge has stored of the old build work in full under the new one', async () => {
    await purgeEdges('all');
    const [file] = /\/assets\/entry\.client-[^"]+\.js/.exec(storedPages.get('/auth/login')!.body)!;
    const previous = await get(file, {}, web);
    expect([previous.status, previous.headers.get('X-Build')]).toEqual([200, next]);
    expect(previous.headers.get('Cache-Control')).toContain('immutable');
    for (const path of storedPaths) {
      const { page, complaints } = await visitor();
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
      expect(complaints, path).toEqual([]);
    }
  });
});
