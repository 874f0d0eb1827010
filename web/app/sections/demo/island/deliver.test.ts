import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoSecret, sign, verify, webhookBody } from './deliver.ts';

const submission = {
  lead: { name: ' Zofia Wójcik ', email: 'zofia@example.com', company: '', message: 'Ż' },
  remarks: [{ kind: 'missing', field: 'company', found: '' }],
  times: 1,
  at: new Date('2026-11-17T10:00:00Z'),
} as const;
const body = webhookBody({ ...submission, remarks: [...submission.remarks] });

test('signs like the webhook reference', async () => {
  const t = submission.at.getTime() / 1_000;
  const mac = createHmac('sha256', demoSecret).update(`${t}.${body}`).digest('hex');
  expect(await sign(body, submission.at)).toBe(`t=${t},v1=${mac}`);
});

test('accepts its own signature and refuses a changed body, time or form', async () => {
  const signature = (await sign(body, submission.at))!;
  expect(await verify(body, signature)).toBe(true);
  expect(await verify(body.replace('Z', 'X'), signature)).toBe(false);
  expect(await verify(body, signature.replace('t=1', 't=2'))).toBe(false);
  expect(await verify(body, 'nonsense')).toBe(false);
});

test('trims what was typed and says whether the lead is new', () => {
  expect(JSON.parse(body)).toMatchObject({ event: 'lead.created', lead: { name: 'Zofia Wójcik' } });
  expect(webhookBody({ ...submission, remarks: [], times: 2 })).toContain('lead.updated');
});
