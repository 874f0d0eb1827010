/**
 * The content store: the answers to all questions that the web asks about published content, kept in PostgreSQL in the
 * form in which the web reads them. The web reads them without the CMS (web/app/content/store/).
 *
 * 1. A web instance announces its queries when it starts (queries.ts).
 * 2. The CMS asks its own API all of them, for every document and language, and stores the answers (fill.ts). So a page
 *    is there although nobody has opened it.
 * 3. A publication has tags, and so has an answer. An answer is valid if no later publication shares a tag with it. The
 *    web decides this with the query that reads the answer: no message can be lost.
 * 4. After a publication, the CMS stores new answers in place of the invalid ones (refill.ts), and then has the edges
 *    purged (src/publish/workers.ts). Until then, the web asks the CMS's API.
 */
import type { Core } from '@strapi/strapi';
import { startHourlyWorker, startWorker } from '../publish/workers';
import { fillQueries } from './fill';
import { deleteOldQueries } from './queries';
import { refillAfterPublications } from './refill';

export function startContentStore(strapi: Core.Strapi): void {
  startWorker(strapi, 'content store', () => refillAfterPublications(strapi), { isFirst: true });
  startWorker(strapi, 'content store', () => fillQueries(strapi));
  startHourlyWorker(strapi, 'content store', () => deleteOldQueries(strapi));
}
