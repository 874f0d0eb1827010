import { ports } from 'stack/config';
import { waitFor } from './wait-for.ts';

export type Mail = { subject: string; text: string; html: string; to: { address: string }[] };

const inbox = `http://127.0.0.1:${ports.inbox}/messages`;

/** The newest mail to an address whose subject is like this; waits for it. */
export function mailTo(address: string, subject: RegExp): Promise<Mail> {
  return waitFor(`a mail to ${address} like ${subject}`, async () =>
    (await mailsTo(address)).find((mail) => subject.test(mail.subject)),
  );
}

/** All mails to an address, the newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mails = (await (await fetch(inbox)).json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address));
}

/** The link of a mail that is about something to do. */
export function linkIn(mail: Mail): string {
  return /https?:\/\/\S+/.exec(mail.text)![0];
}

export async function emptyInbox(): Promise<void> {
  await fetch(inbox, { method: 'DELETE' });
}
