import { privatePath } from '#http/private-path.ts';
import { atOnce, fetchAhead, savesData } from './ahead.ts';

const fetched = new Set<string>();
let loading = 0;

/** Fetches a page of ours that somebody is about to open. Private pages, and visitors who save data, are left alone. */
export async function prefetch(link: HTMLAnchorElement | null): Promise<void> {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (fetched.has(link.pathname) || privatePath.test(link.pathname)) return;
  if (loading >= atOnce || savesData()) return;
  fetched.add(link.pathname);
  loading += 1;
  await fetchAhead('prefetch', link.pathname);
  loading -= 1;
}
