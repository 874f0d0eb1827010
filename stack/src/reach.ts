/** How tools reach into a running stack: its database as the CMS sees it, and its edges as the CMS tells them. */
import { ports, secrets } from './config.ts';
import { query } from './postgres.ts';
import { runningNames } from './processes.ts';

export function cmsSql(statement: string): Promise<string> {
  return query(statement, { user: 'cms', password: secrets().cmsDatabasePassword, database: 'duet' });
}

export async function purgeEdges(tags: string[]): Promise<void> {
  const edges = runningNames().filter((name) => /^edge(-\d+)?$/.test(name));
  await Promise.all(
    edges.map(async (_, index) => {
      const headers = { 'X-Purge-Tags': tags.join(' '), 'X-Purge-Secret': secrets().edgePurgeSecret };
      const response = await fetch(`http://127.0.0.1:${ports.purge + index}`, { method: 'PURGE', headers });
      if (!response.ok) throw new Error(`An edge refused the purge: ${response.status}`);
    }),
  );
}
