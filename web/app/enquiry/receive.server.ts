/** A form that somebody has sent: read, judged, and stored. Whoever is told "sent" can rely on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionFunctionArgs } from 'react-router';
import { visitorOf, type Visitor } from '#accounts/visitor.server.ts';
import { config } from '#config.server.ts';
import { isEmailAddress, readForm, type Fields } from '#http/form.server.ts';
import { countTry, mailboxKey, networkKey } from '#http/limits.server.ts';
import { localeOf } from '#locales/index.ts';
import { log } from '#log.server.ts';
import { count } from '#metrics.server.ts';
import { consentIn } from './consent.server.ts';
import { enquiries } from './enquiries.server.ts';
import { longest, topics, type Problems, type Values } from './fields.ts';
import { isSolved, newSum } from './sum.server.ts';

export type Outcome =
  /** What looks like spam is kept, and no receipt goes out. */
  | { kind: 'sent'; reference: string; receiptTo: string | null }
  | { kind: 'wrong'; problems: Problems; values: Values }
  | { kind: 'tooMany'; seconds: number; values: Values }
  | { kind: 'flood'; sum: string; values: Values }
  | { kind: 'unavailable'; values: Values };

export const statusOf = { sent: 200, wrong: 400, tooMany: 429, flood: 429, unavailable: 503 } as const;

/** 5,000 letters of any alphabet, which take up to nine bytes each on the way. */
const maxBytes = 65_536;

export async function receive({ request, context, url }: ActionFunctionArgs): Promise<Outcome> {
  const visitor = visitorOf(context);
  const fields = await readForm(request, maxBytes);
  const values = valuesOf(fields, request, url);
  const problems = problemsOf(values);
  const outcome: Outcome =
    Object.keys(problems).length > 0
      ? { kind: 'wrong', problems, values }
      : await store(fields, values, visitor, localeOf(url.pathname)).catch((error: unknown): Outcome => {
          log.error({ err: error }, 'an enquiry could not be stored');
          return { kind: 'unavailable', values };
        });
  count('duet_enquiries_total', { outcome: outcome.kind });
  if (outcome.kind === 'tooMany') visitor.retryAfter = outcome.seconds;
  if (outcome.kind === 'flood') visitor.retryAfter = 60;
  return outcome;
}

async function store(fields: Fields, values: Values, visitor: Visitor, language: string): Promise<Outcome> {
  const seconds = await countTry({ 'enquiry by network': networkKey(visitor.address) });
  if (seconds !== null) return { kind: 'tooMany', seconds, values };
  const flooded = (await countTry({ 'enquiries in all': 'all' })) !== null;
  if (flooded && !(await isSolved(fields.sum, fields.answer))) return { kind: 'flood', sum: newSum(), values };

  const suspicion = suspicionOf(fields);
  const noReceipt = (await countTry({ 'receipt by mailbox': mailboxKey(values.email) })) !== null;
  const { reference } = await enquiries.submit({
    ...values,
    language,
    consent: consentIn(language),
    account: await accountOf(visitor),
    suspicion,
    noReceipt,
  });
  return { kind: 'sent', reference, receiptTo: suspicion || noReceipt ? null : values.email };
}

/** Whose it is, if they are signed in. That the content service cannot say, or takes its time, keeps nobody from writing. */
async function accountOf(visitor: Visitor): Promise<string | null> {
  const account = await Promise.race([visitor.account().catch(() => null), sleep(1_000, null)]);
  return account?.documentId ?? null;
}

function valuesOf(fields: Fields, request: Request, url: URL): Values {
  const text = (name: keyof Values) => (fields[name] ?? '').replace(/\r\n?/g, '\n').normalize('NFC').trim();
  const line = (name: keyof Values) => text(name).replace(/[\p{Cc}\s]+/gu, ' ');
  return {
    name: line('name'),
    email: line('email'),
    company: line('company'),
    topic: line('topic'),
    // PostgreSQL cannot keep this one sign, and no keyboard has it.
    message: text('message').replaceAll('\0', ''),
    consent: fields.consent === 'on' ? 'on' : '',
    key: /^[\w-]{16,64}$/.test(fields.key ?? '') ? fields.key! : '',
    page: pathOf(fields.page || request.headers.get('Referer') || '', url),
  };
}

/** The path of one of our own pages; for anything else, that of the form. */
function pathOf(address: string, { origin, pathname }: URL): string {
  const url = URL.parse(address, config.PUBLIC_URL);
  const isOurs = url && (url.origin === origin || url.origin === new URL(config.PUBLIC_URL).origin);
  return isOurs ? url.pathname.slice(0, 200) : pathname;
}

function problemsOf({ name, email, company, topic, message, consent }: Values): Problems {
  return {
    ...(!name ? { name: 'nameMissing' } : name.length > longest.name && { name: 'nameLong' }),
    ...(!email ? { email: 'emailMissing' } : !isEmailAddress(email) && { email: 'emailWrong' }),
    ...(company.length > longest.company && { company: 'companyLong' }),
    ...(!topics.some((one) => one === topic) && { topic: 'topicMissing' }),
    ...(!message ? { message: 'messageMissing' } : message.length > longest.message && { message: 'messageLong' }),
    ...(!consent && { consent: 'consentMissing' }),
  };
}

/** Nobody fills in a field they cannot see, or a form in three seconds. It is kept all the same, and shown to the editors. */
function suspicionOf({ website, seconds }: Fields): string | null {
  if (website) return 'A field that people cannot see was filled in';
  if (seconds && Number(seconds) < 3) return `It was filled in within ${Number(seconds).toFixed(1)} s`;
  return null;
}
