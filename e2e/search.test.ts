/** Searching the site: what is found, who finds what, how soon, and what happens when other parts do not work. */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPage } from './browser.ts';
import { newMember, HttpClient } from './http-client.ts';
import { signInEditor } from './publishing.ts';
import { cmsSql } from './running-stack.ts';
import { recallAtFive, searchUrls } from './search-results.ts';
import { getFromCache, get, getOnce, site, stack, web } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

const { up } = useStack();

const pathOf = { en: '/search', pl: '/pl/szukaj' };
const languages = ['en', 'pl'] as const;

const indexed = (where: string) => cmsSql(`select count(*) from search_index where ${where}`);

beforeAll(async () => {
  // Of earlier runs.
  await cmsSql('delete from searches');
  await waitFor('all pages to be indexed', async () => Number(await indexed(`path = '/status'`)) >= 1);
});

/** Letters only: a text with many digits is taken for a telephone number. */
const unique = () =>
  Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);

/** A published page with a word that no other page has. It is removed after the test. */
async function publishPage(fields: Record<string, unknown> = {}) {
  const editor = await signInEditor();
  const word = `ferry${unique()}`;
  const data = { title: `A page about ${word}`, slug: `page-${word}`, access: 'public', ...fields };
  const { document } = await editor.create('page', data);
  const { documentId } = document!;
  onTestFinished(async () => void (await editor.remove('page', documentId)));
  expect((await editor.publish('page', documentId, data, 'en')).status).toBe(200);
  return { editor, documentId, word, path: `/${data.slug}` };
}

describe('200 queries in each language', () => {
  const results = new Map<string, number>();

  test.each(languages)('finds the expected pages in the language %s', async (language) => {
    const { recall, misses } = await recallAtFive(language);
    results.set(language, recall);
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('finds as much in one language as in the other', () => {
    expect(Math.abs(results.get('en')! - results.get('pl')!)).toBeLessThanOrEqual(0.02);
  });
});

test('a page is found with the response to its publication, and gone with that to its removal', async () => {
  const { editor, documentId, word, path } = await publishPage();
  expect(await searchUrls('en', word)).toEqual([path]);
  await editor.unpublish('page', documentId, 'en');
  expect(await searchUrls('en', word)).toEqual([]);
});

test('a publication purges stored results at every edge', async () => {
  const { editor, documentId, word, path } = await publishPage();
  await getFromCache(`/search?q=${word}`);
  const title = `Another title with ${word}`;
  await editor.publish('page', documentId, { title }, 'en');
  await waitFor('the purge', async () => (await editor.publication(documentId, 'en')).purgedAt);
  expect(await (await get(`/search?q=${word}`)).text()).toContain('Another title with');
  await editor.unpublish('page', documentId, 'en');
  await waitFor('the purge', async () => (await editor.publication(documentId, 'en')).purgedAt);
  expect(await (await get(`/search?q=${word}`)).text()).not.toContain(path);
});

test('drafts, old pages and what only the other language has are not found', async () => {
  const editor = await signInEditor();
  const word = `draft${unique()}`;
  const { document } = await editor.create('page', { title: word, slug: word, access: 'public' });
  onTestFinished(async () => void (await editor.remove('page', document!.documentId)));
  expect(await searchUrls('en', word)).toEqual([]);
  expect(Number(await indexed(`path like '/old/%'`))).toBe(0);
  expect(await searchUrls('en', 'odtwarzanie')).toEqual([]);
});

test('a page for members is never shown to others, in 50 attempts', async () => {
  const { word, path } = await publishPage({ access: 'auth' });
  const client = await newMember();
  const found = async (visitor: HttpClient, url: string) =>
    (await visitor.request(url)).body.includes(`href="${path}"`);
  expect(await found(client, `/search/members?q=${word}`)).toBe(true);
  const anonymous = new HttpClient('127.0.24.1');
  const spellings = [word, word.toUpperCase(), `${word} page`, word.slice(0, -1), `${word.slice(0, -1)}x`];
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const query = spellings[attempt % spellings.length]!;
    const url = [`/search?q=${query}`, `/suggestions/en?q=${query}`, `/search/members?q=${query}`][attempt % 3]!;
    // A member asks first, so that whatever the edge stores, it stores from the member.
    await client.request(url);
    const { status, body, headers } = await anonymous.request(url);
    expect([url, status]).toEqual([url, url.startsWith('/search/members') ? 302 : 200]);
    expect([url, body.includes(path), body.includes('A page about')]).toEqual([url, false, false]);
    expect([url, url.startsWith('/search/members') && headers['x-cache']]).not.toEqual([url, 'hit']);
  }
});

test.each([
  ['/search?q=signature', 'results'],
  ['/pl/szukaj?q=podpis', 'wynik'],
])('says how many results of each type there are: %s', async (path, word) => {
  const html = await (await get(path)).text();
  const textsOf = (pattern: RegExp, part: string) => [...part.matchAll(pattern)].map(([, text]) => text!);
  const [counts = ''] = /<ul class="[^"]*_counts".*?<\/ul>/s.exec(html) ?? [];
  const [results = ''] = /<ol class="[^"]*_list".*?<\/ol>/s.exec(html) ?? [];
  const types = textsOf(/<p class="[^"]*_type">([^<]+)/g, results);
  const expected = [...new Set(types)].map((type) => types.filter((one) => one === type).length);
  expect(expected.length).toBeGreaterThan(1);
  expect(textsOf(/<b>(\d+)<\/b>/g, counts).map(Number)).toEqual(expected.toSorted((a, b) => b - a));
  expect(html).toMatch(new RegExp(`\\b${types.length} ${word}`));
});

test('corrects a mistyped word although removed pages left similar ones', async () => {
  const left = [...'abcdefhij'].map((letter) => `si${letter}nature`);
  onTestFinished(async () => void (await cmsSql(`delete from search_words where form in ('${left.join("','")}')`)));
  for (const word of left)
    await cmsSql(`insert into search_words values ('en', '${word}', '${word}', array['sinature', '${word}'])`);
  expect(await (await get('/search?q=sinature')).text()).toMatch(/<mark>signatures?<\/mark>/i);
});

test('of more than 200 entries with a word, the page shows those with the word in their title', async () => {
  const word = `many${unique()}`;
  onTestFinished(async () => void (await cmsSql(`delete from search_index where document_id like '${word}-%'`)));
  await cmsSql(`insert into search_index
    select '${word}-' || number, 'en', 'api::page.page', '/${word}-' || number, false, 'public', titled || number, '[]',
      to_tsvector('simple', titled), to_tsvector('simple', titled) || '${word}:2', now(), now(), 1
    from (select number, case when number > 230 then '${word} ' else 'page ' end as titled from generate_series(1, 250) as number) as made`);
  const page = await (await get(`/search?q=${word}`)).text();
  expect(/role="status">([^<]+)</.exec(page)?.[1]).toBe('More than 200 results');
  const titles = [...page.matchAll(new RegExp(`<mark>${word}</mark> (\\d+)`, 'g'))].map(([, number]) => Number(number));
  expect(new Set(titles)).toEqual(new Set(Array.from({ length: 20 }, (_, index) => 231 + index)));
});

test('results are stored for a minute, and search engines do not list them', async () => {
  const response = await getFromCache('/search?utm_source=x&q=WEBHOOKS');
  expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"/>');
  const fromWeb = await get('/search?q=webhooks', {}, web);
  expect(fromWeb.headers.get('Cache-Control')).toBe('public, max-age=10, s-maxage=60');
});

test.each(languages)(
  'browsers and search engines are told about the search page in the language %s',
  async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const page = await (await get(prefix || '/', { 'Sec-Fetch-Site': 'same-origin' })).text();
    expect(page).toContain(
      `type="application/opensearchdescription+xml" title="Mostek" href="/opensearch/${language}.xml"`,
    );
    expect(page).toContain(`"target":"${site}${pathOf[language]}?q={search_term_string}"`);
    const description = await get(`/opensearch/${language}.xml`);
    expect(description.headers.get('Content-Type')).toMatch(/^application\/opensearchdescription\+xml/);
    expect(await description.text()).toContain(`template="${site}${pathOf[language]}?q={searchTerms}"`);
  },
);

test.each([
  ["'); drop table search_index; --"],
  ['signature & | ! <-> :* ( ) \\ %'],
  ['\u0000\u0007\u202e\uffff'],
  ['<script>alert(1)</script>'],
  ['𝔣𝔞𝔵 👩‍👩‍👧 ﷽ ‮ﬁ'],
  ['a'.repeat(500)],
  [Array.from({ length: 90 }, (_, index) => `w${index}`).join(' ')],
  ['the of and to'],
  ['   '],
])('answers %j calmly', async (query) => {
  for (const path of ['/search', '/pl/szukaj', '/suggestions/en']) {
    const response = await get(`${path}?q=${encodeURIComponent(query)}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).not.toContain('<script>alert');
  }
});

test('refuses 10,000 words', async () => {
  const query = Array.from({ length: 10_000 }, (_, index) => `w${index}`).join('+');
  expect((await getOnce(`/search?q=${query}`)).status).toBe(414);
  expect((await getOnce(`/search?q=${query.slice(0, 700)}`)).status).toBe(414);
});

test('editors see what was not found, and a synonym makes it found', async () => {
  const editor = await signInEditor();
  const query = `zzq${unique()}`;
  expect(await searchUrls('en', query)).toEqual([]);
  type Searches = { missed: { locale: string; query: string; count: number }[] };
  const listed = async () => {
    const { body } = await editor.call<Searches>('GET', '/admin/site/searches');
    return body.missed.find((search) => search.query === query);
  };
  await waitFor('the search to be reported', async () => Boolean(await listed()));
  expect(await listed()).toMatchObject({ locale: 'en', count: 1 });
  const added = await editor.call('POST', '/admin/site/searches/synonym', { locale: 'en', query, means: 'webhook' });
  expect(added.status).toBe(200);
  const { documentId } = await editor.find('synonym', `${query}, webhook`, 'words');
  onTestFinished(async () => void (await editor.remove('synonym', documentId)));
  expect(await listed()).toBeUndefined();
  expect(await searchUrls('en', query)).toContain('/webhooks');
  expect(await searchUrls('pl', query)).toEqual([]);
});

test('what may be about a person is not counted', async () => {
  const editor = await signInEditor();
  const marker = `zzx${unique()}`;
  for (const query of [`${marker}@example.com`, `${marker} 600 100 200`, marker]) await searchUrls('en', query);
  const counted = () => cmsSql(`select query from searches where query like '${marker}%' or query like '%600 100%'`);
  await waitFor('the search to be reported', async () => (await counted()).includes(marker));
  expect((await counted()).trim()).toBe(marker);
  const response = await editor.call('GET', '/admin/site/searches');
  expect(response.text).not.toContain('example.com');
});

test.each([
  ['en', '/search', 'What are you looking for?', 'Search', 'signature', 'Webhooks'],
  ['pl', '/pl/szukaj', 'Czego szukasz?', 'Szukaj', 'podpisami', 'Webhooki'],
])('searches in the language %s without JavaScript', async (language, path, label, button, query, title) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(language === 'en' ? `${site}/pricing` : `${site}/${language}/pricing`);
  await page.locator('header').getByLabel(button, { exact: true }).first().click();
  await page.locator('header').getByLabel(label).fill(query);
  await page.locator('header').getByRole('button', { name: button }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const result = page.locator('main').getByRole('link', { name: title, exact: true });
  expect(await result.isVisible()).toBe(true);
  expect(await page.locator('main mark').first().isVisible()).toBe(true);
  await page
    .locator('header')
    .getByRole('link', { name: language === 'en' ? 'Polski' : 'English' })
    .click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language === 'en' ? 'pl' : 'en');
  expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe(query);
});

test.each([
  ['/', 'sign', 'Webhooks'],
  ['/pl', 'podpis', 'Webhooki'],
])('shows results on %s while somebody types, by keyboard alone', async (path, query, title) => {
  const { page, browserErrors } = await openPage();
  await page.goto(site + path, { referer: site });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.keyboard.press('/');
  const field = page.locator('header').getByRole('searchbox');
  const hasFocus = () => field.evaluate((input) => input === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.type(query);
  const result = page.locator('header').getByRole('link', { name: title });
  await expect.poll(() => result.isVisible()).toBe(true);
  expect(await page.locator('header').getByRole('status').innerText()).toMatch(/^\d+ /);
  await page.keyboard.press('ArrowDown');
  expect(
    await page
      .locator('header [data-search] li a')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await field.isVisible()).toBe(false);
  await page.keyboard.press('/');
  await expect.poll(hasFocus).toBe(true);
  // Browsers empty a search field with Escape.
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(query);
  expect(loaded.filter((url) => url.includes('/suggestions'))).not.toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(query);
  expect(browserErrors).toEqual([]);
});

test('the script of the sheet has at most 3 KB', async () => {
  const page = await (await get('/pricing')).text();
  const script = /<details[^>]* data-search="([^"]+)"/.exec(page)![1]!;
  const source = await (await get(script)).text();
  expect(source).toContain('/suggestions/');
  expect(brotliCompressSync(source).length).toBeLessThanOrEqual(3 * 1024);
});

test('"/" typed into a field stays there', async () => {
  const { page } = await openPage();
  await page.goto(`${site}/contact`);
  await page.getByLabel('Message').fill('');
  await page.getByLabel('Message').press('/');
  expect(await page.getByLabel('Message').inputValue()).toBe('/');
});

test('searches while the CMS is down', async () => {
  onTestFinished(() => up());
  await stack('down', 'cms');
  expect(await searchUrls('en', 'signatures')).toContain('/webhooks');
  expect(await searchUrls('pl', 'podpisami')).toContain('/pl/webhooki');
});

test('says so while the database is down, and leads on', async () => {
  onTestFinished(() => up());
  await stack('down', 'postgres');
  const response = await waitFor('an answer', async () => {
    const answer = await getOnce('/search?q=never-searched-before');
    return answer.status === 503 && answer;
  });
  const body = await response.text();
  expect(body).toContain('We cannot search right now.');
  for (const path of ['/', '/pricing', '/contact']) expect(body).toContain(`href="${path}"`);
});

test('the link to the anchor of a heading leads to it', async () => {
  const { editor, documentId, word } = await publishPage();
  const heading = { type: 'heading', level: 2, children: [{ type: 'text', text: 'Żółta łódź' }] };
  const text = { type: 'paragraph', children: [{ type: 'text', text: `Only here: anchored${word}.` }] };
  const sections = [{ __component: 'sections.rich-text', title: 'Text', body: [heading, text] }];
  await editor.publish('page', documentId, { sections }, 'en');
  const [url] = await searchUrls('en', `anchored${word}`, { keepsAnchor: true });
  expect(url).toMatch(/#zolta-lodz$/);
  expect(await (await get(new URL(url!, site).pathname, {}, web)).text()).toContain('id="zolta-lodz"');
});
