/** Preloads the files of pages with React that visible links lead to: a few at a time, each page once. */
import { matchRoutes } from 'react-router';
import { privatePath } from '#http/private-path.ts';
import { addResourceHint, maxConcurrent, shouldSaveData } from '#enhance/resource-hints.ts';
import { routeFiles, runningRouter } from '#react-router-internals/running-router.client.ts';

const requested = new Set<string>();
const waiting: string[] = [];
let loading = 0;

export function preloadVisible(): void {
  if (shouldSaveData()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) enqueue(target as HTMLAnchorElement);
  });
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])'))
      observer.observe(link);
  };
  observe();
  runningRouter()?.subscribe(() => setTimeout(observe));
}

function enqueue({ pathname, hreflang }: HTMLAnchorElement): void {
  // All other pages, and pages in another language, are loaded as documents.
  if (requested.has(pathname) || hreflang || !privatePath.test(pathname)) return;
  requested.add(pathname);
  waiting.push(pathname);
  void loadNext();
}

async function loadNext(): Promise<void> {
  if (loading >= maxConcurrent || waiting.length === 0) return;
  loading += 1;
  await Promise.all(filesOf(waiting.shift()!).map((file) => addResourceHint('modulepreload', file)));
  loading -= 1;
  void loadNext();
}

/** The files of the path's routes that this page has not loaded yet. */
function filesOf(path: string): string[] {
  const files = routeFiles() ?? {};
  const matches = matchRoutes(runningRouter()?.routes ?? [], path) ?? [];
  const all = matches.flatMap(({ route }) => {
    const routeFile = files[route.id ?? ''];
    return routeFile ? [routeFile.module, ...(routeFile.imports ?? [])] : [];
  });
  return [...new Set(all)].filter((file) => !document.querySelector(`link[href="${file}"]`));
}
