/** How long visitors wait for results with many pages and many visitors. */
import { Agent } from 'node:https';
import { afterAll, expect, test } from 'vitest';
import { HttpClient } from '../http-client.ts';
import { randomNumbers } from '../random-numbers.ts';
import { cmsSql } from '../running-stack.ts';
import { getFromCache } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { percentile, recordFigure } from './figures.ts';
import { runAtRate } from './run-at-rate.ts';

useStack();

const words = 20_000;
const letters = 'bcfghklmnpqrtvwx';
const seconds = 60;
const searchesPerSecond = 20;
const viewsPerSecond = 200;
/** The edge limits the searches of one IP address. */
const visitors = 60;

/** The word with this number. Without vowels no stemmer changes it. */
const wordOf = (number: number) =>
  `z${[...number.toString(16).padStart(4, '0')].map((digit) => letters[parseInt(digit, 16)]).join('')}`;
const wordSql = (number: string) =>
  `'z' || translate(lpad(to_hex((${number})::int), 4, '0'), '0123456789abcdef', '${letters}')`;
/** Some words are much more frequent than others, as in every language. */
const randomWordSql = wordSql(`floor(${words} * power(random(), 3))`);

afterAll(async () => {
  await removePages();
  await cmsSql(`delete from search_words where word like 'z____' and word !~ '[aeiou]'`);
});

/** Removes generated pages, but for this many in each language. */
async function removePages(kept = 0): Promise<void> {
  await cmsSql(`delete from search_index where substring(document_id, '^generated-(\\d+)$')::int > ${kept}`);
  // `full`, because the room of removed entries would be searched, too.
  await cmsSql('vacuum (full, analyze) search_index');
}

/** As the CMS writes terms (cms/src/search/term-vector.ts): each word as it is and with `=`. */
const vectorSql = (text: string, weight: string) =>
  `(select string_agg(format('%1$s:%2$s${weight} =%1$s:%2$s${weight}', word, position), ' ')::tsvector
    from unnest(string_to_array(${text}, ' ')) with ordinality as one (word, position))`;

/** Entries with random text: 4 words in the title, 150 in the text. */
async function addPages(from: number, to: number): Promise<void> {
  await Promise.all(['en', 'pl'].map((locale) => addPagesIn(locale, from, to)));
  await cmsSql('vacuum analyze search_index');
}

async function addPagesIn(locale: string, from: number, to: number): Promise<void> {
  const text = (count: number) =>
    `(select string_agg(${randomWordSql}, ' ') from generate_series(1, ${count}) where number > 0)`;
  await cmsSql(`select setseed(0.5);
    insert into search_index (document_id, locale, uid, path, is_part, access, title, passages, title_terms, terms, published_at, updated_at, version)
    select 'generated-' || number, '${locale}', 'api::page.page', '/generated-' || number, false, 'public', title,
      jsonb_build_array(jsonb_build_object('heading', '', 'anchor', '', 'text', body)),
      ${vectorSql('title', 'A')}, ${vectorSql('title', 'A')} || ${vectorSql('body', 'D')}, now(), now(), 1
    from (select number, ${text(4)} as title, ${text(150)} as body
      from generate_series(${from}, ${to}) as number) as generated`);
}

async function addWords(): Promise<void> {
  await cmsSql(`insert into search_words (locale, form, word, deletions)
    select locale, word, word, array(select left(word, i - 1) || substr(word, i + 1) from generate_series(1, length(word)) i) || word
    from (select locale, ${wordSql('number')} as word from generate_series(0, ${words - 1}) as number, unnest(array['en', 'pl']) as locale) as made
    on conflict do nothing`);
  await cmsSql('analyze search_words');
}

const random = randomNumbers(22);
const frequentWord = () => wordOf(Math.floor(words * random() ** 3));

/** One to three words; one in ten queries has a typing error. */
function nextQuery(): string {
  const query = Array.from({ length: 1 + Math.floor(random() * 3) }, frequentWord).join(' ');
  return random() < 0.1 ? query.slice(0, -1) : query;
}

/** Keeps its connections open, as browsers do. */
const newClient = (address: string) => new HttpClient(address, new Agent({ keepAlive: true, maxSockets: 20 }));

/** Returns how long each search took, in ms. */
async function measure(): Promise<number[]> {
  const clients = Array.from({ length: visitors }, (_, index) => newClient(`127.0.22.${index + 1}`));
  const paths = ['/', '/pl', '/pricing', '/product', '/pl/produkt'];
  for (const path of paths) await getFromCache(path, { 'Sec-Fetch-Site': 'same-origin' });
  const visitor = newClient('127.0.22.200');
  const views = runAtRate(
    viewsPerSecond,
    (index) => index >= seconds * viewsPerSecond,
    async (index) => {
      const path = paths[index % paths.length]!;
      return (await visitor.request(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })).status;
    },
  );
  const searches = await runAtRate(
    searchesPerSecond,
    (index) => index >= seconds * searchesPerSecond,
    async (index) => {
      const query = nextQuery();
      const path = `${index % 2 ? '/search' : '/pl/szukaj'}?q=${encodeURIComponent(query)}`;
      const { status, ms, body } = await clients[index % visitors]!.requestOnce(path);
      return { status, ms, hasResults: body.includes('<mark>'), query };
    },
  );
  expect((await views).filter((status) => status !== 200)).toEqual([]);
  expect(searches.filter(({ status }) => status !== 200)).toEqual([]);
  expect(searches.filter(({ query, hasResults }) => !query.includes(' ') && !hasResults)).toEqual([]);
  return searches.map(({ ms }) => ms);
}

/** The 95th percentile. The first of the two measurements warms up. */
async function measureP95(pages: string, limit: string): Promise<number> {
  await measure();
  const times = await measure();
  recordFigure(
    `${pages}, 20 searches and 200 views per second: p50, p95, p99`,
    [0.5, 0.95, 0.99].map((share) => `${percentile(times, share).toFixed(0)} ms`),
    limit,
  );
  return percentile(times, 0.95);
}

test('results come within 50 ms at 10,000 × 2 pages, and take at most half as long again at 100,000 × 2', async () => {
  await removePages();
  await addWords();
  await addPages(1, 10_000);
  const before = await measureP95('10,000 × 2 pages', 'p95 ≤ 50 ms');
  await addPages(10_001, 100_000);
  const large = await measureP95('100,000 × 2 pages', 'p95 ≤ 1.5 ×');
  await removePages(10_000);
  // The speed of the machine changes meanwhile.
  const after = await measureP95('10,000 × 2 pages again', 'p95 ≤ 50 ms');
  for (const small of [before, after]) expect(small).toBeLessThanOrEqual(50);
  const ratio = large / ((before + after) / 2);
  recordFigure('100,000 × 2 pages, compared with both measurements of 10,000 × 2', ratio.toFixed(2), '≤ 1.5');
  expect(ratio).toBeLessThanOrEqual(1.5);
});
