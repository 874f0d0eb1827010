/** Strapi's listener for SIGTERM, which closes all connections at once, and its HTTP server. */
import type { Core } from '@strapi/strapi';
import { requireFunctions, requireInternal } from './require-internal';

const file = 'shutdown.ts';

/** Removes all other listeners, and so Strapi's own. */
export function replaceSigtermListener(listener: () => void): void {
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', listener);
}

/** Accepts no new connection, closes idle ones, and resolves when the requests in progress are finished. */
export async function closeHttpServer(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  const ended = new Promise((done) => httpServer.close(done));
  httpServer.closeIdleConnections();
  await ended;
}

/** Called before middlewares are created: a listener that Strapi added later would not be removed. */
export function requireShutdown(strapi: Core.Strapi, sigtermListeners = process.listenerCount('SIGTERM')): void {
  requireInternal(sigtermListeners > 0, 'it has not added its listener for SIGTERM when src/index.ts registers', file);
  requireFunctions(
    strapi.server.httpServer,
    'strapi.server.httpServer',
    'method',
    ['close', 'closeIdleConnections'],
    file,
  );
}
