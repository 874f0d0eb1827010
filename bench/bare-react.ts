/**
 * React alone: `renderToString` of the same tree that the web renders, with its data already loaded and without HTTP. Runs
 * as a process with the web's environment; prints pages per second for each path.
 */
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { loadBuild, loadPage } from './load-page.ts';

const [buildFile, seconds, ...paths] = process.argv.slice(2);
const { build, pageTree } = await loadBuild(buildFile!);

const results: Record<string, number> = {};
for (const path of paths) {
  const { context, url } = await loadPage(build, path);
  // As the web does for pages without React in the browser: without the payload for hydration.
  const { serverHandoffStream: _, ...tree } = context;
  const render = () => renderToString(pageTree(tree as EntryContext, url, 'nonce'));
  const warmUntil = performance.now() + 1_000;
  while (performance.now() < warmUntil) render();
  const began = performance.now();
  let count = 0;
  while (performance.now() < began + Number(seconds) * 1_000) {
    render();
    count += 1;
  }
  results[path] = count / ((performance.now() - began) / 1_000);
}
process.stdout.write(`${JSON.stringify(results)}\n`);
process.exit(0);
