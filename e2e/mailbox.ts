import { ports } from 'stack/config';
import { waitFor } from './wait-for.ts';

export type Mail = { subject: string; text: string; html: string; to: { address: string }[] };

const mailboxUrl = `http://127.0.0.1:${ports.mailbox}/messages`;

/** Waits for a mail to `email` with a matching subject, and returns the newest one. */
export function waitForMail(email: string, subject: RegExp): Promise<Mail> {
  return waitFor(`a mail to ${email} with a subject like ${subject}`, async () =>
    (await listMails(email)).find((mail) => subject.test(mail.subject)),
  );
}

/** All mails to an email, the newest first. */
export async function listMails(email: string): Promise<Mail[]> {
  const mails = (await (await fetch(mailboxUrl)).json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === email));
}

/** The first link in a mail. */
export function extractLink(mail: Mail): string {
  return /https?:\/\/\S+/.exec(mail.text)![0];
}

/** Waits for a mail, and returns the code in its link. */
export async function waitForCode(email: string, subject: RegExp): Promise<string> {
  return new URL(extractLink(await waitForMail(email, subject))).searchParams.get('code')!;
}

export async function emptyMailbox(): Promise<void> {
  await fetch(mailboxUrl, { method: 'DELETE' });
}
