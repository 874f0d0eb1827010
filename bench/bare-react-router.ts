/**
 * React Router alone: a server with the web's routes and components, as a new project has it. Its loaders return data
 * that was loaded once; there is no middleware, no policy and no cache header. Runs as a process with the web's
 * environment.
 */
import { createServer } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router';
import { loadBuild, loadPage } from './load-page.ts';

const [buildFile, port, ...paths] = process.argv.slice(2);
const { build, pageTree } = await loadBuild(buildFile!);

/** The data of each route, by the path of the page. */
const data = new Map<string, Record<string, unknown>>();
for (const path of paths) data.set(path, (await loadPage(build, path)).context.staticHandlerContext.loaderData);

const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    const { middleware: _, headers: __, ...module } = route!.module;
    const loader = ({ request }: { request: Request }) => data.get(new URL(request.url).pathname)?.[id] ?? null;
    return [id, { ...route!, module: { ...module, ...(module.loader && { loader }) } }];
  }),
);

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(pageTree(context, request.url, 'nonce'), {
      onShellReady: () => {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const entry = { module: { default: handleRequest } } as unknown as ServerBuild['entry'];
const handle = createRequestHandler({ ...build, routes, entry } as ServerBuild, 'production');
createServer(createRequestListener((request) => handle(request))).listen(Number(port), '127.0.0.1');
