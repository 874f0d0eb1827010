/** From the editor's click to every edge: two webs, two edges, both languages, pages and their data, under visitors' load. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Editor } from 'e2e/editor';
import { cms, dataPath } from 'e2e/site';
import { ports, secrets } from 'stack/config';
import { percentile } from './tools.ts';

const edges = [0, 1].map((index) => `http://127.0.0.1:${ports.edge + index}`);

/** One publication every two seconds: busier than a newsroom. */
const paceMs = 2_000;

export type Published = {
  visible: number[];
  afterAnswer: number[];
  staleAfterPurge: number;
  loadErrors: number;
  load: number;
};

/** A steady stream of visitors to pages that are cached, on both edges. */
function visitors(paths: string[], perSecond: number) {
  const state = { sent: 0, errors: 0, over: false };
  const timer = setInterval(() => {
    for (let count = 0; count < perSecond / 20; count += 1) {
      const path = paths[state.sent % paths.length]!;
      state.sent += 1;
      fetch(edges[state.sent % 2]! + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
        .then(async (response) => {
          await response.arrayBuffer();
          if (response.status !== 200) state.errors += 1;
        })
        .catch(() => (state.errors += 1));
    }
  }, 50);
  return { state, stop: () => clearInterval(timer) };
}

export async function publish(times: number, perSecond: number, paths: string[]): Promise<Published> {
  const editor = await Editor.signIn(cms, secrets().cmsAdminPassword);
  const slugs = ['status', 'careers', 'about', 'terms'];
  const documents = await Promise.all(
    slugs.map(async (slug) => {
      const { documentId } = await editor.find('page', slug);
      const [en, pl] = await Promise.all(['en', 'pl'].map((locale) => editor.read('page', documentId, locale)));
      return { documentId, en: en!, pl: pl! };
    }),
  );
  // Visitors come to a site that is there already.
  for (const edge of edges) for (const path of paths) await (await fetch(edge + path)).arrayBuffer();
  const stream = visitors(paths, perSecond);
  const result: Published = { visible: [], afterAnswer: [], staleAfterPurge: 0, loadErrors: 0, load: 0 };
  const began = performance.now();
  for (let index = 0; index < times; index += 1) {
    const locale = index % 2 === 0 ? 'en' : 'pl';
    const { documentId, [locale]: before } = documents[index % documents.length]!;
    const marker = `marker-${index}-${Date.now().toString(36)}`;
    const address = `${locale === 'pl' ? '/pl' : ''}/${String(before.slug)}`;
    const places = edges.flatMap((edge) => [`${edge}${address}`, edge + dataPath(address)]);
    const shows = async (place: string) => (await (await fetch(place)).text()).includes(marker);
    await Promise.all(places.map(shows));

    const clicked = performance.now();
    let answered = Number.POSITIVE_INFINITY;
    const publishing = editor
      .publish('page', documentId, { title: `${String(before.title)} ${marker}` }, locale)
      .then(() => {
        answered = performance.now();
      });
    let lastSeen = 0;
    await Promise.all(
      places.map(async (place) => {
        while (!(await shows(place))) await sleep(20);
        lastSeen = Math.max(lastSeen, performance.now());
      }),
    );
    await publishing;
    result.visible.push(lastSeen - clicked);
    result.afterAnswer.push(Math.max(0, lastSeen - answered));
    // Everybody was told: from here on, nobody may see what was there before.
    while (!(await editor.publication(documentId, locale)).purgedAt) await sleep(20);
    for (let round = 0; round < 5; round += 1) {
      const seen = await Promise.all(places.map(shows));
      result.staleAfterPurge += seen.filter((one) => !one).length;
    }
    await sleep(Math.max(0, clicked + paceMs - performance.now()));
  }
  stream.stop();
  for (const { documentId, en, pl } of documents) {
    await editor.publish('page', documentId, { title: en.title }, 'en');
    await editor.publish('page', documentId, { title: pl.title }, 'pl');
  }
  await sleep(500);
  result.loadErrors = stream.state.errors;
  result.load = stream.state.sent / ((performance.now() - began) / 1_000);
  return result;
}

export function summary(times: number[]) {
  return { p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) };
}
