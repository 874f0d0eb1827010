/** Reports addresses without a page to the CMS, where editors can redirect them. */
import { reportRegularly } from '#reporting/report.server.ts';
import { PathCounter } from './count.ts';

const counter = new PathCounter(500);

/** The edge keeps a 404 for a minute, so each address is counted at most once a minute per edge. */
export function countNotFound(path: string): void {
  counter.addPath(path);
}

export function reportNotFound(): void {
  reportRegularly(counter, '/not-found-paths', 'paths');
}
