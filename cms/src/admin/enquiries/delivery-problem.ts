import type { TextKey } from '../texts/en';

const problems: [RegExp, TextKey][] = [
  [/5\.1\.|user unknown|no such user|no such mailbox/i, 'problem.noMailbox'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ECONNRESET|socket|connect/i, 'problem.unreachable'],
  [/timeout|timed out|did not answer|aborted/i, 'problem.slow'],
  [/certificate|TLS|SSL/i, 'problem.certificate'],
  [/no longer in the settings/i, 'problem.removed'],
  [/answered 4\d\d/i, 'problem.refused'],
  [/answered 5\d\d/i, 'problem.broken'],
];

/** What a technical message means, in words. */
export function problemKey(message: string): TextKey {
  return problems.find(([pattern]) => pattern.test(message))?.[1] ?? 'problem.unknown';
}
