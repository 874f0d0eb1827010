import { createRequestListener } from '@remix-run/node-fetch-server';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from 'react-router';
import sirv, { type Options } from 'sirv';
import { startTracing } from 'telemetry';
import { config } from './app/config.server.ts';
import { storeBuildFiles } from './app/deploys/previous-builds.ts';
import { cacheControl, isBuiltFile, staticCacheHeaders } from './app/http/cache-policy.ts';
import { buildTag } from './app/http/cache-tags.ts';
import { rejectUnsupportedMethods } from './app/http/methods.ts';
import { log } from './app/log.server.ts';
import { requireServerBuild } from './app/react-router-internals/server-build.server.ts';

const endTracing = startTracing('web', config.OTEL_EXPORTER_OTLP_ENDPOINT);
// An error that nothing handles is logged as one line of JSON, like all others.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the process ends because of an error');
  process.exit(1);
});

const buildFolder = resolve(import.meta.dirname, config.BUILD_FOLDER);
const clientFolder = resolve(buildFolder, 'client');
const { id: buildId } = JSON.parse(readFileSync(resolve(clientFolder, 'builds/latest.json'), 'utf8')) as { id: string };
const serverBuild = await import(pathToFileURL(resolve(buildFolder, 'server/index.js')).href);
requireServerBuild(serverBuild);
// TLS is terminated by a proxy, and a client can send any Host, so scheme and host are always taken from PUBLIC_URL.
const { protocol, host } = new URL(config.PUBLIC_URL);
const handle = createRequestHandler(serverBuild, 'production');
const { readMetrics, openPreview } = serverBuild.entry.module as typeof import('./app/entry.server.tsx');
const handleRequest = rejectUnsupportedMethods(serverBuild.routes, async (request) => {
  const preview = await openPreview(request);
  if (preview instanceof Response) return preview;
  return preview ? handle(preview.request, preview.context) : handle(request);
});
const render = createRequestListener((request) => handleRequest(request), { protocol, host });

const fileOptions = {
  etag: true,
  brotli: true,
  gzip: true,
  dotfiles: false,
  setHeaders: (response, pathname) => {
    for (const [name, value] of Object.entries(staticCacheHeaders(pathname, buildTag(buildId))))
      response.setHeader(name, value);
  },
} satisfies Options;

const serveFile = sirv(clientFolder, fileOptions);
const fileNames = new Set(readdirSync(clientFolder, { recursive: true }).map((name) => `/${String(name)}`));
const isFile = (path: string) => fileNames.has(path) || isBuiltFile(path);
/**
 * Files of other builds are added and deleted while this process runs; `dev` makes sirv look for them on each request.
 */
const servePreviousBuildFile =
  config.PREVIOUS_BUILDS_FOLDER && sirv(config.PREVIOUS_BUILDS_FOLDER, { ...fileOptions, dev: true });
if (config.PREVIOUS_BUILDS_FOLDER) storeBuildFiles(clientFolder, config.PREVIOUS_BUILDS_FOLDER);

let isReady = false;

/**
 * Timeouts against slow requests (slowloris). HAProxy forwards a form when it is complete; a photo of up to 5 MB arrives
 * at the speed of the member's connection.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2_000 };

const server = createServer(timeouts, (request, response) => {
  response.setHeader('X-Build', buildId);
  // Search engines must be able to fetch a page to see this header, so robots.txt allows it.
  if (!config.INDEXED) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  if (!/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \//.test(`${request.method} ${request.url}`))
    return response.writeHead(400).end('bad request');
  // The edge handles range requests, and sirv throws on a range that ends before it starts.
  delete request.headers.range;
  // An unread body would block the connection, which the edge uses again. The listener would pause it once more.
  response.on('finish', () => {
    if (!request.complete) request.removeAllListeners('data').resume();
  });
  // A read error after the file was found must end the response, not the process.
  response.on('pipe', (file: Readable) => file.on('error', () => response.destroy()));
  if (!isReady && request.url === '/health/ready') return response.writeHead(503).end('not ready');
  const isReadMethod = request.method === 'GET' || request.method === 'HEAD';
  if (!isReadMethod && isFile(request.url!.split('?')[0]!))
    return response.writeHead(request.method === 'OPTIONS' ? 204 : 405, { Allow: 'GET, HEAD, OPTIONS' }).end();
  serveFile(request, response, () => {
    if (!isBuiltFile(request.url ?? '')) return void render(request, response);
    // Not cached: another replica may store the file in a moment.
    const sendNotFound = () =>
      void response
        .writeHead(404, { 'Cache-Control': cacheControl.none, 'Content-Type': 'text/plain' })
        .end('not found');
    if (servePreviousBuildFile) servePreviousBuildFile(request, response, sendNotFound);
    else sendNotFound();
  });
});

// The edge keeps idle connections for 60 seconds. If this process closed them first, the edge could send a form on a
// closed connection, and a form must not be sent again automatically.
server.keepAliveTimeout = 75_000;

server.listen(config.PORT, config.HOST, async () => {
  await warmUp(`http://${config.HOST}:${config.PORT}`);
  isReady = true;
  log.info({ url: `http://${config.HOST}:${config.PORT}`, build: buildId }, 'listening');
});

/** On a port of its own, which visitors cannot reach. */
if (config.METRICS_PORT)
  createServer(async (_, response) => response.end(await readMetrics()))
    .listen(config.METRICS_PORT, config.HOST)
    .on('error', (error) => log.error({ err: error }, 'the metrics cannot be served'));

/** The first renders take ten times as long as later ones, so a new replica renders pages before it is ready. */
async function warmUp(origin: string): Promise<void> {
  const deadline = Date.now() + 2_000;
  const ownPages = ['/enquiry', '/pl/enquiry', '/auth/login', '/account'];
  // Only in the first rounds, because the CMS may have just started too. If it is down, the other pages are enough.
  const cmsPages = ['/pricing', '/pl'];
  // An invalid session, so that the session lookup runs too.
  const headers = { cookie: 'session=rehearsal; __Host-session=rehearsal' };
  for (let round = 0; round < 30 && Date.now() < deadline; round += 1)
    for (const path of round < 6 ? [...ownPages, ...cmsPages] : ownPages)
      await fetch(origin + path, { headers, redirect: 'manual' })
        .then((response) => response.text())
        .catch(() => '');
}

/** Reports "not ready", waits until the edge has noticed, completes pending requests and exits. */
function shutDown(drainMs: number): void {
  isReady = false;
  setTimeout(() => {
    const exit = () =>
      void endTracing()
        .catch(() => {})
        .finally(() => process.exit(0));
    server.close(exit);
    server.closeIdleConnections();
    setTimeout(exit, 10_000).unref();
  }, drainMs);
}

process.once('SIGTERM', () => shutDown(config.DRAIN_MS));
process.once('SIGINT', () => shutDown(0));
