/** The contact form, from the browser to the mails, the editors' inbox and a signed webhook. */
import { Webhook as ReferenceVerifier } from 'standardwebhooks';
import type { Page } from 'playwright-core';
import { secrets } from 'stack/config';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { openPage } from './browser.ts';
import { fillForm, normalizeSpaces, readField, team, uiTexts } from './enquiry-form.ts';
import {
  newEnquiry,
  readDeliveryStates,
  countEnquiries,
  countInboxEntries,
  WebhookReceiver,
  extractReference,
  sendEnquiry,
  clientWithOwnIp,
} from './enquiry.ts';
import { waitForMail, listMails } from './mailbox.ts';
import { resetRateLimits, newEmail, newMember } from './http-client.ts';
import { cms, get, getFromCache, site, stack } from './site.ts';
import { useStack } from './use-stack.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
const { up } = useStack({ settings: () => receiver.settings([secret]) });

beforeEach(resetRateLimits);

afterAll(() => receiver.stop());

const cases = [true, false].flatMap((script) => (['en', 'pl'] as const).map((language) => ({ script, language })));

describe.each(cases)('in $language, JavaScript: $script', ({ script, language }) => {
  const texts = uiTexts[language];
  const open = () => openPage({ javaScriptEnabled: script, locale: language === 'pl' ? 'pl-PL' : 'en-GB' });

  test('delivers a form to the mails, the inbox and a signed webhook', async () => {
    const { page, browserErrors } = await open();
    const message = newEnquiry();
    await page.goto(`${site}${texts.prefix}/contact`);
    await fillForm(page, message);
    // A form filled in within three seconds is treated as spam.
    if (script) await page.waitForTimeout(3_100);
    await page.click(`text=${texts.send}`);
    await page.waitForSelector('[data-enquiry-sent]');
    expect(normalizeSpaces(await page.textContent('h1'))).toBe(texts.sent);
    expect(await page.title()).toMatch(/^(Message sent|Wiadomość wysłana) · /);
    expect(await page.textContent('[data-enquiry-sent]')).toContain(message.email);
    expect(await findViolationsOn(page, script)).toEqual([]);
    const reference = extractReference({ body: await page.content() });
    expect(await countEnquiries(`email = '${message.email}' and language = '${language}'`)).toBe(1);

    const receipt = await waitForMail(message.email, texts.receipt);
    expect(receipt.text.replace(/\s+/g, ' ')).toContain(texts.inReceipt);
    expect(receipt.text).toContain(reference);
    await expect
      .poll(() => readDeliveryStates(message.email))
      .toEqual({
        desk: 'delivered',
        receipt: 'delivered',
        team: 'delivered',
        'webhook-crm': 'delivered',
      });
    expect((await listMails(team)).filter(({ text }) => text.includes(message.message))).toHaveLength(1);
    expect(
      await countInboxEntries(`email = '${message.email}' and language = '${language}' and topic = 'pricing'`),
    ).toBe(1);
    const call = receiver.calls.find(({ body }) => body.includes(message.email))!;
    expect(new ReferenceVerifier(secret).verify(call.body, call.headers)).toMatchObject({
      type: 'enquiry.received',
      data: { language, message: message.message },
    });
    expect(browserErrors).toEqual([]);
  });

  test('keeps all typed values when the form has errors, also after a reload', async () => {
    const { page } = await open();
    const message = newEnquiry();
    await page.goto(`${site}${texts.prefix}/contact`);
    await page.fill('[name=name]', message.name);
    await page.fill('[name=email]', 'zofia@niepoprawny');
    await page.fill('[name=message]', message.message);
    await page.click(`text=${texts.send}`);
    await page.waitForSelector('[role=alert]');
    expect(normalizeSpaces(await page.textContent('[role=alert] h2'))).toBe(texts.problems);
    expect(await page.title()).toMatch(language === 'pl' ? /^Błąd: / : /^Error: /);
    expect(normalizeSpaces(await page.textContent('#enquiry-email-problem'))).toContain(texts.email);
    expect(await findViolationsOn(page, script)).toEqual([]);
    await page.reload();
    for (const name of ['name', 'message'] as const) expect(await readField(page, name)).toBe(message[name]);
    // Each problem in the list links to its field.
    await page.click('[role=alert] a[href="#enquiry-email"]');
    await page.keyboard.type(' ');
    await page.fill('[name=email]', message.email);
    await page.selectOption('[name=topic]', 'other');
    await page.check('[name=consent]');
    await page.click(`text=${texts.send}`);
    await page.waitForSelector('[data-enquiry-sent]');
    expect(await countEnquiries(`email = '${message.email}' and suspicion is null`)).toBe(1);
  });
});

test('with script, keeps what was typed after visits to other pages and a client-side navigation back', async () => {
  const { page, browserErrors } = await openPage();
  const message = newEnquiry();
  await page.goto(`${site}/contact`);
  await fillForm(page, message);
  await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
  await page.click('header a[aria-label="Home"]');
  await page.waitForURL(`${site}/`);
  await page.click('header >> text=Contact');
  await page.waitForURL(`${site}/contact`);
  await expect.poll(() => readField(page, 'message')).toBe(message.message);
  expect(await readField(page, 'topic')).toBe(message.topic);
  expect(await page.locator('[name=consent]').isChecked()).toBe(true);
  await page.waitForTimeout(3_100);
  await page.click(`text=${uiTexts.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  expect(await countEnquiries(`email = '${message.email}' and key <> '' and suspicion is null`)).toBe(1);
  expect(browserErrors).toEqual([]);
});

/** Checks with axe. A page without script is checked in a copy, because axe needs script. */
async function findViolationsOn(page: Page, script: boolean): Promise<string[]> {
  if (script) return findViolations(page);
  const { page: copy } = await openPage({ bypassCSP: true });
  await copy.setContent(await page.content());
  return (await findViolations(copy)).filter((one) => !/color-contrast|target-size/.test(one));
}

test('stores one enquiry for a double click and for sending again after going back', async () => {
  const { page } = await openPage();
  const message = newEnquiry();
  await page.goto(`${site}/contact`);
  await fillForm(page, message);
  await page.waitForTimeout(3_100);
  await page.dblclick(`text=${uiTexts.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  const reference = extractReference({ body: await page.content() });
  await page.goBack();
  await page.waitForSelector('form[data-enquiry]');
  await fillForm(page, message);
  await page.click(`text=${uiTexts.en.send}`);
  await page.waitForSelector('[data-enquiry-sent]');
  expect(extractReference({ body: await page.content() })).toBe(reference);
  await page.reload();
  expect(extractReference({ body: await page.content() })).toBe(reference);
  expect(await countEnquiries(`email = '${message.email}'`)).toBe(1);
  // The draft is deleted after sending, so the next form in this tab is empty.
  await page.goto(`${site}/contact`);
  expect(await readField(page, 'message')).toBe('');
});

test('stores one enquiry for five concurrent requests with the same key', async () => {
  const message = newEnquiry();
  const responses = await Promise.all(Array.from({ length: 5 }, () => sendEnquiry(message)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(responses.map(extractReference)).size).toBe(1);
  expect(await countEnquiries(`email = '${message.email}'`)).toBe(1);
});

test('stores one enquiry for the same text sent twice without script', async () => {
  const message = newEnquiry({ key: '', seconds: '' });
  const [first, second] = [await sendEnquiry(message), await sendEnquiry(message)];
  expect(extractReference(second)).toBe(extractReference(first));
  expect(await countEnquiries(`email = '${message.email}'`)).toBe(1);
});

test('serves the page with the form from the cache, identical for all visitors', async () => {
  for (const path of ['/contact', '/pl/contact']) {
    const response = await getFromCache(path);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain('data-enquiry');
  }
  const form = await get('/enquiry');
  expect(form.headers.get('cache-control')).toBe('private, no-store');
});

test('accepts and mails an enquiry while the CMS is down, and adds it to the inbox afterwards', async () => {
  await stack('down', 'cms');
  const message = newEnquiry();
  const response = await sendEnquiry(message, clientWithOwnIp(), '/pl');
  expect(response.status).toBe(200);
  expect(response.body).toContain(uiTexts.pl.sent);
  await waitForMail(message.email, uiTexts.pl.receipt);
  expect((await readDeliveryStates(message.email)).desk).toBe('pending');
  await up();
  await expect.poll(() => countInboxEntries(`email = '${message.email}'`)).toBe(1);
});

test('keeps the typed text while PostgreSQL is down, shows the team’s email, and works again later', async () => {
  const message = newEnquiry();
  await stack('down', 'postgres');
  const response = await sendEnquiry(message);
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.body).toContain(message.message);
  expect(response.body).toContain(`value="${message.email}"`);
  expect(response.body).toContain(`mailto:${team}`);
  expect(response.body).not.toContain(uiTexts.en.sent);
  await up();
  await expect.poll(async () => (await sendEnquiry(message)).status).toBe(200);
  expect(await countEnquiries(`email = '${message.email}'`)).toBe(1);
});

test('shows members their enquiries with their state, and editors can mark them as answered', async () => {
  const email = newEmail('writer');
  const member = await newMember(email);
  const message = newEnquiry({ email });
  const response = await sendEnquiry(message, member);
  expect(response.status).toBe(200);
  const stateIn = async (path: string) =>
    normalizeSpaces(/<strong[^>]*>([^<]*)<\/strong>/.exec((await member.request(path)).body)![1]!);
  await expect.poll(() => stateIn('/account/messages')).toBe(uiTexts.en.state);
  expect(await stateIn('/pl/account/messages')).toBe(uiTexts.pl.state);
  const own = (await member.request('/pl/account/messages')).body;
  expect(own).toContain(message.message);
  expect(own).toContain(extractReference(response));
  const other = await newMember(newEmail('stranger'));
  expect((await other.request('/account/messages')).body).not.toContain(message.message);
  const exported = JSON.parse((await member.request('/account/export')).body) as { messages: { message: string }[] };
  expect(exported.messages.map((one) => one.message)).toEqual([message.message]);

  const { page } = await openPage({ viewport: { width: 1400, height: 1000 } });
  await page.goto(`${cms}/admin`);
  await page.fill('[name=email]', 'editor@mostek.example');
  await page.fill('[name=password]', secrets().cmsAdminPassword);
  await page.click('button[type=submit]');
  // The admin home page shows the newest enquiries, the counts and the chart.
  await page.waitForSelector('text=not answered');
  await page.waitForSelector('svg[role=img][aria-label*="pl"]');
  await page.click(`a:has-text("${message.name}") >> nth=0`);
  await page.waitForSelector(`text=Mark as answered`);
  await page.waitForSelector('text=Receipt to the visitor');
  await page.waitForSelector('text=Webhook: crm');
  await page.waitForFunction((mail) => document.body.innerHTML.includes(mail), email);
  await expect.poll(() => stateIn('/account/messages')).toBe('Read');
  await page.click('text=Mark as answered');
  await page.waitForSelector('text=Mark as not answered');
  expect(await stateIn('/account/messages')).toBe('Answered');
  const isUpdated = `read_at is not null and answered_at is not null`;
  await expect.poll(() => countInboxEntries(`email = '${email}' and ${isUpdated}`)).toBe(1);
});
