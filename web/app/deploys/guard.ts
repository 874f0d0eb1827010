/**
 * In the head of every page, before anything is loaded: a file of a build that cannot be had, because the build is gone or a
 * line was cut. The page that somebody is on their way to is loaded as a document, once. If that does not help it is an error
 * of the route, whose page offers to try again; or the page stays as the server made it, enough to read and to send forms.
 */
import { createPolicy } from '../http/trusted-types.ts';
import { loadOnce } from './reload.ts';
import { runningRouter } from './router.ts';

// Vite says so of every file that is loaded on demand, and React Router of its routes' (patches/).
addEventListener('vite:preloadError', (event) => {
  if (loadOnce(runningRouter()?.state.navigation.location ?? location)) event.preventDefault();
});

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && target.matches('script[type=module], link[rel=stylesheet]')) missed();
  },
  true,
);

// React's own first file is asked for by a script that nobody listens to.
addEventListener('unhandledrejection', ({ reason }) => {
  if (/dynamically imported module|module script/.test(reason)) missed();
});

function missed(): void {
  if (loadOnce(location)) return;
  // What is said where there is no script is true now.
  const all = document.querySelectorAll('noscript');
  if (all.length === 0) return;
  const asServerMade = createPolicy('guard', { createHTML: (text) => text });
  for (const words of all) words.outerHTML = asServerMade?.createHTML(words.textContent) ?? words.textContent;
}
