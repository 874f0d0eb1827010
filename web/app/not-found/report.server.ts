/** Reports addresses without a page to the CMS, where editors can redirect them. */
import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { PathCounter } from './count.ts';

const intervalMs = 30_000;
const counter = new PathCounter(500);

/** The edge keeps a 404 for a minute, so each address is counted at most once a minute per edge. */
export function countNotFound(path: string): void {
  counter.add(path);
}

/** What cannot be reported is forgotten: it is a hint for editors, not a record. */
async function report(): Promise<void> {
  const paths = counter.take();
  if (paths.length > 0)
    await callCms('/not-found-paths', { method: 'POST', body: { paths } }, z.unknown()).catch(() => {});
}

export function startReporting(): void {
  setInterval(() => void report(), intervalMs).unref();
}
