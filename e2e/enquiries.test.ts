/** The contact form, from what a visitor types to the mail, the editors' desk and a signed webhook. */
import { Webhook as ReferenceVerifier } from 'standardwebhooks';
import type { Page } from 'playwright-core';
import { secrets } from 'stack/config';
import { webSql } from 'stack/reach';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { violations } from './axe.ts';
import { visitor } from './browser.ts';
import {
  aMessage,
  deliveriesOf,
  enquiriesWhere,
  entriesWhere,
  Receiver,
  referenceIn,
  send,
  somebody,
} from './enquiry.ts';
import { floodFromOneAddress } from './floods.ts';
import { mailTo, mailsTo } from './mailbox.ts';
import { forgetTries, newAddress, newMember } from './person.ts';
import { cms, get, getStored, site, stack } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const team = 'hello@mostek.example';
let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.start();
});
const { up } = useStack({ settings: () => receiver.settings([secret]) });

beforeEach(forgetTries);

afterAll(() => receiver.stop());

const words = {
  en: {
    prefix: '',
    send: 'Send message',
    sent: 'Your message is with us',
    problems: '3 things need another look',
    email: 'This does not look like an e-mail address',
    receipt: /We have your message/,
    inReceipt: 'Thank you for writing',
    state: 'With the team',
  },
  pl: {
    prefix: '/pl',
    send: 'Wyślij wiadomość',
    sent: 'Mamy Twoją wiadomość',
    problems: '3 rzeczy do poprawienia',
    email: 'To nie wygląda na adres',
    receipt: /Mamy Twoją wiadomość/,
    inReceipt: 'dziękujemy za wiadomość',
    state: 'U zespołu',
  },
};

/** Without what typesetting has put between the letters. */
const plainly = (text: string | null) => (text ?? '').replaceAll('\u2060', '').replace(/\s/g, ' ');

const value = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();

async function fill(page: Page, message: ReturnType<typeof aMessage>): Promise<void> {
  await page.fill('[name=name]', message.name);
  await page.fill('[name=email]', message.email);
  await page.selectOption('[name=topic]', message.topic);
  await page.fill('[name=message]', message.message);
  await page.check('[name=consent]');
}

const cases = [true, false].flatMap((script) => (['en', 'pl'] as const).map((language) => ({ script, language })));

describe.each(cases)('in $language, JavaScript: $script', ({ script, language }) => {
  const say = words[language];
  const open = () => visitor({ javaScriptEnabled: script, locale: language === 'pl' ? 'pl-PL' : 'en-GB' });

  test('from the form to the mails, the desk and a signed webhook', async () => {
    const { page, complaints } = await open();
    const message = aMessage();
    await page.goto(`${site}${say.prefix}/contact`);
    await fill(page, message);
    // Nobody writes a message in less than three seconds.
    if (script) await page.waitForTimeout(3_100);
    await page.click(`text=${say.send}`);
    await page.waitForSelector('[data-enquiry-sent]');
    expect(plainly(await page.textContent('h1'))).toBe(say.sent);
    expect(plainly(await page.title())).toContain(say.sent);
    expect(await page.textContent('[data-enquiry-sent]')).toContain(message.email);
    expect(await violationsOf(page, script)).toEqual([]);
    const reference = referenceIn({ body: await page.content() });
    expect(await enquiriesWhere(`email = '${message.email}' and language = '${language}'`)).toBe(1);

    const receipt = await mailTo(message.email, say.receipt);
    expect(receipt.text.replace(/\s+/g, ' ')).toContain(say.inReceipt);
    expect(receipt.text).toContain(reference);
    await expect
      .poll(() => deliveriesOf(message.email))
      .toEqual({
        desk: 'delivered',
        receipt: 'delivered',
        team: 'delivered',
        'webhook-crm': 'delivered',
      });
    expect((await mailsTo(team)).filter(({ text }) => text.includes(message.message))).toHaveLength(1);
    expect(await entriesWhere(`email = '${message.email}' and language = '${language}' and topic = 'pricing'`)).toBe(1);
    const call = receiver.calls.find(({ body }) => body.includes(message.email))!;
    expect(new ReferenceVerifier(secret).verify(call.body, call.headers)).toMatchObject({
      type: 'enquiry.received',
      data: { language, message: message.message },
    });
    expect(complaints).toEqual([]);
  });

  test('whatever is wrong, nothing that was typed is lost, also over a reload', async () => {
    const { page } = await open();
    const message = aMessage();
    await page.goto(`${site}${say.prefix}/contact`);
    await page.fill('[name=name]', message.name);
    await page.fill('[name=email]', 'zofia@niepoprawny');
    await page.fill('[name=message]', message.message);
    await page.click(`text=${say.send}`);
    await page.waitForSelector('[role=alert]');
    expect(plainly(await page.textContent('[role=alert] h2'))).toBe(say.problems);
    expect(await page.title()).toMatch(language === 'pl' ? /^Błąd: / : /^Error: /);
    expect(plainly(await page.textContent('#enquiry-email-problem'))).toContain(say.email);
    expect(await violationsOf(page, script)).toEqual([]);
    await page.reload();
    for (const name of ['name', 'message'] as const) expect(await value(page, name)).toBe(message[name]);
    // From the list of problems straight to the field.
    await page.click('[role=alert] a[href="#enquiry-email"]');
    await page.keyboard.type(' ');
    await page.fill('[name=email]', message.email);
    await page.selectOption('[name=topic]', 'other');
    await page.check('[name=consent]');
    await page.click(`text=${say.send}`);
    await page.waitForSelector('[data-enquiry-sent]');
    expect(await enquiriesWhere(`email = '${message.email}' and suspicion is null`)).toBe(1);
  });
});

test('with script, what was typed is still there after another page, and when React has led to the form', async () => {
  const { page, complaints } = await visitor();
  const message = aMessage();
  await page.goto(`${site}/contact`);
  await fill(page, message);
  await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
  await page.click('header a[aria-label="Home"]');
  await page.waitForURL(`${site}/`);
  await page.click('header >> text=Contact');
  await page.waitForURL(`${site}/contact`);
  await expect.poll(() => value(page, 'message')).toBe(message.message);
  expect(await value(page, 'topic')).toBe(message.topic);
  expect(await page.locator('[name=consent]').isChecked()).toBe(true);
  await page.waitForTimeout(3_100);
  await page.click(`text=${words.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  expect(await enquiriesWhere(`email = '${message.email}' and key <> '' and suspicion is null`)).toBe(1);
  expect(complaints).toEqual([]);
});

/** Axe runs in the page, and needs its scripts to be allowed to. */
async function violationsOf(page: Page, script: boolean): Promise<string[]> {
  if (script) return violations(page);
  const { page: reader } = await visitor({ bypassCSP: true });
  await reader.setContent(await page.content());
  return (await violations(reader)).filter((one) => !/color-contrast|target-size/.test(one));
}

test('two presses, and the way back and a press more, are one enquiry', async () => {
  const { page } = await visitor();
  const message = aMessage();
  await page.goto(`${site}/contact`);
  await fill(page, message);
  await page.waitForTimeout(3_100);
  await page.dblclick(`text=${words.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  const reference = referenceIn({ body: await page.content() });
  await page.goBack();
  await page.waitForSelector('form[data-enquiry]');
  await fill(page, message);
  await page.click(`text=${words.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  expect(referenceIn({ body: await page.content() })).toBe(reference);
  await page.reload();
  expect(referenceIn({ body: await page.content() })).toBe(reference);
  expect(await enquiriesWhere(`email = '${message.email}'`)).toBe(1);
  // What was sent is forgotten; the next visitor of this tab finds an empty form.
  await page.goto(`${site}/contact`);
  expect(await value(page, 'message')).toBe('');
});

test('the same key five times at once: one enquiry, the same answer', async () => {
  const message = aMessage();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(message)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(referenceIn)).size).toBe(1);
  expect(await enquiriesWhere(`email = '${message.email}'`)).toBe(1);
});

test('without script the same words twice are one enquiry', async () => {
  const message = aMessage({ key: '', seconds: '' });
  const [first, second] = [await send(message), await send(message)];
  expect(referenceIn(second)).toBe(referenceIn(first));
  expect(await enquiriesWhere(`email = '${message.email}'`)).toBe(1);
});

test('the page around the form stays the same for everybody, and in the cache', async () => {
  for (const path of ['/contact', '/pl/contact']) {
    const answer = await getStored(path);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('data-enquiry');
  }
  const form = await get('/enquiry');
  expect(form.headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  ['a field nobody can see is filled in', { website: 'https://spam.example' }, 'cannot see'],
  ['it was typed in two seconds', { seconds: '2.0' }, 'within 2.0 s'],
] as const)('what looks like spam is kept and shown, and mails nobody: %s', async (_, more, why) => {
  const message = aMessage(more);
  const answer = await send(message);
  expect(answer.status).toBe(200);
  // Nor is a receipt promised that nobody will get.
  expect(answer.body).not.toContain(message.email);
  await expect.poll(() => entriesWhere(`email = '${message.email}' and suspicion like '%${why}%'`)).toBe(1);
  const held = { desk: 'delivered', receipt: 'held', team: 'held' };
  await expect.poll(() => deliveriesOf(message.email)).toMatchObject(held);
  expect(await mailsTo(message.email)).toEqual([]);
});

test('an address is sent five receipts an hour at most, and everything that was written arrives', async () => {
  const email = newAddress('victim');
  for (let count = 0; count < 7; count += 1) expect((await send(aMessage({ email }))).status).toBe(200);
  await expect.poll(() => entriesWhere(`email = '${email}' and suspicion is null`)).toBe(7);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(5);
});

test.each([
  ['nothing at all', {}],
  ['a name that is a second line of a mail', { name: 'Eve\r\nBcc: all@example.com', email: 'x' }],
  ['five thousand and one letters', { message: 'ż'.repeat(5_001) }],
  ['a topic that is not on the list', { topic: 'admin' }],
])('is refused with what to do about it, and stores nothing: %s', async (_, fields) => {
  const before = await enquiriesWhere('true');
  const answer = await send(Object.keys(fields).length > 0 ? aMessage(fields) : {});
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('role="alert"');
  expect(await enquiriesWhere('true')).toBe(before);
});

test('five thousand Polish letters are fine, and so are signs that could be something else', async () => {
  const message = aMessage({ message: 'ż'.repeat(5_000) });
  expect((await send(message)).status).toBe(200);
  const odd = aMessage({
    name: `<script>alert(1)</script> "O'Neil" \u202e`,
    message: `'; drop table enquiries; -- <b>\0</b>`,
  });
  expect((await send(odd)).status).toBe(200);
  const mail = await waitFor('the team’s mail', async () =>
    (await mailsTo(team)).find(({ text }) => text.includes(odd.email)),
  );
  expect(mail.html).toContain('drop table');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).not.toContain('<b>');
});

test('a receipt carries nothing that its sender chose: anybody’s address can be typed into the form', async () => {
  const chosen = { name: 'Claim your prize', company: 'prize.example', message: 'https://prize.example/now' };
  const message = aMessage(chosen);
  await send(message);
  const mail = await mailTo(message.email, words.en.receipt);
  for (const text of Object.values(chosen)) expect(JSON.stringify(mail)).not.toContain(text);
});

test('spellings that reach one mailbox are counted as one', async () => {
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
  for (const one of spellings) expect((await send(aMessage({ email: `${one}@example.com` }))).status).toBe(200);
  const mailbox = `replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '')`;
  const receipts = `exists (select from deliveries where enquiry = enquiries.id and sink = 'receipt')`;
  expect(await enquiriesWhere(`${mailbox} = '${name}'`)).toBe(7);
  expect(await enquiriesWhere(`${mailbox} = '${name}' and ${receipts}`)).toBe(5);
});

test('too much of it is refused before it is read', async () => {
  expect((await send(aMessage({ message: 'x'.repeat(70_000) }))).status).toBe(413);
});

test('the CMS being down changes nothing: it is taken in, mailed, and on the desk once the CMS is back', async () => {
  await stack('down', 'cms');
  const message = aMessage();
  const answer = await send(message, somebody(), '/pl');
  expect(answer.status).toBe(200);
  expect(answer.body).toContain(words.pl.sent);
  await mailTo(message.email, words.pl.receipt);
  expect((await deliveriesOf(message.email)).desk).toBe('pending');
  await up();
  await expect.poll(() => entriesWhere(`email = '${message.email}'`)).toBe(1);
});

test('PostgreSQL being down is said: the text is kept, the address to write to is shown, and later it works', async () => {
  const message = aMessage();
  await stack('down', 'postgres');
  const answer = await send(message);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.body).toContain(message.message);
  expect(answer.body).toContain(`value="${message.email}"`);
  expect(answer.body).toContain(`mailto:${team}`);
  expect(answer.body).not.toContain(words.en.sent);
  await up();
  await expect.poll(async () => (await send(message)).status).toBe(200);
  expect(await enquiriesWhere(`email = '${message.email}'`)).toBe(1);
});

test('200 posts from one address: it is slowed down, and somebody else gets in', async () => {
  const { statuses, others, flooder } = await floodFromOneAddress(10);
  expect(statuses).toEqual({ 200: 10, 429: 190 });
  expect(others).toEqual([200]);
  const refused = await send(aMessage({ message: 'still here' }), flooder);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('still here');
});

test('under a flood from everywhere, a browser does a sum and gets in; nobody else does, and no sum counts twice', async () => {
  await up({ STACK_ENQUIRIES_PER_MINUTE: '5' });
  onTestFinished(() => up());
  await forgetTries();
  const statuses = [(await send(aMessage())).status];
  // The minute in which they are counted does not end before this test does, however slow the machine.
  await webSql(`update limits set expire = expire + 3600000 where key like 'enquiries in all%'`);
  for (let index = 1; index < 8; index += 1) statuses.push((await send(aMessage())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

  const { page } = await visitor();
  const message = aMessage();
  await page.goto(`${site}/contact`);
  await fill(page, message);
  await page.waitForTimeout(3_100);
  const solved = page.waitForRequest((request) => /(^|&)answer=\d+/.test(request.postData() ?? ''));
  await page.click(`text=${words.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  expect(await enquiriesWhere(`email = '${message.email}' and suspicion is null`)).toBe(1);

  const used = Object.fromEntries(new URLSearchParams((await solved).postData()!));
  const again = { ...aMessage(), sum: used.sum!, answer: used.answer! };
  expect((await send(again)).status).toBe(429);
  expect((await send({ ...again, answer: '1' })).status).toBe(429);
});

test('somebody who is signed in sees what they sent and how far it has come; editors mark it as answered', async () => {
  const email = newAddress('writer');
  const member = await newMember(email);
  const message = aMessage({ email });
  const answer = await send(message, member);
  expect(answer.status).toBe(200);
  const stateIn = async (path: string) => plainly(/<strong>([^<]*)<\/strong>/.exec((await member.ask(path)).body)![1]!);
  await expect.poll(() => stateIn('/account/messages')).toBe(words.en.state);
  expect(await stateIn('/pl/account/messages')).toBe(words.pl.state);
  const own = (await member.ask('/pl/account/messages')).body;
  expect(own).toContain(message.message);
  expect(own).toContain(referenceIn(answer));
  const other = await newMember(newAddress('stranger'));
  expect((await other.ask('/account/messages')).body).not.toContain(message.message);
  const exported = JSON.parse((await member.ask('/account/export')).body) as { messages: { message: string }[] };
  expect(exported.messages.map((one) => one.message)).toEqual([message.message]);

  const { page } = await visitor({ viewport: { width: 1400, height: 1000 } });
  await page.goto(`${cms}/admin`);
  await page.fill('[name=email]', 'editor@mostek.example');
  await page.fill('[name=password]', secrets().cmsAdminPassword);
  await page.click('button[type=submit]');
  // The newest is on the home page, with the figures and the chart.
  await page.waitForSelector('text=not answered');
  await page.waitForSelector('svg[role=img][aria-label*="pl"]');
  await page.click(`a:has-text("${message.name}") >> nth=0`);
  await page.waitForSelector(`text=Mark as answered`);
  await page.waitForSelector('text=Receipt to the visitor');
  await page.waitForSelector('text=Webhook: crm');
  await page.waitForFunction((mail) => document.body.innerHTML.includes(mail), email);
  await page.click('text=Mark as answered');
  await page.waitForSelector('text=Not answered yet');
  expect(await stateIn('/account/messages')).toBe('Answered');
  await expect.poll(() => entriesWhere(`email = '${email}' and answered_at is not null`)).toBe(1);
});
