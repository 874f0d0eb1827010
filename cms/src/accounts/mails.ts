/** The mails about accounts, in the account's language, as text and as HTML. */
import type { Core } from '@strapi/strapi';
import { readBrand } from '../brand';
import { listedLocales } from '../locales';
import { mailTranslations, type MailKind } from './mail-translations';
import { storeMail } from './outbox';

type Recipient = { email: string; confirmed?: boolean; displayName?: string | null; language?: string | null };

/** The path that the button of each mail links to; `{code}` is the code of the link. */
const paths: Record<MailKind, string> = {
  confirm: '/auth/verify?code={code}',
  already: '/auth/login',
  reset: '/auth/reset-password?code={code}',
  'password-changed': '/auth/forgot-password',
  'sign-in-methods-changed': '/account/security',
  'new-sign-in': '/account/sessions',
  'new-email': '/account/security?new-email={code}',
  'email-changed': '/auth/undo-email?code={code}',
  'email-changed-again': '/contact',
};

/** Mails to an email that is not confirmed yet and may belong to someone else. */
const unverifiedRecipientKinds: MailKind[] = ['confirm', 'new-email'];

/** Resolves when the mail is stored in the outbox (outbox.ts), which sends it even after a restart. */
export function sendMail(
  strapi: Core.Strapi,
  kind: MailKind,
  to: Recipient,
  placeholders: Record<string, string> = {},
): Promise<void> {
  return storeMail(strapi, kind, composeMail(strapi, kind, to, placeholders));
}

/** Fails at startup if a language of the site has no translations, instead of when the first mail is sent. */
export function requireMailTranslations(strapi: Core.Strapi): void {
  for (const { code } of listedLocales(strapi))
    if (!mailTranslations[code])
      throw new Error(
        `The CMS cannot start: mails have no translations for "${code}". Please add them to cms/src/accounts/mail-translations.ts.`,
      );
}

export function composeMail(strapi: Core.Strapi, kind: MailKind, to: Recipient, placeholders: Record<string, string>) {
  const locales = listedLocales(strapi).map(({ code }) => code);
  const language = to.language && mailTranslations[to.language] ? to.language : locales[0]!;
  const prefix = language === locales[0] ? '' : `/${language}`;
  const translations = mailTranslations[language]!;
  const from = strapi.config.get<string>('plugin::email.settings.defaultFrom', '');
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const values: Record<string, string> = {
    ...placeholders,
    name: to.displayName ?? '',
    site: from.split(' <')[0] ?? '',
  };
  const { subject, lines, button, note } = translations[kind];
  const path = paths[kind].replace('{code}', encodeURIComponent(placeholders.code ?? ''));
  const content: MailContent = {
    language,
    site: values.site!,
    // Someone who registers another person's email must not be able to put text of their choice into the greeting.
    hello: fill(
      to.displayName && to.confirmed && !unverifiedRecipientKinds.includes(kind)
        ? translations.helloName
        : translations.hello,
    ),
    lines: lines.map(fill),
    button: { label: button ?? subject, href: `${strapi.config.get<string>('publish.siteUrl')}${prefix}${path}` },
    note,
    team: fill(translations.team),
  };
  return {
    to: to.email,
    from,
    subject: `${subject} · ${values.site}`,
    text: renderText(content),
    html: renderHtml(content, readBrand(strapi.dirs.app.root)),
  };
}

type MailContent = {
  language: string;
  site: string;
  hello: string;
  lines: string[];
  button: { label: string; href: string };
  note: string;
  team: string;
};

function renderText({ hello, lines, button, note, team }: MailContent): string {
  return [hello, ...lines, `${button.label}:\n${button.href}`, note, team].join('\n\n');
}

/** Mail programs support only inline styles and table layout. All values are escaped, also names chosen by members. */
function renderHtml(
  { language, site, hello, lines, button, note, team }: MailContent,
  brand: ReturnType<typeof readBrand>,
): string {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('');
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(site)}</title></head>
<body style="margin:0;background:${brand.background.light};color:${brand.text.light};font:17px/1.6 Geologica,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px">
<tr><td style="padding:0 0 20px;font-size:24px;font-weight:800">${escape(site)}</td></tr>
<tr><td style="background:${brand.panel.light};border-top:6px solid ${brand.accent.light};padding:28px 28px 20px">
<p style="margin:0 0 16px;font-weight:700">${escape(hello)}</p>${paragraphs}
<p style="margin:8px 0 24px"><a href="${escape(button.href)}" style="display:inline-block;background:${brand.accent.light};color:${brand.text.light};padding:14px 24px;font-weight:700;text-decoration:none">${escape(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${brand.mutedText.light}">${escape(note)}</p>
<p style="margin:0 0 8px;font-size:13px;color:${brand.mutedText.light};word-break:break-all">${escape(button.href)}</p>
</td></tr><tr><td style="padding:20px 0 0;font-size:14px;color:${brand.mutedText.light}">${escape(team)}</td></tr></table></td></tr></table></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
