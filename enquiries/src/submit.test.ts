/** Storing, listing and erasing enquiries. */
import { expect, test } from 'vitest';
import { markRead } from './enquiry-actions.ts';
import { erase, eraseByOwner, eraseCmsEntries, findByEmail } from './erase.ts';
import { listSentEnquiries } from './sent-enquiries.ts';
import { deleteExpired } from './worker.ts';

import { anEnquiry, count, enquiries, useWorker, worker } from './worker-fixture.ts';

useWorker();

test('stores one enquiry when the same form is sent five times at once', async () => {
  const enquiry = anEnquiry();
  const answers = await Promise.all(Array.from({ length: 5 }, () => enquiries.submit(enquiry)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await count(`enquiries where key = '${enquiry.key}'`)).toBe(1);
  expect(await count(`deliveries where enquiry = '${answers[0]!.id}'`)).toBe(4);
});

test('stores another enquiry when the same form is sent with another text', async () => {
  const enquiry = anEnquiry();
  const first = await enquiries.submit(enquiry);
  const second = await enquiries.submit({ ...enquiry, message: 'And one thing more.' });
  expect(second.id).not.toBe(first.id);
});

test('stores one enquiry when the same text is sent twice within a day without a key', async () => {
  const enquiry = anEnquiry({ key: '' });
  const [first, second] = await Promise.all([enquiries.submit(enquiry), enquiries.submit(enquiry)]);
  expect(second!.id).toBe(first!.id);
  await worker.database.pool.query(
    `update enquiries set received_at = received_at - interval '25 hours' where id = $1`,
    [first!.id],
  );
  expect((await enquiries.submit(enquiry)).id).not.toBe(first!.id);
});

test('erases an enquiry with its deliveries, and its CMS entry once the CMS answers', async () => {
  const { id } = await enquiries.submit(anEnquiry({ email: 'Erase.Me@example.com' }));
  expect(await findByEmail(worker.database, 'erase.me@EXAMPLE.com')).toEqual([id]);
  await erase(worker.database, [id]);
  expect(await count(`enquiries where id = '${id}'`)).toBe(0);
  expect(await count(`deliveries where enquiry = '${id}'`)).toBe(0);
  expect(await count('erasures')).toBe(1);
  await expect(
    eraseCmsEntries(worker.database, async () => {
      throw new Error('The CMS is down');
    }),
  ).rejects.toThrow('down');
  const removed: string[] = [];
  const remove = async (entry: string) => void removed.push(entry);
  await eraseCmsEntries(worker.database, remove);
  // A delivery may have been under way: the entry is removed a second time before the erasure is deleted.
  expect(await count('erasures')).toBe(1);
  await worker.database.pool.query(`update erasures set asked_at = asked_at - interval '3 minutes'`);
  await eraseCmsEntries(worker.database, remove);
  expect(removed).toEqual([id, id]);
  expect(await count('erasures')).toBe(0);
});

test('deletes only enquiries that are older than the retention period', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  const recent = await enquiries.submit(anEnquiry());
  await worker.database.pool.query(`update enquiries set received_at = now() - interval '25 months' where id = $1`, [
    id,
  ]);
  expect(await deleteExpired({ ...worker, now: () => null }, { ENQUIRIES_KEEP_MONTHS: 24 } as never)).toBe(1);
  expect(await count(`enquiries where id = '${id}'`)).toBe(0);
  expect(await count(`enquiries where id = '${recent.id}'`)).toBe(1);
});

test('lists what a member sent, signed in or not, with its state', async () => {
  const zofia = { account: 'account-of-zofia', email: 'Zofia@Example.com' };
  const { id } = await enquiries.submit(anEnquiry({ account: zofia.account, message: 'Mine' }));
  expect(await listSentEnquiries(worker.database, zofia)).toMatchObject([{ id, message: 'Mine', state: 'received' }]);
  await markRead(worker.database, id);
  expect(await listSentEnquiries(worker.database, zofia)).toMatchObject([{ state: 'read' }]);
  await worker.database.pool.query('update enquiries set answered_at = now() where id = $1', [id]);
  expect(await listSentEnquiries(worker.database, zofia)).toMatchObject([{ state: 'answered' }]);
  await enquiries.submit(anEnquiry({ account: null }));
  // Another member's enquiry with this email belongs to that member.
  await enquiries.submit(anEnquiry({ account: 'account-of-jan' }));
  await enquiries.submit(anEnquiry({ account: null, email: 'jan@example.com' }));
  expect(await listSentEnquiries(worker.database, zofia)).toHaveLength(2);
  expect(
    await listSentEnquiries(worker.database, { account: 'account-of-jan', email: 'jan@example.com' }),
  ).toHaveLength(2);
});

test('erases all that a member sent, and nothing of others', async () => {
  const zofia = { account: 'account-of-zofia', email: 'zofia@example.com' };
  await enquiries.submit(anEnquiry({ account: zofia.account, email: 'other@example.com' }));
  await enquiries.submit(anEnquiry({ account: null }));
  await enquiries.submit(anEnquiry({ account: 'account-of-jan' }));
  await enquiries.submit(anEnquiry({ account: null, email: 'jan@example.com' }));
  expect(await count('enquiries')).toBe(4);
  const erased: string[] = [];
  await eraseByOwner(worker.database, zofia, (ids) => erased.push(...ids));
  expect(await count(`enquiries where account = 'account-of-jan' or email = 'jan@example.com'`)).toBe(2);
  expect(await count('enquiries')).toBe(2);
  expect(await count('erasures')).toBe(2);
});
