/** The mails about accounts, in the account's language, as text and as HTML. Sent beside the answer, never before it. */
import type { Core } from '@strapi/strapi';
import { setTimeout as sleep } from 'node:timers/promises';
import { listedLocales } from '../locales';
import { mailWords, type Kind } from './mail-words';

type Recipient = { email: string; confirmed?: boolean; displayName?: string | null; language?: string | null };

/** Where the button of each mail leads; `{code}` is the link's. */
const paths: Record<Kind, string> = {
  confirm: '/auth/verify?code={code}',
  already: '/auth/login',
  reset: '/auth/reset-password?code={code}',
  'password-changed': '/auth/forgot-password',
  'ways-in-changed': '/account/security',
  'new-sign-in': '/account/sessions',
  'new-email': '/account/security?new-email={code}',
  'email-changed': '/auth/undo-email?code={code}',
  'email-changed-again': '/contact',
};

/** Mails to an address that may not be the account's. */
const unproved: Kind[] = ['confirm', 'new-email'];

const waitsMs = [1_000, 5_000, 30_000, 120_000];

/** Tries until the mail service takes it, for about two and a half minutes; whoever needs the mail can ask for it again. */
export function sendMail(strapi: Core.Strapi, kind: Kind, to: Recipient, blanks: Record<string, string> = {}): void {
  void deliver(strapi, kind, composeMail(strapi, kind, to, blanks));
}

async function deliver(strapi: Core.Strapi, kind: Kind, mail: object): Promise<void> {
  for (const waitMs of [...waitsMs, null]) {
    try {
      await strapi.plugin('email').service('email').send(mail);
      return;
    } catch (error) {
      if (waitMs === null) strapi.log.error(`A mail (${kind}) could not be sent: ${String(error)}`);
      else await sleep(waitMs);
    }
  }
}

export function composeMail(strapi: Core.Strapi, kind: Kind, to: Recipient, blanks: Record<string, string>) {
  const locales = listedLocales(strapi).map(({ code }) => code);
  const language = to.language && mailWords[to.language] ? to.language : locales[0]!;
  const prefix = language === locales[0] ? '' : `/${language}`;
  const all = mailWords[language] ?? mailWords.en!;
  const from = strapi.config.get<string>('plugin::email.settings.defaultFrom', '');
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const values: Record<string, string> = { ...blanks, name: to.displayName ?? '', site: from.split(' <')[0] ?? '' };
  const { subject, lines, button, note } = all[kind];
  const path = paths[kind].replace('{code}', encodeURIComponent(blanks.code ?? ''));
  const letter: Letter = {
    language,
    site: values.site!,
    // Whoever registers somebody else's address must not be able to have them greeted by a text of their own.
    hello: fill(to.displayName && to.confirmed && !unproved.includes(kind) ? all.helloName : all.hello),
    lines: lines.map(fill),
    button: { label: button ?? subject, href: `${strapi.config.get<string>('publish.siteUrl')}${prefix}${path}` },
    note,
    team: fill(all.team),
  };
  return { to: to.email, from, subject: `${subject} · ${values.site}`, text: asText(letter), html: asHtml(letter) };
}

type Letter = {
  language: string;
  site: string;
  hello: string;
  lines: string[];
  button: { label: string; href: string };
  note: string;
  team: string;
};

function asText({ hello, lines, button, note, team }: Letter): string {
  return [hello, ...lines, `${button.label}:\n${button.href}`, note, team].join('\n\n');
}

/** Inline styles and a table: what mail programs understand. Names people chose for themselves are escaped. */
function asHtml({ language, site, hello, lines, button, note, team }: Letter): string {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('');
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(site)}</title></head>
<body style="margin:0;background:#f5eddc;color:#121c27;font:17px/1.6 Geologica,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px">
<tr><td style="padding:0 0 20px;font-size:24px;font-weight:800">${escape(site)}</td></tr>
<tr><td style="background:#fdf8ec;border-top:6px solid #e9512f;padding:28px 28px 20px">
<p style="margin:0 0 16px;font-weight:700">${escape(hello)}</p>${paragraphs}
<p style="margin:8px 0 24px"><a href="${escape(button.href)}" style="display:inline-block;background:#e9512f;color:#121c27;padding:14px 24px;font-weight:700;text-decoration:none">${escape(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#424d57">${escape(note)}</p>
<p style="margin:0 0 8px;font-size:13px;color:#424d57;word-break:break-all">${escape(button.href)}</p>
</td></tr><tr><td style="padding:20px 0 0;font-size:14px;color:#424d57">${escape(team)}</td></tr></table></td></tr></table></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
