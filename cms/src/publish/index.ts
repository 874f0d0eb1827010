/**
 * Everything that happens on publish, in the order it happens:
 *
 * 1. A change to published content is detected, whether it is made in the admin, by an API call or by a script
 *    (detect.ts). changes.ts decides what it purges and how it is verified.
 * 2. The tags to purge are written to PostgreSQL in the same transaction as the change, so that a crash cannot separate
 *    them (record.ts).
 * 3. The CMS sends a purge to each edge and retries until the edge confirms it (purge.ts). A second purge follows when
 *    every page that was being rendered during the first one is finished, because such a page may be stale.
 * 4. The CMS requests the public URL (verify.ts), and the admin shows whether the change is live (status-route.ts,
 *    src/admin/live-panel.tsx).
 */
import type { Core } from '@strapi/strapi';
import { trackDocuments, trackFiles } from './detect';
import { purgeEdge } from './purge';
import { deleteOldRows } from './record';
import { publishSettings } from './settings';
import { addStatusRoute } from './status-route';
import { verifyPublications } from './verify';
import { startHourlyWorker, startWorker, stopWorkers } from './workers';

export function registerPublishing(strapi: Core.Strapi): void {
  trackDocuments(strapi);
  trackFiles(strapi);
  addStatusRoute(strapi);
}

export function startPublishing(strapi: Core.Strapi): void {
  for (const edge of publishSettings(strapi).edges) startWorker(strapi, 'publishing', () => purgeEdge(strapi, edge));
  startWorker(strapi, 'publishing', () => verifyPublications(strapi));
  startHourlyWorker(strapi, 'publishing', () => deleteOldRows(strapi));
}

export async function stopPublishing(): Promise<void> {
  await stopWorkers();
}
