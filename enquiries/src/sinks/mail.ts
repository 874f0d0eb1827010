/** The two mails of an enquiry: one to the team, one to whoever wrote. The delivery's id is their Message-ID. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { Refusal, type Delivery, type Sink } from '../deliver.ts';
import { referenceOf } from '../reference.ts';
import { asHtml, asText, type Letter } from './letter.ts';
import { wordsFor } from './words.ts';

export function mailSinks(config: Config): { team: Sink; receipt: Sink; close: () => void } {
  const transport = createTransport({
    host: config.SMTP_HOST,
    port: config.SMTP_PORT,
    secure: config.SMTP_SECURE,
    requireTLS: !isThisMachine(config.SMTP_HOST),
    pool: true,
    // As many as are ever at it at once (worker.ts): nobody waits for a connection while their claim runs out.
    maxConnections: 8,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(config.SMTP_USER && { auth: { user: config.SMTP_USER, pass: config.SMTP_PASSWORD } }),
  });
  const send = async (delivery: Delivery, mail: SendMailOptions) => {
    const messageId = `<${delivery.id}@${new URL(config.SITE_URL).hostname}>`;
    try {
      const sent = transport.sendMail({ from: config.MAIL_FROM, messageId, ...mail });
      await Promise.race([sent, tooLate()]);
    } catch (error) {
      throw refusalOf(error, delivery.sink);
    }
  };
  return {
    team: (delivery) => send(delivery, teamMail(delivery, config)),
    receipt: (delivery) => send(delivery, receiptMail(delivery, config)),
    close: () => transport.close(),
  };
}

function teamMail({ enquiry }: Delivery, config: Config): SendMailOptions {
  const { labels, topics, language, ...words } = wordsFor(enquiry.language);
  const site = siteName(config);
  const facts: [string, string][] = [
    [labels.name, enquiry.name],
    [labels.email, enquiry.email],
    [labels.company, enquiry.company],
    [labels.topic, topics[enquiry.topic] ?? enquiry.topic],
    [labels.language, enquiry.language],
    [labels.page, enquiry.page],
    [labels.reference, referenceOf(enquiry.id)],
  ];
  const letter: Letter = {
    language,
    site,
    greeting: words.teamSubject.replace('{{name}}', () => enquiry.name),
    lines: words.teamLines,
    facts: facts.filter(([, value]) => value !== ''),
    quote: { title: words.message, text: enquiry.message },
    note: words.reply.replace('{{site}}', () => site),
  };
  return {
    to: config.TEAM_EMAIL,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `${letter.greeting} · ${topics[enquiry.topic] ?? enquiry.topic}`,
    text: asText(letter),
    html: asHtml(letter),
  };
}

/** Anybody can type anybody's address into the form: a receipt says nothing that its sender chose. */
function receiptMail({ enquiry }: Delivery, config: Config): SendMailOptions {
  const { receiptSubject, greeting, receiptLines, reference, receiptNote, language } = wordsFor(enquiry.language);
  const letter: Letter = {
    language,
    site: siteName(config),
    greeting,
    lines: receiptLines,
    facts: [[reference, referenceOf(enquiry.id)]],
    note: receiptNote,
  };
  return {
    // As it is: a text would be read as a list, with names.
    to: { name: '', address: enquiry.email },
    replyTo: config.TEAM_EMAIL,
    subject: `${receiptSubject} · ${letter.site}`,
    // Out-of-office notes and other machines need not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: asText(letter),
    html: asHtml(letter),
  };
}

/** Mails go through no network in plain text. */
function isThisMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
}

function siteName({ MAIL_FROM }: Config): string {
  return MAIL_FROM.split(' <')[0]!;
}

/** Before the claim runs out and somebody else begins. */
async function tooLate(): Promise<never> {
  await sleep(30_000, undefined, { ref: false });
  throw new Refusal('The mail service took more than 30 s.');
}

/** A visitor's mailbox that does not exist (5.1.x) will not exist tomorrow; everything else may pass. */
function refusalOf(error: unknown, sink: string): Refusal {
  const { message, response = '', command } = error as { message: string; response?: string; command?: string };
  const isGone = sink === 'receipt' && command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d/.test(response);
  // Servers quote the address they refuse; it is the visitor's.
  const said = message.replace(/[^\s<>@]+@[^\s<>@]+/g, '…');
  return new Refusal(said, { ends: isGone ? 'delivery' : null });
}
