/** Enquiries while what they pass through dies: what was accepted is stored once and delivered once. */
import { parts } from 'stack/parts';
import { running } from 'stack/processes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMessage, deliveriesOf, enquiriesWhere, entriesWhere, Receiver, send } from './enquiry.ts';
import { emptyInbox, mailsTo } from './mailbox.ts';
import { useStack } from './use-stack.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.start();
});
const { up } = useStack({ settings: () => receiver.settings([secret]) });
afterAll(() => receiver.stop());
beforeEach(emptyInbox);

const names = parts({ mode: 'production', web: 1, edge: 1, tls: true, identity: false })
  .flat()
  .map(({ name }) => name);

test.each(['web', 'enquiries', 'mail', 'postgres'])(
  'an enquiry that was accepted right before %s is killed is stored once and delivered once',
  async (part) => {
    expect(names).toContain(part);
    const message = aMessage();
    expect((await send(message)).status).toBe(200);
    const { pid } = running(part)!;
    // For PostgreSQL this is `pg_ctl stop -m immediate`: its children end with it.
    process.kill(part === 'postgres' ? pid : -pid, part === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    await expect.poll(() => running(part)).toBeNull();
    await up();
    await expect
      .poll(() => deliveriesOf(message.email))
      .toEqual({ desk: 'delivered', receipt: 'delivered', team: 'delivered', 'webhook-crm': 'delivered' });
    expect(await enquiriesWhere(`email = '${message.email}'`)).toBe(1);
    expect(await entriesWhere(`email = '${message.email}'`)).toBe(1);
    expect(await mailsTo(message.email)).toHaveLength(1);
    const calls = receiver.calls.filter(({ body }) => body.includes(message.email));
    expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    // Sent again with the same form, it is the same enquiry.
    expect((await send(message)).status).toBe(200);
    expect(await enquiriesWhere(`email = '${message.email}'`)).toBe(1);
  },
);
