import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { locales } from './locales/index.ts';
import { defaultLanguage, secondLanguage } from './locales/test-languages.ts';
import routes, { pages } from './routes.ts';

const leaves = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));

test('every page exists in every language, under the id name___locale', () => {
  const ids = leaves(routes as RouteConfigEntry[]).map((entry) => entry.id);
  for (const { name } of pages) for (const { code } of locales) expect(ids).toContain(`${name}___${code}`);
});

test('paths have no prefix in the default language and the language code as prefix in others', () => {
  const path = (id: string) => leaves(routes as RouteConfigEntry[]).find((entry) => entry.id === id)?.path;
  expect(path(`pricing___${defaultLanguage}`)).toBe('pricing');
  expect(path(`pricing___${secondLanguage}`)).toBe(`${secondLanguage}/pricing`);
  expect(path(`home___${defaultLanguage}`)).toBeUndefined();
  expect(path(`home___${secondLanguage}`)).toBe(secondLanguage);
  expect(path(`old-integrations-crm___${secondLanguage}`)).toBe(`${secondLanguage}/old/integrations/crm`);
});

test('all legacy pages except data deletion use the clean layout', () => {
  const legacy = pages.filter(({ path }) => path.startsWith('/old/'));
  expect(legacy).toHaveLength(13);
  expect(legacy.filter(({ layout }) => layout === 'default').map(({ path }) => path)).toEqual(['/old/data-deletion']);
});

test('the CMS reserves the first path segment of every route', () => {
  const file = new URL('../../cms/src/api/page/reserved-slugs.json', import.meta.url);
  const reserved = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const taken = leaves(routes as RouteConfigEntry[])
    .map((entry) => entry.path?.split('/')[0] ?? '')
    .filter((first) => /^[a-z-]+$/.test(first) && first !== 'page' && !locales.some(({ code }) => code === first));
  expect(reserved).toEqual(expect.arrayContaining([...new Set(taken)]));
});
