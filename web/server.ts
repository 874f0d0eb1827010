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

let draining = false;

const server = createServer((request, response) => {
  if (draining && request.url === '/health/ready') return response.writeHead(503).end('draining');
  files(request, response, () => void render(request, response));
});

// The edge keeps idle connections for a minute. If this end hung up first, a form could be sent into a connection that has just
// been closed, and nobody may send a form twice on the visitor's behalf.
server.keepAliveTimeout = 75_000;

server.listen(config.PORT, config.HOST, () => console.log(`web listens on http://${config.HOST}:${config.PORT}`));

/** Says "not ready", gives the edge time to notice, finishes what is under way, and leaves. */
process.once('SIGTERM', () => {
  draining = true;
  setTimeout(() => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 10_000).unref();
  }, config.DRAIN_MS);
});
