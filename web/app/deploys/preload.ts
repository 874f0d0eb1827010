/** Loads the files of pages with React that a visible link leads to, a few at a time, each page once. */
import { matchRoutes } from 'react-router';
import { privatePath } from '#http/private-path.ts';
import { atOnce, fetchAhead, savesData } from '#enhance/ahead.ts';
import { routeFiles, runningRouter } from './router.ts';

const asked = new Set<string>();
const waiting: string[] = [];
let loading = 0;

export function preloadVisible(): void {
  if (savesData()) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) ask(target as HTMLAnchorElement);
  });
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')) seen.observe(link);
  };
  observe();
  runningRouter()?.subscribe(() => setTimeout(observe));
}

function ask({ pathname, hreflang }: HTMLAnchorElement): void {
  // Every other page, and the same in another language, is a document.
  if (asked.has(pathname) || hreflang || !privatePath.test(pathname)) return;
  asked.add(pathname);
  waiting.push(pathname);
  void next();
}

async function next(): Promise<void> {
  if (loading >= atOnce || waiting.length === 0) return;
  loading += 1;
  await Promise.all(filesOf(waiting.shift()!).map((file) => fetchAhead('modulepreload', file)));
  loading -= 1;
  void next();
}

/** What its routes need and this page does not have yet. */
function filesOf(path: string): string[] {
  const files = routeFiles()?.routes ?? {};
  const matches = matchRoutes(runningRouter()?.routes ?? [], path) ?? [];
  const all = matches.flatMap(({ route }) => {
    const own = files[route.id ?? ''];
    return own ? [own.module, ...(own.imports ?? [])] : [];
  });
  return [...new Set(all)].filter((file) => !document.querySelector(`link[href="${file}"]`));
}
