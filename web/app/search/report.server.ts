/** Reports to the CMS what visitors searched, so that editors see what is not found. */
import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { SearchCounter, type Search } from './count.ts';

const intervalMs = 30_000;
const counter = new SearchCounter(500);

/** The edge keeps results for a minute, so each search is counted at most once a minute per edge. */
export function countSearch(search: Search): void {
  counter.add(search);
}

/** What cannot be reported is forgotten: it is a hint for editors, not a record. */
async function report(): Promise<void> {
  const searches = counter.take();
  if (searches.length > 0)
    await callCms('/searches', { method: 'POST', body: { searches } }, z.unknown()).catch(() => {});
}

export function startReportingSearches(): void {
  setInterval(() => void report(), intervalMs).unref();
}
