/** The contact form in a browser: its texts in both languages, and how to fill it in. */
import type { Page } from 'playwright-core';
import type { newEnquiry } from './enquiry.ts';

/** The mailbox of the team that receives enquiries. */
export const team = 'hello@mostek.example';

export const uiTexts = {
  en: {
    prefix: '',
    send: 'Send message',
    sent: 'It is on its way.',
    problems: '3 things need another look',
    email: 'This does not look like an e-mail address',
    receipt: /We have your message/,
    inReceipt: 'Thank you for writing',
    state: 'Received',
  },
  pl: {
    prefix: '/pl',
    send: 'Wyślij wiadomość',
    sent: 'Już idzie.',
    problems: '3 rzeczy do poprawienia',
    email: 'To nie wygląda na adres',
    receipt: /Mamy Twoją wiadomość/,
    inReceipt: 'dziękujemy za wiadomość',
    state: 'Przyjęta',
  },
};

/** Removes the word joiners and non-breaking spaces of the typesetting. */
export const normalizeSpaces = (text: string | null) => (text ?? '').replaceAll('\u2060', '').replace(/\s/g, ' ');

export const readField = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();

/** Fills in the form without sending it. */
export async function fillForm(page: Page, message: ReturnType<typeof newEnquiry>): Promise<void> {
  await page.fill('[name=name]', message.name);
  await page.fill('[name=email]', message.email);
  await page.selectOption('[name=topic]', message.topic);
  await page.fill('[name=message]', message.message);
  await page.check('[name=consent]');
}
