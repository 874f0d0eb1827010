/**
 * Inline script in the head of every page: handles built files that fail to load, because their build was removed or
 * the connection was lost. It loads the page that the visitor navigates to as a document, once. If that fails too, the
 * route shows its error page with a retry link, or the page stays as the server rendered it, without React; forms still
 * work.
 */
import { createPolicy } from '../http/trusted-types.ts';
import { loadDocumentOnce } from './reload.ts';
import { isImportingOptional, moduleFailureEvent } from '../react-router-internals/module-failure.client.ts';
import { runningRouter } from '../react-router-internals/running-router.client.ts';

addEventListener(moduleFailureEvent, (event) => {
  if (isImportingOptional()) return;
  if (loadDocumentOnce(runningRouter()?.state.navigation.location ?? location)) event.preventDefault();
});

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && target.matches('script[type=module], link[rel=stylesheet]')) handleMissingFile();
  },
  true,
);

// The entry module of React is imported by an inline script without an error handler.
addEventListener('unhandledrejection', ({ reason }) => {
  if (/dynamically imported module|module script/.test(reason)) handleMissingFile();
});

function handleMissingFile(): void {
  if (loadDocumentOnce(location)) return;
  // The page works without JavaScript from now on, so the contents of <noscript> are shown.
  const elements = document.querySelectorAll('noscript');
  if (elements.length === 0) return;
  const policy = createPolicy('guard', { createHTML: (text) => text });
  for (const element of elements) element.outerHTML = policy?.createHTML(element.textContent) ?? element.textContent;
}
