/** Receives an enquiry: reads, validates, rate-limits and stores it. The outcome is `sent` only after it is stored. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionFunctionArgs } from 'react-router';
import { visitorOf, type Visitor } from '#accounts/session/visitor.server.ts';
import { config } from '#config.server.ts';
import { isEmailAddress, readForm, type Fields } from '#http/form.server.ts';
import { networkKey } from '#http/network.ts';
import { consumeAttempt, mailboxKey } from '#http/rate-limits.server.ts';
import { localeOf } from '#locales/index.ts';
import { log } from '#log.server.ts';
import { enquiryOutcomes } from '#metrics.server.ts';
import { consentText } from './consent.server.ts';
import { enquiries } from './enquiries.server.ts';
import { maxLengths, topics, typedFields, type FieldProblem, type Problems, type Values } from './fields.ts';
import { createChallenge, isChallengeSolved } from './proof-of-work.server.ts';

export type Outcome =
  /** Suspected spam is stored too, but no receipt is sent. */
  | { kind: 'sent'; reference: string; receiptTo: string | null }
  | { kind: 'wrong'; problems: Problems; values: Values }
  | { kind: 'tooMany'; seconds: number; values: Values }
  | { kind: 'flood'; challenge: string; values: Values }
  | { kind: 'unavailable'; values: Values };

export const statusOf = { sent: 200, wrong: 400, tooMany: 429, flood: 429, unavailable: 503 } as const;

/** Enough for a message of 5,000 characters; URL encoding takes up to nine bytes for a character such as `語`. */
const maxBytes = 65_536;

export async function receiveEnquiry({ request, context, url }: ActionFunctionArgs): Promise<Outcome> {
  const visitor = visitorOf(context);
  const fields = await readForm(request, maxBytes);
  const values = toValues(fields, request, url);
  const problems = validate(values);
  const outcome: Outcome =
    Object.keys(problems).length > 0
      ? { kind: 'wrong', problems, values }
      : await storeEnquiry(fields, values, visitor, localeOf(url.pathname)).catch((error: unknown): Outcome => {
          log.error({ err: error }, 'storing an enquiry failed');
          return { kind: 'unavailable', values };
        });
  enquiryOutcomes.inc({ outcome: outcome.kind });
  if (outcome.kind === 'tooMany') visitor.retryAfter = outcome.seconds;
  if (outcome.kind === 'flood') visitor.retryAfter = 60;
  return outcome;
}

async function storeEnquiry(fields: Fields, values: Values, visitor: Visitor, language: string): Promise<Outcome> {
  const seconds = await consumeAttempt({ 'enquiry by network': networkKey(visitor.ipAddress) });
  if (seconds !== null) return { kind: 'tooMany', seconds, values };
  const isFlood = (await consumeAttempt({ 'enquiries in all': 'all' })) !== null;
  if (isFlood && !(await isChallengeSolved(fields.challenge, fields.answer)))
    return { kind: 'flood', challenge: createChallenge(), values };

  const suspicion = detectSpam(fields);
  const noReceipt = (await consumeAttempt({ 'receipt by mailbox': mailboxKey(values.email) })) !== null;
  const { reference } = await enquiries.submit({
    ...values,
    language,
    consent: consentText(language),
    account: await findAccountId(visitor),
    suspicion,
    noReceipt,
  });
  return { kind: 'sent', reference, receiptTo: suspicion || noReceipt ? null : values.email };
}

/** The member's account id. If the CMS is down or takes over a second, the enquiry is stored without it. */
async function findAccountId(visitor: Visitor): Promise<string | null> {
  const account = await Promise.race([visitor.account().catch(() => null), sleep(1_000, null)]);
  return account?.documentId ?? null;
}

function toValues(fields: Fields, request: Request, url: URL): Values {
  const text = (name: keyof Values) => (fields[name] ?? '').replace(/\r\n?/g, '\n').normalize('NFC').trim();
  const line = (name: keyof Values) => text(name).replace(/[\p{Cc}\s]+/gu, ' ');
  return {
    name: line('name'),
    email: line('email'),
    company: line('company'),
    topic: line('topic'),
    // PostgreSQL text cannot contain a NUL character.
    message: text('message').replaceAll('\0', ''),
    consent: fields.consent === 'on' ? 'on' : '',
    key: /^[\w-]{16,64}$/.test(fields.key ?? '') ? fields.key! : '',
    page: ownPagePath(fields.page || request.headers.get('Referer') || '', url),
  };
}

/** The path of a page of this site; for any other URL, the path of the form. */
function ownPagePath(pageUrl: string, { origin, pathname }: URL): string {
  const url = URL.parse(pageUrl, config.PUBLIC_URL);
  const isOwnPage = url && (url.origin === origin || url.origin === new URL(config.PUBLIC_URL).origin);
  return isOwnPage ? url.pathname.slice(0, 200) : pathname;
}

function validate(values: Values): Problems {
  const problems = typedFields.flatMap((field) => {
    const problem = checks[field](values[field]);
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(problems) as Problems;
}

/** Validates each field; null if it is valid. */
const checks: Record<(typeof typedFields)[number], (value: string) => FieldProblem | null> = {
  name: (name) => (!name ? 'nameMissing' : name.length > maxLengths.name ? 'nameLong' : null),
  email: (email) => (!email ? 'emailMissing' : isEmailAddress(email) ? null : 'emailWrong'),
  company: (company) => (company.length > maxLengths.company ? 'companyLong' : null),
  topic: (topic) => (topics.some((one) => one === topic) ? null : 'topicMissing'),
  message: (message) => (!message ? 'messageMissing' : message.length > maxLengths.message ? 'messageLong' : null),
  consent: (consent) => (consent ? null : 'consentMissing'),
};

/**
 * Bots fill in the hidden field, or the form within three seconds. The enquiry is stored and editors see the reason.
 */
function detectSpam({ website, seconds }: Fields): string | null {
  if (website) return 'A field that people cannot see was filled in';
  if (seconds && Number(seconds) < 3) return `It was filled in within ${Number(seconds).toFixed(1)} s`;
  return null;
}
