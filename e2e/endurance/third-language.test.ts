/** A second checkout of this repository, beside the running one, to which a language is added as docs say. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'stack/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Editor } from '../editor.ts';

const offset = 200;
const site = `http://127.0.0.1:${8080 + offset}`;
const cms = `http://127.0.0.1:${1337 + offset}`;
const copy = mkdtempSync(join(tmpdir(), 'duet-'));
const env = { ...process.env, STACK_PORT_OFFSET: String(offset) };
const run = promisify(execFile);
const stack = (...args: string[]) => run('pnpm', ['stack', ...args], { cwd: copy, env });

beforeAll(async () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.trim().split('\n')) cpSync(join(root, file), join(copy, file), { recursive: true });
  // The CMS is built from the same sources; its build takes half a minute and does not know the languages.
  cpSync(join(root, 'cms/dist'), join(copy, 'cms/dist'), { recursive: true });
  cpSync(join(root, '.stack/builds/cms.hash'), join(copy, '.stack/builds/cms.hash'), { recursive: true });
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy });

  // One entry in the list, one file of sentences …
  const list = JSON.parse(readFileSync(join(copy, 'locales.json'), 'utf8')) as object[];
  writeFileSync(join(copy, 'locales.json'), JSON.stringify([...list, { code: 'de', name: 'Deutsch' }]));
  const english = readFileSync(join(copy, 'web/app/locales/en.ts'), 'utf8');
  const german = english.replace('Skip to content', 'Zum Inhalt');
  writeFileSync(join(copy, 'web/app/locales/de.ts'), german);
  await stack('up');

  // … and one page.
  const editor = await Editor.signIn(cms, readSecret('cmsAdminPassword'));
  const about = await editor.find('page', 'about');
  const words = { title: 'Über uns', slug: 'ueber-uns', access: 'public', sections: [] };
  const { message } = await editor.publish('page', about.documentId, words, 'de');
  if (message) throw new Error(message);
});

afterAll(async () => {
  await stack('down');
  rmSync(copy, { recursive: true, force: true });
});

function readSecret(name: string): string {
  return (
    JSON.parse(readFileSync(join(copy, `.stack/offset-${offset}/secrets.json`), 'utf8')) as Record<string, string>
  )[name]!;
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(site + path, { redirect: 'manual', headers });

test('the page is there in the new language, with its sentences', async () => {
  const response = await get('/de/ueber-uns');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('<h1>Über uns</h1>');
  expect(html).toContain('Zum Inhalt');
});

test('all three languages of the page name each other', async () => {
  const addresses = { en: '/about', pl: '/pl/o-nas', de: '/de/ueber-uns' };
  for (const path of Object.values(addresses)) {
    const html = await (await get(path)).text();
    for (const [code, other] of Object.entries(addresses)) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${code}" href="${site}${other}"/>`);
    }
  }
});

test('slugs of the other languages lead there, and the other languages are as they were', async () => {
  expect((await get('/de/about')).headers.get('Location')).toBe('/de/ueber-uns');
  expect((await get('/ueber-uns')).headers.get('Location')).toBe('/about');
  expect((await get('/pl/pricing')).status).toBe(200);
});

test('the edge answers / in the new language, and its home borrows the default language’s words honestly', async () => {
  const response = await get('/', { 'Accept-Language': 'de-AT, en;q=0.5' });
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/de']);
  const home = await get('/de');
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<div lang="en">');
});

test('the sitemap has the new language', async () => {
  expect(await (await get('/sitemap.xml')).text()).toContain('/sitemaps/de-1.xml');
  expect(await (await get('/sitemaps/de-1.xml')).text()).toContain(`<loc>${site}/de/ueber-uns</loc>`);
});

test('down leaves nothing of the second checkout behind', async () => {
  await stack('down');
  const { stdout } = await run('ps', ['-eo', 'pid,args']);
  expect(stdout.split('\n').filter((line) => line.includes(copy))).toEqual([]);
  await expect(get('/')).rejects.toThrow();
  expect(dirname(copy)).toBe(tmpdir());
});
