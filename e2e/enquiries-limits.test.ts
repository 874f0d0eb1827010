/** What the contact form refuses or holds back: spam, invalid forms, too many receipts, floods. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openPage } from './browser.ts';
import { fillForm, team, uiTexts } from './enquiry-form.ts';
import { newEnquiry, readDeliveryStates, countEnquiries, countInboxEntries, sendEnquiry } from './enquiry.ts';
import { floodFromOneIp } from './floods.ts';
import { waitForMail, listMails } from './mailbox.ts';
import { resetRateLimits, newEmail } from './http-client.ts';
import { webSql } from './running-stack.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

const { up } = useStack();

beforeEach(resetRateLimits);

test.each([
  ['the hidden field is filled in', { website: 'https://spam.example' }, 'cannot see'],
  ['it was typed within two seconds', { seconds: '2.0' }, 'within 2.0 s'],
] as const)('stores suspected spam in the inbox and sends no mail when %s', async (_, more, why) => {
  const message = newEnquiry(more);
  const response = await sendEnquiry(message);
  expect(response.status).toBe(200);
  // The page promises no receipt, because none is sent.
  expect(response.body).not.toContain(message.email);
  await expect.poll(() => countInboxEntries(`email = '${message.email}' and suspicion like '%${why}%'`)).toBe(1);
  const held = { desk: 'delivered', receipt: 'held', team: 'held' };
  await expect.poll(() => readDeliveryStates(message.email)).toMatchObject(held);
  expect(await listMails(message.email)).toEqual([]);
});

test('sends at most five receipts per hour to one email, and stores all enquiries', async () => {
  const email = newEmail('victim');
  for (let count = 0; count < 7; count += 1) expect((await sendEnquiry(newEnquiry({ email }))).status).toBe(200);
  await expect.poll(() => countInboxEntries(`email = '${email}' and suspicion is null`)).toBe(7);
  await expect.poll(async () => (await listMails(email)).length).toBe(5);
});

test.each([
  ['nothing at all', {}],
  ['a line break in the name (mail header injection)', { name: 'Eve\r\nBcc: all@example.com', email: 'x' }],
  ['5,001 characters', { message: 'ż'.repeat(5_001) }],
  ['a topic that is not on the list', { topic: 'admin' }],
])('refuses the form with an error message and stores nothing: %s', async (_, fields) => {
  const before = await countEnquiries('true');
  const response = await sendEnquiry(Object.keys(fields).length > 0 ? newEnquiry(fields) : {});
  expect(response.status).toBe(400);
  expect(response.body).toContain('role="alert"');
  expect(await countEnquiries('true')).toBe(before);
});

test('accepts 5,000 Polish letters, and escapes HTML and SQL characters', async () => {
  const message = newEnquiry({ message: 'ż'.repeat(5_000) });
  expect((await sendEnquiry(message)).status).toBe(200);
  const odd = newEnquiry({
    name: `<script>alert(1)</script> "O'Neil" \u202e`,
    message: `'; drop table enquiries; -- <b>\0</b>`,
  });
  expect((await sendEnquiry(odd)).status).toBe(200);
  const mail = await waitFor('the team’s mail', async () =>
    (await listMails(team)).find(({ text }) => text.includes(odd.email)),
  );
  expect(mail.html).toContain('drop table');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).not.toContain('<b>');
});

test('sends a receipt without any text from the form, because the email may belong to another person', async () => {
  const chosen = { name: 'Claim your prize', company: 'prize.example', message: 'https://prize.example/now' };
  const message = newEnquiry(chosen);
  await sendEnquiry(message);
  const mail = await waitForMail(message.email, uiTexts.en.receipt);
  for (const text of Object.values(chosen)) expect(JSON.stringify(mail)).not.toContain(text);
});

test('counts spellings of one mailbox as the same email in the receipt limit', async () => {
  const name = `victim${Date.now().toString(36)}`;
  const spellings = [
    name,
    `${name}+a`,
    `${name}+b`,
    `v.${name.slice(1)}`,
    name.toUpperCase(),
    `${name}+c`,
    `${name}+d`,
  ];
  for (const one of spellings)
    expect((await sendEnquiry(newEnquiry({ email: `${one}@example.com` }))).status).toBe(200);
  const mailbox = `replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '')`;
  const receipts = `exists (select from deliveries where enquiry = enquiries.id and sink = 'receipt')`;
  expect(await countEnquiries(`${mailbox} = '${name}'`)).toBe(7);
  expect(await countEnquiries(`${mailbox} = '${name}' and ${receipts}`)).toBe(5);
});

test('refuses a body that is too large with 413', async () => {
  expect((await sendEnquiry(newEnquiry({ message: 'x'.repeat(70_000) }))).status).toBe(413);
});

test('limits 200 enquiries from one IP address and accepts one from another', async () => {
  const { statuses, others, flooder } = await floodFromOneIp(10);
  expect(statuses).toEqual({ 200: 10, 429: 190 });
  expect(others).toEqual([200]);
  const refused = await sendEnquiry(newEnquiry({ message: 'still here' }), flooder);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('still here');
});

test('during a flood accepts only forms with a solved proof-of-work challenge, each challenge once', async () => {
  await up({ STACK_ENQUIRIES_PER_MINUTE: '5' });
  onTestFinished(() => up());
  await resetRateLimits();
  const statuses = [(await sendEnquiry(newEnquiry())).status];
  // Extends the counting window, so that it does not end during this test on a slow machine.
  await webSql(`update limits set expire = expire + 3600000 where key like 'enquiries in all%'`);
  for (let index = 1; index < 8; index += 1) statuses.push((await sendEnquiry(newEnquiry())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

  const { page } = await openPage();
  const message = newEnquiry();
  await page.goto(`${site}/contact`);
  await fillForm(page, message);
  await page.waitForTimeout(3_100);
  const solved = page.waitForRequest((request) => /(^|&)answer=\d+/.test(request.postData() ?? ''));
  await page.click(`text=${uiTexts.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  expect(await countEnquiries(`email = '${message.email}' and suspicion is null`)).toBe(1);

  const used = Object.fromEntries(new URLSearchParams((await solved).postData()!));
  const again = { ...newEnquiry(), challenge: used.challenge!, answer: used.answer! };
  expect((await sendEnquiry(again)).status).toBe(429);
  expect((await sendEnquiry({ ...again, answer: '1' })).status).toBe(429);
});
