/** Adds a language to a copy of this checkout with a running stack, as CONTRIBUTING.md describes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Editor } from '../editor.ts';
import { newEnquiry } from '../enquiry.ts';
import { waitFor } from '../wait-for.ts';
import { CheckoutCopy } from './checkout-copy.ts';

let copy: CheckoutCopy;

beforeAll(async () => {
  copy = await CheckoutCopy.make();
  await copy.stack('up');

  // While the stack runs: an entry in the list, a file of messages, translations of the mails and of the edge's page …
  const list = JSON.parse(copy.read('locales.json')) as object[];
  copy.write('locales.json', JSON.stringify([...list, { code: 'de', name: 'Deutsch' }]));
  copy.write('web/app/locales/de.ts', copy.read('web/app/locales/en.ts').replace('Skip to content', 'Zum Inhalt'));
  copy.append(
    'cms/src/accounts/mail-translations.ts',
    `mailTranslations.de = { ...mailTranslations.en!, hello: 'Hallo,' };\n`,
  );
  copy.append(
    'enquiries/src/sinks/mail-translations.ts',
    `enquiryMailTranslations.de = { ...enquiryMailTranslations.en!, greeting: 'Guten Tag,' };\n`,
  );
  copy.append('edge/unavailable.ts', `messages.de = { ...messages.en!, line: 'Gleich wieder da' };\n`);
  await copy.stack('up');

  // … and one page in the new language.
  const editor = await Editor.signIn(copy.cms, copy.secret('cmsAdminPassword'));
  const about = await editor.find('page', 'about');
  const fields = { title: 'Über uns', slug: 'ueber-uns', access: 'public', sections: [] };
  const { message } = await editor.publish('page', about.documentId, fields, 'de');
  if (message) throw new Error(message);
});

afterAll(() => copy.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(copy.site + path, { redirect: 'manual', headers });

test('shows a page in the new language with its messages', async () => {
  const response = await get('/de/ueber-uns');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('<h1>Über uns</h1>');
  expect(html).toContain('Zum Inhalt');
});

test('links all three languages of a page with hreflang', async () => {
  const paths = { en: '/about', pl: '/pl/o-nas', de: '/de/ueber-uns' };
  for (const path of Object.values(paths)) {
    const html = await (await get(path)).text();
    for (const [code, other] of Object.entries(paths)) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${code}" href="${copy.site}${other}"/>`);
    }
  }
});

test('redirects slugs of other languages to the new one, and back', async () => {
  expect((await get('/de/about')).headers.get('Location')).toBe('/de/ueber-uns');
  expect((await get('/ueber-uns')).headers.get('Location')).toBe('/about');
  expect((await get('/pl/pricing')).status).toBe(200);
});

test('redirects / to the new language, and marks untranslated content with its own language', async () => {
  const response = await get('/', { 'Accept-Language': 'de-AT, en;q=0.5' });
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/de']);
  const home = await get('/de');
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<div lang="en">');
});

test('adds the new language to the sitemap', async () => {
  expect(await (await get('/sitemap.xml')).text()).toContain('/sitemaps/de-1.xml');
  expect(await (await get('/sitemaps/de-1.xml')).text()).toContain(`<loc>${copy.site}/de/ueber-uns</loc>`);
});

async function waitForMail(email: string): Promise<string> {
  return waitFor(`a mail to ${email}`, async () => {
    const mails = (await (await fetch(copy.mailbox)).json()) as { text: string; to: { address: string }[] }[];
    return mails.find(({ to }) => to.some((one) => one.address === email))?.text;
  });
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: copy.site, 'Sec-Fetch-Site': 'same-origin' };
  return fetch(copy.site + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
}

test('sends mails in the new language', async () => {
  await post('/de/auth/register', { email: 'neu@example.com', password: 'ein gutes Kennwort' });
  expect(await waitForMail('neu@example.com')).toContain('Hallo,');
  const sent = await post('/de/enquiry', newEnquiry({ email: 'frage@example.com' }));
  expect(sent.status).toBe(200);
  expect(await waitForMail('frage@example.com')).toContain('Guten Tag,');
});

test('offers the new language in the admin panel', async () => {
  const editor = await Editor.signIn(copy.cms, copy.secret('cmsAdminPassword'));
  expect(await editor.locales()).toContain('de');
});

test('shows the edge’s error page in the new language', async () => {
  const { stdout } = await copy.run('ps', '-eo', 'pid,args');
  const web = stdout.split('\n').find((line) => line.includes(copy.folder) && line.endsWith(' server.ts'))!;
  process.kill(Number.parseInt(web), 'SIGKILL');
  await expect.poll(async () => (await get('/de/nie-gesehen')).text()).toContain('Gleich wieder da');
});

test('leaves no process of the copy after `stack down`', async () => {
  await copy.stack('down');
  const { stdout } = await copy.run('ps', '-eo', 'pid,args');
  expect(stdout.split('\n').filter((line) => line.includes(copy.folder))).toEqual([]);
  await expect(get('/')).rejects.toThrow();
});
