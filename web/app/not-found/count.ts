import { Counter } from '#reporting/counter.ts';

/** Counts addresses without a page. */
export class PathCounter extends Counter<{ path: string }> {
  /** Only addresses that could belong to a page. Programs that search for weak points ask for many others. */
  addPath(path: string): void {
    if (/^\/[A-Za-z0-9/-]{1,200}$/.test(path)) this.add(path, { path });
  }
}
