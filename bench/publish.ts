/**
 * Measures the time from an editor's click on Publish until every edge serves the new page: with two web instances, two
 * edges, both languages, pages and their data, while visitors use the site.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Editor } from 'e2e/editor';
import { cms, dataPath } from 'e2e/site';
import { secrets } from 'stack/config';
import { edges, percentile } from './tools.ts';

/** One publication every two seconds. */
const intervalMs = 2_000;

/** Durations in milliseconds: from the click until visible everywhere, and from the response of the CMS until then. */
export type PublishResult = {
  visible: number[];
  afterAnswer: number[];
  staleAfterPurge: number;
  loadErrors: number;
  load: number;
};

/** Requests cached pages from both edges at a steady rate. */
function startVisits(paths: string[], perSecond: number) {
  const state = { sent: 0, errors: 0 };
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

export async function measurePublishing(times: number, perSecond: number, paths: string[]): Promise<PublishResult> {
  const editor = await Editor.signIn(cms, secrets().cmsAdminPassword);
  const slugs = ['status', 'careers', 'about', 'terms'];
  const documents = await Promise.all(
    slugs.map(async (slug) => {
      const { documentId } = await editor.find('page', slug);
      const [en, pl] = await Promise.all(['en', 'pl'].map((locale) => editor.read('page', documentId, locale)));
      return { documentId, en: en!, pl: pl! };
    }),
  );
  // Fills the caches.
  for (const edge of edges) for (const path of paths) await (await fetch(edge + path)).arrayBuffer();
  const visits = startVisits(paths, perSecond);
  const result: PublishResult = { visible: [], afterAnswer: [], staleAfterPurge: 0, loadErrors: 0, load: 0 };
  const began = performance.now();
  for (let index = 0; index < times; index += 1) {
    const locale = index % 2 === 0 ? 'en' : 'pl';
    const { documentId, [locale]: before } = documents[index % documents.length]!;
    const marker = `marker-${index}-${Date.now().toString(36)}`;
    const path = `${locale === 'pl' ? '/pl' : ''}/${String(before.slug)}`;
    const urls = edges.flatMap((edge) => [`${edge}${path}`, edge + dataPath(path)]);
    const showsMarker = async (url: string) => (await (await fetch(url)).text()).includes(marker);
    await Promise.all(urls.map(showsMarker));

    const clicked = performance.now();
    let answered = Number.POSITIVE_INFINITY;
    const publishing = editor
      .publish('page', documentId, { title: `${String(before.title)} ${marker}` }, locale)
      .then(() => {
        answered = performance.now();
      });
    let lastSeen = 0;
    await Promise.all(
      urls.map(async (url) => {
        while (!(await showsMarker(url))) await sleep(20);
        lastSeen = Math.max(lastSeen, performance.now());
      }),
    );
    await publishing;
    result.visible.push(lastSeen - clicked);
    result.afterAnswer.push(Math.max(0, lastSeen - answered));
    // After all edges have acknowledged the purge, no response may contain the old title.
    while (!(await editor.publication(documentId, locale)).purgedAt) await sleep(20);
    for (let round = 0; round < 5; round += 1) {
      const seen = await Promise.all(urls.map(showsMarker));
      result.staleAfterPurge += seen.filter((isNew) => !isNew).length;
    }
    await sleep(Math.max(0, clicked + intervalMs - performance.now()));
  }
  visits.stop();
  for (const { documentId, en, pl } of documents) {
    await editor.publish('page', documentId, { title: en.title }, 'en');
    await editor.publish('page', documentId, { title: pl.title }, 'pl');
  }
  await sleep(500);
  result.loadErrors = visits.state.errors;
  result.load = visits.state.sent / ((performance.now() - began) / 1_000);
  return result;
}

export function summarize(times: number[]) {
  return { p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) };
}
