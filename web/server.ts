import { createRequestListener } from '@react-router/node';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { config } from './app/config.server.ts';
import { staticCacheHeaders } from './app/http/cache-policy.ts';

const buildFile = new URL('./build/server/index.js', import.meta.url).href;
const render = createRequestListener({ build: await import(buildFile), mode: 'production' });

const files = sirv(new URL('./build/client', import.meta.url).pathname, {
  etag: true,
  brotli: true,
  gzip: true,
  dotfiles: false,
  setHeaders: (response, pathname) => {
    for (const [name, value] of Object.entries(staticCacheHeaders(pathname))) response.setHeader(name, value);
  },
});

let isReady = false;

const server = createServer((request, response) => {
  if (!isReady && request.url === '/health/ready') return response.writeHead(503).end('not ready');
  files(request, response, () => void render(request, response));
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
  const until = Date.now() + 3_000;
  for (let round = 0; round < 30 && Date.now() < until; round += 1)
    for (const path of ['/enquiry', '/pl/enquiry', '/auth/login'])
      await fetch(origin + path)
        .then((answer) => answer.text())
        .catch(() => '');
}

/** Says "not ready", gives the edge time to notice, finishes what is under way, and leaves. */
process.once('SIGTERM', () => {
  isReady = false;
  setTimeout(() => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 10_000).unref();
  }, config.DRAIN_MS);
});
