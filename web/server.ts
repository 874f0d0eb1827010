import { createRequestListener } from '@remix-run/node-fetch-server';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from 'react-router';
import sirv, { type Options } from 'sirv';
import { config } from './app/config.server.ts';
import { keepFiles } from './app/deploys/kept-files.ts';
import { cacheControl, staticCacheHeaders } from './app/http/cache-policy.ts';

const folder = resolve(import.meta.dirname, config.BUILD_FOLDER);
const client = resolve(folder, 'client');
const { id: build } = JSON.parse(readFileSync(resolve(client, 'builds/latest.json'), 'utf8')) as { id: string };
const serverBuild = await import(pathToFileURL(resolve(folder, 'server/index.js')).href);
// TLS ends before this process, and Host is what a client says: the scheme and the host of every request are the site's own.
const { protocol, host } = new URL(config.PUBLIC_URL);
const handle = createRequestHandler(serverBuild, 'production');
const render = createRequestListener((request) => handle(request), { protocol, host });

const asFiles = {
  etag: true,
  brotli: true,
  gzip: true,
  dotfiles: false,
  setHeaders: (response, pathname) => {
    for (const [name, value] of Object.entries(staticCacheHeaders(pathname))) response.setHeader(name, value);
  },
} satisfies Options;

const files = sirv(client, asFiles);
/** Files of other builds, which come and go while this one runs: they are looked for when they are asked for. */
const keptFiles = config.KEPT_FILES_FOLDER && sirv(config.KEPT_FILES_FOLDER, { ...asFiles, dev: true });
if (config.KEPT_FILES_FOLDER) keepFiles(client, config.KEPT_FILES_FOLDER);

let isReady = false;

/** Whoever sends a request byte by byte is not waited for: forms are small. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };

const server = createServer(patience, (request, response) => {
  response.setHeader('X-Build', build);
  if (!/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \//.test(`${request.method} ${request.url}`))
    return response.writeHead(400).end('bad request');
  // Parts of a file are the edge's business, and sirv throws at parts that end before they begin.
  delete request.headers.range;
  // A file that cannot be read after it was found ends this answer, not this process.
  response.on('pipe', (file: Readable) => file.on('error', () => response.destroy()));
  if (!isReady && request.url === '/health/ready') return response.writeHead(503).end('not ready');
  files(request, response, () => {
    if (!/^\/(assets|builds)\//.test(request.url ?? '')) return void render(request, response);
    // Another replica may have it in a moment: nobody is to remember that it was not here.
    const missing = () =>
      void response
        .writeHead(404, { 'Cache-Control': cacheControl.none, 'Content-Type': 'text/plain' })
        .end('not found');
    if (keptFiles) keptFiles(request, response, missing);
    else missing();
  });
});

// The edge keeps idle connections for a minute. If this end hung up first, a form could be sent into a connection that has just
// been closed, and nobody may send a form twice on the visitor's behalf.
server.keepAliveTimeout = 75_000;

server.listen(config.PORT, config.HOST, async () => {
  await rehearse(`http://${config.HOST}:${config.PORT}`);
  isReady = true;
  console.log(`web listens on http://${config.HOST}:${config.PORT}`);
});

/** The first pages take ten times as long as the others. A new replica makes them before it is sent visitors. */
async function rehearse(origin: string): Promise<void> {
  const until = Date.now() + 2_000;
  const ownPages = ['/enquiry', '/pl/enquiry', '/auth/login', '/account'];
  // The CMS, which may have just started too, is asked for a few; if it is away, the others are enough.
  const cmsPages = ['/pricing', '/pl'];
  // Nobody's session: it is looked for, and not found.
  const headers = { cookie: 'session=rehearsal; __Host-session=rehearsal' };
  for (let round = 0; round < 30 && Date.now() < until; round += 1)
    for (const path of round < 6 ? [...ownPages, ...cmsPages] : ownPages)
      await fetch(origin + path, { headers, redirect: 'manual' })
        .then((answer) => answer.text())
        .catch(() => '');
}

/** Says "not ready", gives the edge time to notice, finishes what is under way, and leaves. */
function leave(noticeMs: number): void {
  isReady = false;
  setTimeout(() => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 10_000).unref();
  }, noticeMs);
}

process.once('SIGTERM', () => leave(config.DRAIN_MS));
process.once('SIGINT', () => leave(0));
