/**
 * Cached pages belong to the build that rendered them. When the web announces another build, pages of previous builds
 * are purged: immediately, and again later, because web instances of the previous build answer until the last one is
 * replaced.
 */
import type { Core } from '@strapi/strapi';
import { cancelPurges, recordPurge } from './publish/record';
import { wakeWorkers } from './publish/workers';
import { buildTag } from './tags';

const delaysMs = [0, 60_000, 600_000, 3_600_000];
/** Pages are cached for at most a day, so a build that started earlier than this has no cached pages. */
const retentionDays = 7;

/** The build that was announced last is the current one; announcing it again changes nothing. */
export async function changeBuild(strapi: Core.Strapi, id: string): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx.raw('lock table site_builds in exclusive mode');
    const known = (await trx('site_builds').orderBy('started_at', 'desc').select('id')) as { id: string }[];
    if (known[0]?.id === id) return;
    await trx('site_builds')
      .insert({ id, started_at: trx.raw('clock_timestamp()') })
      .onConflict('id')
      .merge();
    await trx.raw(`delete from site_builds where started_at < now() - ? * interval '1 day'`, [retentionDays]);
    await cancelPurges(trx as never, buildTag(id));
    const others = known.filter((one) => one.id !== id).map((one) => buildTag(one.id));
    // At the first announcement, cached pages may be from unknown builds.
    if (others.length > 0) await recordPurge(strapi, trx as never, others, delaysMs);
    else await recordPurge(strapi, trx as never, ['all'], [0]);
    onCommit(wakeWorkers);
  });
}
