/** Whoever pays for every byte, or waits long for it, is given nothing they have not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** So many at once, and no more. */
export const atOnce = 4;

/** Has the browser fetch something ahead; done when that has ended, well or not. */
export function fetchAhead(rel: 'prefetch' | 'modulepreload', href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    for (const end of ['load', 'error']) link.addEventListener(end, () => done());
    document.head.append(link);
  });
}
