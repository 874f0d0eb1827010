import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listedLocales } from '../locales';
import { mailTranslations, type MailKind } from './mail-translations';
import { composeMail, requireMailTranslations } from './mails';

const settings: Record<string, string> = {
  'plugin::email.settings.defaultFrom': 'Tom & Co <hello@site.test>',
  'publish.siteUrl': 'https://site.test',
  'admin.absoluteUrl': 'https://cms.test/admin',
};
const strapi = {
  config: { get: (key: string) => settings[key] },
  dirs: { app: { root: resolve(__dirname, '../..') } },
} as never;

const first = listedLocales(strapi)[0]!.code;
const texts = mailTranslations[first]!;
/** A language that is not in locales.json. */
mailTranslations.xx = { ...texts, hello: 'Xello,', helloName: 'Xello {{name}},', team: 'Xeam {{site}}' };
afterAll(() => void delete mailTranslations.xx);

const kinds = Object.keys(texts).filter(
  (key) => !['hello', 'helloName', 'team', 'pictures'].includes(key),
) as MailKind[];
const member = { email: 'zofia@example.com', confirmed: true, displayName: 'Zofia', language: first };
const placeholders = { code: 'a code', email: 'new@example.com', device: 'Firefox' };
const greet = (name: string) => texts.helloName.replace('{{name}}', name);

describe.each(Object.keys(mailTranslations))('language %s', (language) => {
  test.each(kinds)('fills all placeholders of %s', (kind) => {
    const { subject, text, html } = composeMail(strapi, kind, { ...member, language }, placeholders);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]{2}|undefined|null/);
    expect(html).toContain(`<html lang="${language}">`);
  });

  test.each(kinds)('says all of %s in the plain text, too, and stays below 100 KB', (kind) => {
    const { text, html } = composeMail(strapi, kind, { ...member, language }, placeholders);
    const paragraphs = [...html.matchAll(/<p [^>]*>([^<]+)<\/p>/g)].map((match) => match[1]!);
    expect(paragraphs.length).toBeGreaterThan(3);
    for (const paragraph of paragraphs) expect(text).toContain(unescape(paragraph));
    expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
  });
});

const unescape = (html: string) => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

describe('greeting', () => {
  const greetingOf = (kind: MailKind, to: object) => {
    const { text, html } = composeMail(strapi, kind, { ...member, ...to }, placeholders);
    const greeting = text.split('\n\n')[0]!;
    expect(html).toContain(`>${greeting}</p>`);
    return greeting;
  };

  test('names the member', () => {
    expect(greetingOf('reset', {})).toBe(greet('Zofia'));
  });

  test('has no name when there is none', () => {
    expect(greetingOf('reset', { displayName: null })).toBe(texts.hello);
    expect(greetingOf('reset', { displayName: '' })).toBe(texts.hello);
  });

  test.each(kinds)('has no name in %s when the email is not confirmed', (kind) => {
    expect(greetingOf(kind, { confirmed: false })).toBe(texts.hello);
    expect(greetingOf(kind, { confirmed: undefined })).toBe(texts.hello);
  });

  test.each(['confirm', 'new-email'] as const)('has no name in %s, which may reach someone else', (kind) => {
    expect(greetingOf(kind, {})).toBe(texts.hello);
  });
});

describe('escaping', () => {
  const attack = `<a href="//evil.test">'&`;
  const escaped = '&#60;a href=&#34;//evil.test&#34;&#62;&#39;&#38;';

  test('escapes the name in HTML, not in text', () => {
    const { text, html } = composeMail(strapi, 'reset', { ...member, displayName: attack }, placeholders);
    expect(text).toContain(greet(attack));
    expect(html).toContain(greet(escaped));
    expect(html).not.toContain('<a href="//evil');
  });

  test('escapes placeholders and the name of the site in HTML', () => {
    const { html } = composeMail(strapi, 'new-sign-in', member, { device: attack });
    expect(html).toContain(escaped);
    expect(html).not.toContain('<a href="//evil');
    expect(html).toContain('<title>Tom &#38; Co</title>');
  });

  test('does not fill placeholders that a member wrote', () => {
    const { text } = composeMail(strapi, 'email-changed', { ...member, displayName: '{{email}}' }, placeholders);
    expect(text).toContain(greet('{{email}}'));
  });

  test('encodes the code in the link', () => {
    const { text, html } = composeMail(strapi, 'reset', member, { code: 'a b&c="' });
    const link = 'https://site.test/auth/reset-password?code=a%20b%26c%3D%22';
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
  });
});

describe('language', () => {
  test('uses the language of the account and links to its pages', () => {
    const { text, html } = composeMail(strapi, 'already', { ...member, language: 'xx' }, {});
    expect(text).toMatch(/^Xello Zofia,\n[^]*\nhttps:\/\/site\.test\/xx\/auth\/login\n[^]*\nXeam Tom & Co$/);
    expect(html).toContain('<html lang="xx">');
  });

  test.each([first, null, undefined, '', 'yy'])('uses the default language for %s, without a prefix', (language) => {
    const { text, html } = composeMail(strapi, 'already', { ...member, language }, {});
    expect(text).toContain('\nhttps://site.test/auth/login\n');
    expect(html).toContain(`<html lang="${first}">`);
  });

  test('refuses to start when a language of the site has no translations', () => {
    expect(() => requireMailTranslations(strapi)).not.toThrow();
    const { [first]: removed } = mailTranslations;
    delete mailTranslations[first];
    try {
      expect(() => requireMailTranslations(strapi)).toThrow(`mails have no translations for "${first}"`);
    } finally {
      mailTranslations[first] = removed!;
    }
  });
});

test('names recipient, sender and site', () => {
  expect(composeMail(strapi, 'reset', member, placeholders)).toMatchObject({
    to: 'zofia@example.com',
    from: 'Tom & Co <hello@site.test>',
    subject: `${texts.reset.subject} · Tom & Co`,
  });
});

test('an invitation leads to the admin', () => {
  const { text } = composeMail(strapi, 'invitation', { email: 'ala@example.com' }, { code: 'abc' });
  expect(text).toContain('https://cms.test/admin/auth/register?registrationToken=abc');
});
