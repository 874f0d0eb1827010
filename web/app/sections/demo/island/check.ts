/**
 * Checks a lead as the product does: it makes remarks, for example about a typo in the address. No lead is refused, and
 * nothing is changed.
 */
export type Lead = { name: string; email: string; company: string; message: string };
export type RemarkKind = 'missing' | 'address' | 'typo' | 'role' | 'duplicate';
export type Remark = { kind: RemarkKind; field: keyof Lead; found: string; suggestion?: string };

/** Domains that people mean. A domain with one typing error is probably meant to be one of these. */
const meantDomains =
  'gmail.com mail.com outlook.com hotmail.com icloud.com yahoo.com proton.me wp.pl onet.pl op.pl interia.pl o2.pl gazeta.pl'.split(
    ' ',
  );

/** Mailboxes of a company, not of a person. */
const roles = /^(office|info|contact|hello|sales|support|admin|team|biuro|kontakt|sklep|recepcja|sekretariat)$/;

const wantedFields = ['name', 'email', 'company'] as const;

/** The remarks in the order in which a person would read them. `seen` are the keys of leads that have crossed before. */
export function check(lead: Lead, seen: string[] = []): Remark[] {
  const remarks: Remark[] = [];
  const email = lead.email.trim();
  for (const field of wantedFields) if (!lead[field].trim()) remarks.push({ kind: 'missing', field, found: '' });
  if (!email) return remarks;
  const [, local = '', domain = ''] = /^([^\s@]+)@([^\s@]+\.[^\s@.]{2,})$/.exec(email) ?? [];
  const meant = nearestDomain(domain.toLowerCase());
  if (!domain) remarks.push({ kind: 'address', field: 'email', found: email });
  if (meant) remarks.push({ kind: 'typo', field: 'email', found: domain, suggestion: meant });
  if (roles.test(local.toLowerCase())) remarks.push({ kind: 'role', field: 'email', found: local });
  if (seen.includes(keyOf(lead))) remarks.push({ kind: 'duplicate', field: 'email', found: email });
  return remarks;
}

/** Two leads with the same key are the same person. */
export function keyOf(lead: Lead): string {
  return lead.email.trim().toLowerCase();
}

/** Up to two letters: of the first and the last name, or of the address. */
export function initials({ name, email }: Lead): string {
  const words = (name.trim() || email.trim()).split(/[\s.@_-]+/).filter(Boolean);
  const chosen = name.trim() && words.length > 1 ? [words[0]!, words.at(-1)!] : words.slice(0, 1);
  return chosen.map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase()).join('') || '?';
}

function nearestDomain(domain: string): string | undefined {
  if (!domain || meantDomains.includes(domain)) return undefined;
  // Short domains are one error away from many others: they must have the same length.
  return meantDomains.find(
    (meant) => typingErrors(domain, meant) === 1 && (meant.length > 6 || domain.length === meant.length),
  );
}

/** The number of typing errors between two words: a letter too few, too many, wrong, or two letters swapped. */
export function typingErrors(a: string, b: string): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + differs);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, older[j - 2]! + 1);
    }
    [older, old] = [old, row];
  }
  return old[b.length]!;
}
