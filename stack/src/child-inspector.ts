/**
 * Preload for a program that forks its server with node:cluster:
 *
 *   node --import 'file:///…/child-inspector.ts?port=9230'
 *
 * Opens an inspector in the forked process, always on this port. `--inspect` would give every new fork the next port.
 */
import cluster from 'node:cluster';
import { open, url } from 'node:inspector';
import { isMainThread } from 'node:worker_threads';

if (cluster.isWorker && isMainThread) openInspector(Number(new URL(import.meta.url).searchParams.get('port')));

/** Retries, because the process that this one replaces may still use the port for a moment. */
function openInspector(port: number): void {
  open(port, '127.0.0.1');
  if (!url()) setTimeout(openInspector, 200, port).unref();
}
