import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { locales } from './locales/index.ts';
import routes, { pages } from './routes.ts';

const leaves = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));

test('every page exists in every language, under the id name___locale', () => {
  const ids = leaves(routes as RouteConfigEntry[]).map((entry) => entry.id);
  for (const { name } of pages) for (const { code } of locales) expect(ids).toContain(`${name}___${code}`);
});

test('English addresses are bare, Polish ones under /pl', () => {
  const path = (id: string) => leaves(routes as RouteConfigEntry[]).find((entry) => entry.id === id)?.path;
  expect(path('pricing___en')).toBe('pricing');
  expect(path('pricing___pl')).toBe('pl/pricing');
  expect(path('home___en')).toBeUndefined();
  expect(path('home___pl')).toBe('pl');
  expect(path('old-integrations-crm___pl')).toBe('pl/old/integrations/crm');
});

test('the legacy pages are clean, but for data deletion', () => {
  const legacy = pages.filter(({ path }) => path.startsWith('/old/'));
  expect(legacy).toHaveLength(13);
  expect(legacy.filter(({ layout }) => layout === 'default').map(({ path }) => path)).toEqual(['/old/data-deletion']);
});

test('no page of the CMS can take an address of the site itself', () => {
  const file = new URL('../../cms/src/api/page/reserved-slugs.json', import.meta.url);
  const reserved = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const taken = leaves(routes as RouteConfigEntry[])
    .map((entry) => entry.path?.split('/')[0] ?? '')
    .filter((first) => /^[a-z-]+$/.test(first) && first !== 'page' && !locales.some(({ code }) => code === first));
  expect(reserved).toEqual(expect.arrayContaining([...new Set(taken)]));
});
