/** The mails about accounts and invitations, in the account's language, as text and as HTML. */
import type { Core } from '@strapi/strapi';
import { readBrand, type Brand } from '../brand';
import { listedLocales } from '../locales';
import { escapeHtml, fillMailTemplate } from '../mail-template';
import { mailTranslations, type MailKind } from './mail-translations';
import { storeMail } from './outbox';

type Recipient = { email: string; confirmed?: boolean; displayName?: string | null; language?: string | null };

/** The path that the button of each mail links to; `{code}` is the code of the link, `{path}` a path in the admin. */
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
  invitation: '/auth/register?registrationToken={code}',
  'schedule-failed': '/{path}',
};

/** Mails to people who work in the admin. Their links lead there. */
const adminKinds: MailKind[] = ['invitation', 'schedule-failed'];

/** Mails to an email that is not confirmed yet and may belong to someone else. */
const unverifiedRecipientKinds: MailKind[] = ['confirm', 'new-email', 'invitation'];

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
  const site = from.split(' <')[0] ?? '';
  const appFolder = strapi.dirs.app.root;
  const brand = readBrand(appFolder);
  const declined = site === brand.name ? brand.declinedName[language] : undefined;
  const values: Record<string, string> = {
    ...placeholders,
    name: to.displayName ?? '',
    site,
    siteGenitive: declined?.genitive ?? site,
  };
  const { subject, heading, lines, button, note, picture } = translations[kind];
  const siteUrl = strapi.config.get<string>('publish.siteUrl');
  const path = paths[kind]
    .replace('{code}', encodeURIComponent(placeholders.code ?? ''))
    .replace('{path}', placeholders.path ?? '');
  const base = adminKinds.includes(kind) ? strapi.config.get<string>('admin.absoluteUrl') : siteUrl + prefix;
  // Someone who registers another person's email must not be able to put text of their choice into the greeting.
  const isNamed = to.displayName && to.confirmed && !unverifiedRecipientKinds.includes(kind);
  const content: MailContent = {
    hello: fill(isNamed ? translations.helloName : translations.hello),
    lines: lines.map(fill),
    button: { label: button ?? subject, href: base + path },
    note,
    team: fill(translations.team),
  };
  return {
    to: to.email,
    from,
    subject: `${subject} · ${site}`,
    text: renderText(content),
    html: fillMailTemplate(appFolder, brand, {
      language,
      site,
      siteUrl,
      preview: content.lines[0]!,
      picture: picture && { file: `${picture}.png`, alt: translations.pictures[picture] },
      heading: heading ?? subject,
      content: renderContent(content, brand),
      note,
      footer: content.team,
    }),
  };
}

type MailContent = {
  hello: string;
  lines: string[];
  button: { label: string; href: string };
  note: string;
  team: string;
};

function renderText({ hello, lines, button, note, team }: MailContent): string {
  return [hello, ...lines, `${button.label}:\n${button.href}`, note, team].join('\n\n');
}

/** All values are escaped, also names chosen by members. */
function renderContent({ hello, lines, button }: MailContent, { text, mutedText, accent }: Brand): string {
  const paragraph = (line: string, space: number) =>
    `<p class="t" style="margin:0 0 ${space}px;color:${text.light}">${escapeHtml(line)}</p>`;
  const href = escapeHtml(button.href);
  return `${paragraph(hello, 8)}${lines.map((line) => paragraph(line, 16)).join('')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr><td class="btn" style="background:${accent.light}"><a href="${href}" style="display:inline-block;padding:15px 26px 16px;font-weight:700;line-height:22px;color:${text.light};text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
<p class="t2" style="margin:24px 0 0;font-size:14px;line-height:22px;color:${mutedText.light};word-break:break-all">${href}</p>`;
}
