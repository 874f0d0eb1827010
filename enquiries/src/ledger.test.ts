import { expect, test } from 'vitest';
import { erase } from './erase.ts';
import { openLedger } from './ledger.ts';
import { anEnquiry, count, deliveryTo, enquiries, ledger, passTime, useWorker, worker } from './worker-fixture.ts';

useWorker();

/** As a restored database, which has an enquiry from before its deliveries. */
async function forgetDeliveries(id: string): Promise<void> {
  await worker.database.pool.query(
    `update deliveries set state = 'pending', next_at = now(), delivered_at = null where enquiry = $1`,
    [id],
  );
}

test('mails that were sent before a restore are not sent again, and the entry in the CMS is written again', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(0);
  await forgetDeliveries(id);
  expect(await ledger.replay(worker.database)).toEqual({ sent: 3, erased: 0 });
  for (const sink of ['team', 'receipt', 'webhook-crm'])
    expect(await deliveryTo(id, sink)).toMatchObject({ state: 'delivered' });
  expect(await deliveryTo(id, 'desk')).toMatchObject({ state: 'pending' });
  expect((await ledger.replay(worker.database)).sent).toBe(0);
});

test('an enquiry that was erased before a restore is erased again, with its entry in the CMS', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  const { id: other } = await enquiries.submit(anEnquiry());
  ledger.recordErased([id]);
  await erase(worker.database, [id]);
  await worker.database.pool.query('delete from erasures');
  await worker.database.pool.query(
    `insert into enquiries (id, received_at, key, digest, consent, language, page, name, email, company, topic, message)
     select $1, received_at, 'restored', digest, consent, language, page, name, email, company, topic, message
     from enquiries where id = $2`,
    [id, other],
  );
  expect((await ledger.replay(worker.database)).erased).toBe(1);
  expect(await count(`enquiries where id = '${id}'`)).toBe(0);
  expect(await count(`erasures where enquiry = '${id}'`)).toBe(1);
  expect(await count(`enquiries where id = '${other}'`)).toBe(1);
});

test('delivers without a record when the folder cannot be written, and refuses only erasures', async () => {
  const errors: unknown[] = [];
  const unwritable = openLedger('/dev/null/ledger', (error) => errors.push(error));
  expect(await unwritable.replay(worker.database)).toEqual({ sent: 0, erased: 0 });
  worker.ledger.recordSent = unwritable.recordSent;
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(0);
  for (const sink of ['team', 'receipt', 'webhook-crm'])
    expect(await deliveryTo(id, sink)).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(errors).toHaveLength(6);
  expect(() => unwritable.recordErased([id])).toThrow('ENOTDIR');
});
