import { privatePath } from '#http/private-path.ts';
import { addResourceHint, maxConcurrent, shouldSaveData } from './resource-hints.ts';

const fetched = new Set<string>();
let loading = 0;

/**
 * Prefetches a page of this site that the visitor is about to open. Skips private pages, and visitors who save data.
 */
export async function prefetch(link: HTMLAnchorElement | null): Promise<void> {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (fetched.has(link.pathname) || privatePath.test(link.pathname)) return;
  if (loading >= maxConcurrent || shouldSaveData()) return;
  fetched.add(link.pathname);
  loading += 1;
  await addResourceHint('prefetch', link.pathname);
  loading -= 1;
}
