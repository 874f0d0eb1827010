/** Prometheus answers every question of docs/monitoring.md, and the operations page of the admin shows its charts. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { home, ports, root } from 'stack/config';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { Editor } from './editor.ts';
import { newEnquiry, sendEnquiry } from './enquiry.ts';
import { HttpClient, newEmail, newMember, signIn } from './http-client.ts';
import { inviteEditor } from './invited-editor.ts';
import { newPage } from './new-page.ts';
import { signInEditor } from './publishing.ts';
import { cms, get, site } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

useStack({ observe: true });

const prometheus = `http://127.0.0.1:${ports.prometheus}`;
const [, table = ''] = readFileSync(resolve(root, 'docs/monitoring.md'), 'utf8').split(/^\| question .*$/m);
const questions = [...table.matchAll(/^\| ([\w ,-]+?) +\| `(.+?)` +\|$/gm)].map(
  ([, question, query]): [string, string] => [question!, query!],
);

type Answer = { data: { result: { metric: Record<string, string>; value: [number, string] }[] } };

async function ask(query: string): Promise<Answer['data']['result']> {
  const response = await fetch(`${prometheus}/api/v1/query?${new URLSearchParams({ query })}`);
  expect(response.status, query).toBe(200);
  return ((await response.json()) as Answer).data.result;
}

/** Sign-ins, an enquiry, and a visit whose speed is measured. */
async function useEverythingOnce(): Promise<void> {
  const email = newEmail('observed');
  await newMember(email);
  await signIn(new HttpClient(), email, 'wrong');
  await signIn(new HttpClient(), email);
  await sendEnquiry(newEnquiry());
  const { page } = await openPage();
  await page.addInitScript(() => {
    // Automated browsers are not measured, and only one visit in ten is.
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.click('h1');
  // The observer of web-vitals runs before this one, and counts the click when the browser is idle.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const observer = new PerformanceObserver(() => requestIdleCallback(() => requestIdleCallback(done)));
        observer.observe({ type: 'first-input', buffered: true });
      }),
  );
  // What was measured is sent when the page is left.
  await page.goto(`${site}/pricing`);
  const counted = (vital: string) => `duet_web_vital_seconds_count{vital="${vital}",page="home",language="en"} 1`;
  await waitFor('the measurement', async () => {
    const text = await (await fetch(`http://127.0.0.1:${ports.webMetrics}`)).text();
    return ['LCP', 'INP'].every((vital) => text.includes(counted(vital)));
  });
}

/** Visits pages until the signal aborts. */
async function visitPages(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const path of ['/', '/pl', '/pricing', '/pl/pricing', '/not-there']) await get(path);
    await sleep(100);
  }
}

describe('under traffic', () => {
  beforeAll(async () => {
    const end = new AbortController();
    const visits = visitPages(end.signal);
    await useEverythingOnce();
    return async () => {
      end.abort();
      await visits;
    };
  });

  test('the table has the questions that operators ask', () => {
    expect(questions.length).toBeGreaterThanOrEqual(18);
  });

  test('every target answers', async () => {
    const targets = async () => (await ask('up')).map(({ metric, value }) => `${metric.job} ${value[1]}`);
    const jobs = ['web', 'cms', 'enquiries', 'edge', 'edge', 'postgres', 'machine', 'site', 'site', 'site', 'site'];
    await expect.poll(targets).toEqual(expect.arrayContaining(jobs.map((job) => `${job} 1`)));
    await expect.poll(async () => (await ask('probe_success == 1')).length).toBe(4);
  });

  test('a publication is measured', async () => {
    await newPage(await signInEditor());
    await expect.poll(() => ask('duet_publish_visible_seconds_count > 0')).toHaveLength(1);
  });

  test.each(questions)('Prometheus answers: %s', async (_, query) => {
    await expect.poll(async () => (await ask(query)).length).toBeGreaterThan(0);
  });
});

test('the access log has a line of JSON for each request, without query string', async () => {
  const path = `/not-there-${Date.now()}`;
  await get(`${path}?email=a@example.com`);
  const line = await waitFor('the line', async () =>
    readFileSync(resolve(home, 'logs/access-log.log'), 'utf8')
      .split('\n')
      .find((one) => one.includes(path)),
  );
  expect(JSON.parse(line)).toMatchObject({ part: 'edge', method: 'GET', path, status: 404, cache: 'miss' });
  expect(line).not.toContain('example.com');
  expect(line).toMatch(/"trace":"00-\d{32}-\d{16}-0[01]"/);
});

test('administrators see the charts in the admin, other editors do not', async () => {
  const administrator = await signInEditor();
  type Operations = { isConfigured: boolean; charts: { id: string; series: object[] }[] };
  const read = (editor: Editor) => editor.call<Operations>('GET', '/admin/site/operations?hours=1');
  const { body } = await read(administrator);
  expect(body.isConfigured).toBe(true);
  expect(body.charts.find(({ id }) => id === 'requests')!.series.length).toBeGreaterThan(0);
  const { email, password } = await inviteEditor(administrator, 'strapi-editor');
  expect((await read(await Editor.signIn(cms, password, email))).status).toBe(404);
});
