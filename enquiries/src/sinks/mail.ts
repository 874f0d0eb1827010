/**
 * The mails of an enquiry: to the team, a receipt to the visitor, and replies of editors. The Message-ID contains the
 * delivery's id.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { DeliveryError, type Delivery, type Sink } from '../deliver.ts';
import { enquiryTextFields } from '../fields.ts';
import { formatReference } from '../reference.ts';
import { renderHtml, renderText, type MailContent } from './mail-content.ts';
import { translationsFor } from './mail-translations.ts';

export function createMailSinks(config: Config): { team: Sink; receipt: Sink; reply: Sink; close: () => void } {
  const transport = createTransport({
    host: config.SMTP_HOST,
    port: config.SMTP_PORT,
    secure: config.SMTP_SECURE,
    requireTLS: !isLoopback(config.SMTP_HOST),
    pool: true,
    // As many as there are concurrent attempts of the three kinds of mails (worker.ts), so that none waits for a
    // connection until its claim expires.
    maxConnections: 12,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(config.SMTP_USER && { auth: { user: config.SMTP_USER, pass: config.SMTP_PASSWORD } }),
  });
  const send = async (delivery: Delivery, mail: SendMailOptions) => {
    const messageId = toMessageId(delivery.id, config);
    try {
      const sent = transport.sendMail({ from: config.MAIL_FROM, messageId, ...mail });
      await Promise.race([sent, rejectAfterTimeout()]);
    } catch (error) {
      throw toDeliveryError(error, delivery.sink);
    }
  };
  return {
    team: (delivery) => send(delivery, teamMail(delivery, config)),
    receipt: (delivery) => send(delivery, receiptMail(delivery, config)),
    reply: (delivery) => send(delivery, replyMail(delivery, config)),
    close: () => transport.close(),
  };
}

function teamMail({ enquiry }: Delivery, config: Config): SendMailOptions {
  const { labels, topics, language, ...translations } = translationsFor(enquiry.language);
  const site = siteName(config);
  const shown = { ...enquiry, topic: topics[enquiry.topic] ?? enquiry.topic };
  const facts: [string, string][] = [
    ...enquiryTextFields.flatMap((field): [string, string][] =>
      field === 'message' ? [] : [[labels[field], shown[field]]],
    ),
    [labels.language, enquiry.language],
    [labels.page, enquiry.page],
    [labels.reference, formatReference(enquiry.id)],
  ];
  const content: MailContent = {
    language,
    site,
    heading: translations.teamSubject.replace('{{name}}', () => enquiry.name),
    lines: translations.teamLines,
    facts: facts.filter(([, value]) => value !== ''),
    quote: { title: translations.message, text: enquiry.message },
    note: translations.teamNote,
    footer: translations.reply.replace('{{site}}', () => site),
  };
  return {
    to: config.TEAM_EMAIL,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `${content.heading} · ${topics[enquiry.topic] ?? enquiry.topic}`,
    text: renderText(content),
    html: renderHtml(content, config.SITE_URL),
  };
}

/** Anyone can enter another person's email in the form, so a receipt contains no text from the form. */
function receiptMail({ enquiry }: Delivery, config: Config): SendMailOptions {
  const {
    receiptSubject,
    receiptHeading,
    receiptPicture,
    greeting,
    receiptLines,
    reference,
    receiptNote,
    reply,
    language,
  } = translationsFor(enquiry.language);
  const site = siteName(config);
  const content: MailContent = {
    language,
    site,
    heading: receiptHeading,
    greeting,
    picture: { file: 'receipt.png', alt: receiptPicture },
    lines: receiptLines,
    facts: [[reference, formatReference(enquiry.id)]],
    note: receiptNote,
    footer: reply.replace('{{site}}', () => site),
  };
  return {
    // An object, because nodemailer parses a string as a list of recipients with names.
    to: { name: '', address: enquiry.email },
    replyTo: config.TEAM_EMAIL,
    subject: `${receiptSubject} · ${content.site}`,
    // Prevents automatic replies such as out-of-office notes (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: renderText(content),
    html: renderHtml(content, config.SITE_URL),
  };
}

/** In the thread of the receipt. The visitor's answer goes to the team. */
function replyMail({ enquiry, reply }: Delivery, config: Config): SendMailOptions {
  const { replySubject, replyQuote, greeting, reference, reply: footer, language } = translationsFor(enquiry.language);
  const { text, editor, receipt } = reply!;
  const site = siteName(config);
  const content: MailContent = {
    language,
    site,
    heading: replySubject,
    greeting,
    lines: [...text.split(/\n{2,}/), editor],
    facts: [[reference, formatReference(enquiry.id)]],
    quote: { title: replyQuote, text: enquiry.message },
    note: '',
    footer: footer.replace('{{site}}', () => site),
  };
  const thread = receipt && toMessageId(receipt, config);
  return {
    to: { name: enquiry.name, address: enquiry.email },
    replyTo: config.TEAM_EMAIL,
    subject: `${replySubject} · ${site}`,
    ...(thread && { inReplyTo: thread, references: thread }),
    text: renderText(content),
    html: renderHtml(content, config.SITE_URL),
  };
}

function toMessageId(delivery: string, { SITE_URL }: Config): string {
  return `<${delivery}@${new URL(SITE_URL).hostname}>`;
}

/** Mails leave this machine only over TLS. */
function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
}

function siteName({ MAIL_FROM }: Config): string {
  return MAIL_FROM.split(' <')[0]!;
}

/** Shorter than the claim: after that, another worker would attempt the delivery. */
async function rejectAfterTimeout(): Promise<never> {
  await sleep(30_000, undefined, { ref: false });
  throw new DeliveryError('The mail service did not answer within 30 s.');
}

/** A mailbox of a visitor that does not exist (5.1.x) is a permanent failure. All other errors are retried. */
function toDeliveryError(error: unknown, sink: string): DeliveryError {
  const { message, response = '', command } = error as { message: string; response?: string; command?: string };
  const isGone = sink !== 'team' && command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d/.test(response);
  // Mail servers quote the rejected email, which is the visitor's.
  const reason = message.replace(/[^\s<>@]+@[^\s<>@]+/g, '…');
  return new DeliveryError(reason, { stopRetrying: isGone ? 'delivery' : null });
}
