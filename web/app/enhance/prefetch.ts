import { privatePath } from '#http/private-path.ts';

const fetched = new Set<string>();

/** Fetches a page of ours that somebody is about to open. Private pages, and visitors who save data, are left alone. */
export function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (fetched.has(link.pathname) || privatePath.test(link.pathname)) return;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  fetched.add(link.pathname);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.pathname;
  document.head.append(hint);
}
