/**
 * React alone: `renderToString` of the same tree that the web renders, with its data already loaded and without HTTP. Runs
 * as a process with the web's environment; prints pages per second for each path.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext } from 'react-router';

const [buildFile, seconds, ...paths] = process.argv.slice(2);
type PageTree = (context: EntryContext, url: string, nonce: string) => ReactNode;
const build = await import(buildFile!);
const { pageTree } = build.entry.module as { pageTree: PageTree };

/** Lets React Router load the page's data once, and returns the context that it would have rendered. */
async function loadContext(path: string): Promise<{ context: EntryContext; url: string }> {
  let captured: EntryContext | undefined;
  const entry = {
    module: {
      ...build.entry.module,
      default: (_: Request, __: number, headers: Headers, context: EntryContext) => {
        captured = context;
        return new Response('', { headers });
      },
    },
  };
  const url = new URL(path, process.env.PUBLIC_URL).href;
  await createRequestHandler(
    { ...build, entry },
    'production',
  )(new Request(url, { headers: { 'Sec-Fetch-Site': 'same-origin' } }));
  if (!captured?.staticHandlerContext || captured.staticHandlerContext.errors)
    throw new Error(`${path} was not rendered`);
  return { context: captured, url };
}

const results: Record<string, number> = {};
const pages = await Promise.all(paths.map(async (path) => ({ path, ...(await loadContext(path)) })));
for (const { path, context, url } of pages) {
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
