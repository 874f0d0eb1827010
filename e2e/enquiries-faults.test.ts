/** Enquiries while parts of the stack are killed: an accepted enquiry is stored once and delivered once. */
import { parts } from 'stack/parts';
import { findRunningProcess } from 'stack/processes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  newEnquiry,
  readDeliveryStates,
  countEnquiries,
  countInboxEntries,
  WebhookReceiver,
  sendEnquiry,
} from './enquiry.ts';
import { emptyMailbox, listMails } from './mailbox.ts';
import { useStack } from './use-stack.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
const { up } = useStack({ settings: () => receiver.settings([secret]) });
afterAll(() => receiver.stop());
beforeEach(emptyMailbox);

const names = parts({ mode: 'production', web: 1, edge: 1, tls: true, passwords: 'cms' })
  .flat()
  .map(({ name }) => name);

test.each(['web', 'enquiries', 'mail', 'postgres'])(
  'stores and delivers an enquiry once when %s is killed right after accepting it',
  async (part) => {
    expect(names).toContain(part);
    const message = newEnquiry();
    expect((await sendEnquiry(message)).status).toBe(200);
    const { pid } = findRunningProcess(part)!;
    // SIGQUIT is `pg_ctl stop -m immediate`, which also ends PostgreSQL's child processes.
    process.kill(part === 'postgres' ? pid : -pid, part === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    await expect.poll(() => findRunningProcess(part)).toBeNull();
    await up();
    await expect
      .poll(() => readDeliveryStates(message.email))
      .toEqual({ desk: 'delivered', receipt: 'delivered', team: 'delivered', 'webhook-crm': 'delivered' });
    expect(await countEnquiries(`email = '${message.email}'`)).toBe(1);
    expect(await countInboxEntries(`email = '${message.email}'`)).toBe(1);
    expect(await listMails(message.email)).toHaveLength(1);
    const calls = receiver.calls.filter(({ body }) => body.includes(message.email));
    expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    // The same form sent again has the same key, so it is the same enquiry.
    expect((await sendEnquiry(message)).status).toBe(200);
    expect(await countEnquiries(`email = '${message.email}'`)).toBe(1);
  },
);
