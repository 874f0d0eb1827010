/** Replies of editors, who handles an enquiry, and internal notes. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DeliveryError } from './deliver.ts';
import { readEnquiryState, replyToEnquiry, setHandling } from './enquiry-actions.ts';
import { erase } from './erase.ts';
import {
  anEnquiry,
  behaviour,
  calls,
  count,
  enquiries,
  hour,
  passTime,
  sentReplies,
  useWorker,
  worker,
} from './worker-fixture.ts';

useWorker();

const unknown = '00000000-0000-4000-8000-000000000000';
const reply = (id: string, text: string, key: string = randomUUID()) =>
  replyToEnquiry(worker.database, id, { key, text, editor: 'Ewa Nowak' });

test('a new enquiry has no delivery of a reply', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  expect(await count(`deliveries where enquiry = '${id}' and sink = 'reply'`)).toBe(0);
});

test('each reply is sent once, and the enquiry counts as answered', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(0);
  expect(await reply(id, 'First')).toBe(true);
  expect(await reply(id, 'Second')).toBe(true);
  await passTime(0);
  expect(sentReplies.toSorted()).toEqual(['First', 'Second']);
  const state = (await readEnquiryState(worker.database, id))!;
  expect(state.answeredAt).not.toBeNull();
  expect(state.replies.map(({ text, editor, state: sent }) => [text, editor, sent])).toEqual([
    ['First', 'Ewa Nowak', 'delivered'],
    ['Second', 'Ewa Nowak', 'delivered'],
  ]);
  // The entry in the CMS shows that it is answered.
  expect(calls.get('desk')!.length).toBeGreaterThan(1);
});

test('a repeated attempt to send a reply sends it once', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  const key = randomUUID();
  expect(await reply(id, 'Only once', key)).toBe(true);
  await passTime(0);
  expect(await reply(id, 'Only once', key)).toBe(true);
  await passTime(0);
  expect(sentReplies).toEqual(['Only once']);
  expect(await count('replies')).toBe(1);
});

test('a reply that cannot be sent is tried again', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  behaviour.set('reply', async () => {
    throw new DeliveryError('connect ECONNREFUSED');
  });
  await reply(id, 'Hello');
  await passTime(0);
  expect((await readEnquiryState(worker.database, id))!.replies[0]).toMatchObject({
    state: 'pending',
    lastError: 'connect ECONNREFUSED',
  });
  behaviour.delete('reply');
  await passTime(hour);
  expect((await readEnquiryState(worker.database, id))!.replies[0]).toMatchObject({ state: 'delivered' });
});

test('an enquiry that does not exist cannot be answered or handled', async () => {
  expect(await reply(unknown, 'Hello')).toBe(false);
  expect(await setHandling(worker.database, unknown, { note: 'a' })).toBe(false);
  expect(await count('replies')).toBe(0);
});

test('who handles an enquiry and the note are changed one by one', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  const handle = (handling: object) => setHandling(worker.database, id, handling);
  const read = async () => {
    const { assignee, note } = (await readEnquiryState(worker.database, id))!;
    return { assignee, note };
  };
  await handle({ assignee: 'Ewa Nowak' });
  await handle({ note: 'Called.' });
  expect(await read()).toEqual({ assignee: 'Ewa Nowak', note: 'Called.' });
  await handle({ assignee: null });
  expect(await read()).toEqual({ assignee: null, note: 'Called.' });
});

test('replies are erased with their enquiry', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  await reply(id, 'Hello');
  await erase(worker.database, [id]);
  expect(await count('replies')).toBe(0);
  expect(await count(`deliveries where sink = 'reply'`)).toBe(0);
});
