/** Strapi's HTTP server, and its listener for SIGTERM, which closes all connections at once. */
import type { Core } from '@strapi/strapi';
import { requireFunctions, requireInternal } from './require-internal';

const file = 'http-server.ts';

/** Whether the API answers: from the end of the start to the beginning of the stop. */
export function isListening(strapi: Core.Strapi): boolean {
  return strapi.server.httpServer.listening;
}

/** Called at the start, before the API answers. Commands such as `strapi import` never listen. */
export function onceListening(strapi: Core.Strapi, listener: () => void): void {
  strapi.server.httpServer.once('listening', listener);
}

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
export function requireHttpServer(strapi: Core.Strapi, sigtermListeners = process.listenerCount('SIGTERM')): void {
  requireInternal(sigtermListeners > 0, 'it has not added its listener for SIGTERM when src/index.ts registers', file);
  const methods = ['once', 'close', 'closeIdleConnections'];
  requireFunctions(strapi.server.httpServer, 'strapi.server.httpServer', 'method', methods, file);
}
