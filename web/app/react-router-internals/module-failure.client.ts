/**
 * The event of `window` when a module of a page cannot be loaded. Vite dispatches it for dynamic imports, and React
 * Router, with our patch (patches/), for route modules. If a listener prevents the default, the navigation waits for
 * the document that the listener loads; otherwise the route shows its error page.
 */
export const moduleFailureEvent = 'vite:preloadError';
