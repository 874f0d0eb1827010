/** Nothing is prefetched in the data-saver mode or on a slow (2G) connection. */
export function shouldSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** The maximum number of parallel prefetches. */
export const maxConcurrent = 4;

/** Adds a `<link>` that makes the browser fetch a URL. Resolves when it has loaded or failed. */
export function addResourceHint(rel: 'prefetch' | 'modulepreload', href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    for (const event of ['load', 'error']) link.addEventListener(event, () => done());
    document.head.append(link);
  });
}
