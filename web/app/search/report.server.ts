/** Reports to the CMS what visitors searched, so that editors see what is not found. */
import { reportRegularly } from '#reporting/report.server.ts';
import { SearchCounter, type Search } from './count.ts';

const counter = new SearchCounter(500);

/** The edge keeps results for a minute, so each search is counted at most once a minute per edge. */
export function countSearch(search: Search): void {
  counter.addSearch(search);
}

export function reportSearches(): void {
  reportRegularly(counter, '/searches', 'searches');
}
