/**
 * The event of `window` when a module of a page cannot be loaded. Vite dispatches it for dynamic imports, and React
 * Router, with our patch (patches/), for route modules. If a listener prevents the default, the navigation waits for
 * the document that the listener loads; otherwise the route shows its error page.
 */
export const moduleFailureEvent = 'vite:preloadError';

type Globals = { optionalImports?: number };

/**
 * Imports a module that the page can do without. Returns null if it cannot be loaded. The inline script guard.ts, which
 * has its own copy of this file, recognizes such an import by a counter in `window`.
 */
export async function importOptional<T>(load: () => Promise<T>): Promise<T | null> {
  const globals = window as Globals;
  globals.optionalImports = (globals.optionalImports ?? 0) + 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    globals.optionalImports -= 1;
  }
}

export function isImportingOptional(): boolean {
  return Boolean((window as Globals).optionalImports);
}
