/** Loads a build of the web, and the data of a page once, with the loaders of the build. */
import type { ReactNode } from 'react';
import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router';

type PageTree = (context: EntryContext, url: string, nonce: string) => ReactNode;

export async function loadBuild(file: string): Promise<{ build: ServerBuild; pageTree: PageTree }> {
  const build = (await import(file)) as ServerBuild;
  const { pageTree } = build.entry.module as unknown as { pageTree: PageTree };
  return { build, pageTree };
}

export async function loadPage(build: ServerBuild, path: string): Promise<{ context: EntryContext; url: string }> {
  let captured: EntryContext | undefined;
  const entry = {
    module: {
      ...build.entry.module,
      default: (_: Request, __: number, headers: Headers, context: EntryContext) => {
        captured = context;
        return new Response('', { headers });
      },
    },
  } as ServerBuild['entry'];
  const url = new URL(path, process.env.PUBLIC_URL).href;
  const request = new Request(url, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  await createRequestHandler({ ...build, entry }, 'production')(request);
  if (!captured?.staticHandlerContext || captured.staticHandlerContext.errors)
    throw new Error(`${path} was not rendered`);
  return { context: captured, url };
}
