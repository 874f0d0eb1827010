/** Planned publications with two CMS processes: each is done exactly once, and is live within a second of its time. */
import { expect, onTestFinished, test } from 'vitest';
import { signInEditor } from '../publishing.ts';
import { cmsSql } from '../running-stack.ts';
import { startTemporaryInstance } from '../temporary-instance.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { recordFigure } from './figures.ts';

useStack();

const planCount = 100;
const secondsBetween = 1;

test(`${planCount} planned publications: each is done once, and is live within a second`, async () => {
  const editor = await signInEditor();
  const { url: second } = await startTemporaryInstance('cms', {});
  await waitFor('the second CMS', async () => (await fetch(`${second}/_health`).catch(() => null))?.ok);
  const ids: string[] = [];
  onTestFinished(async () => {
    for (const id of ids) await editor.remove('page', id);
  });
  const name = Date.now().toString(36);
  for (let number = 1; number <= planCount; number += 1) {
    const { document } = await editor.create('page', { title: `Planned ${number}`, slug: `planned-${name}-${number}` });
    ids.push(document!.documentId);
    const plan = { uid: 'api::page.page', documentId: ids.at(-1), locale: 'en', action: 'publish' };
    const { status } = await editor.call('POST', '/admin/site/schedule', {
      ...plan,
      date: '2099-01-01',
      time: '09:00',
    });
    expect(status).toBe(200);
  }
  const list = ids.map((id) => `'${id}'`).join(',');
  // The form of the admin plans by the minute. These are due one after the other, so that each can be timed.
  await cmsSql(`
    update scheduled_changes set due_at = now() + interval '5 seconds' + place * interval '${secondsBetween} seconds'
    from (select id as changed, row_number() over (order by id) as place from scheduled_changes
          where document_id in (${list})) as places
    where id = changed`);
  await waitFor('all plans to be done and live', async () => {
    const open = await cmsSql(`
      select count(*) from scheduled_changes left join publications using (document_id)
      where document_id in (${list}) and (done_at is null or live_at is null)`);
    return open.trim() === '0';
  });
  const rows = await cmsSql(`
    select count(*), max(extract(epoch from live_at - due_at)), min(extract(epoch from live_at - due_at))
    from scheduled_changes join publications using (document_id) where document_id in (${list})`);
  const [publications, slowest, fastest] = rows.trim().split('|').map(Number);
  recordFigure('planned publications', planCount);
  recordFigure('publications made', publications!, String(planCount));
  recordFigure('slowest: live after its time, in seconds', slowest!.toFixed(2), '≤ 1');
  expect(publications).toBe(planCount);
  expect(fastest).toBeGreaterThan(0);
  expect(slowest).toBeLessThanOrEqual(1);
});
