import { dirname } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import reservedSlugs from './api/page/reserved-slugs.json';
import { registerContentRules } from './content-rules';
import { listedLocales } from './locales';
import { registerSiteTypes } from './site-types';

type Entry = Record<string, unknown>;
type Context = { uid: string; action: string; params: Entry };
type Middleware = (context: Context, next: () => Promise<string>) => Promise<string>;

/** The rows of the database, by content type. */
let tables: Record<string, Entry[]>;
let middleware: Middleware;

/** Supports the operators that the rules use. */
function matches(entry: Entry, where: Entry): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (typeof condition !== 'object' || condition === null) return entry[field] === condition;
    if ('$ne' in condition) return entry[field] !== condition.$ne;
    if ('$in' in condition) return (condition.$in as unknown[]).includes(entry[field]);
    throw new Error(`Unknown operator: ${Object.keys(condition).join()}`);
  });
}

const publicType = (kind: string, displayName: string, path: string) => ({
  kind,
  info: { displayName },
  options: { draftAndPublish: true },
  pluginOptions: { site: { path } },
});

const strapi = {
  contentTypes: {
    'api::home.home': publicType('singleType', 'Home', '/'),
    'api::page.page': publicType('collectionType', 'Page', '/:slug'),
  },
  dirs: { app: { root: dirname(__dirname) } },
  requestContext: { get: () => undefined },
  documents: { use: (registered: Middleware) => void (middleware = registered) },
  db: {
    query: (uid: string) => ({
      findOne: async ({ where }: { where: Entry }) => tables[uid]?.find((entry) => matches(entry, where)) ?? null,
      findMany: async ({ where }: { where: Entry }) => tables[uid]?.filter((entry) => matches(entry, where)) ?? [],
    }),
  },
} as never;

registerSiteTypes(strapi);
registerContentRules(strapi);
const [firstLocale, ...otherLocales] = listedLocales(strapi).map(({ code }) => code);

beforeEach(() => {
  tables = {};
});

const write = (uid: string, params: Entry, action = 'create') =>
  middleware({ uid, action, params }, async () => 'written');

describe('slugs of pages', () => {
  const uid = 'api::page.page';
  const writeSlug = (slug: unknown, params: Entry = {}, action?: string) =>
    write(uid, { data: { slug }, ...params }, action);

  test.each(['product', 'Product-2', '2026'])('accepts %s', async (slug) => {
    expect(await writeSlug(slug)).toBe('written');
  });

  test.each(['', 'a b', 'a/b', 'żółw', 'a_b', '../a', 42])('rejects %s', async (slug) => {
    await expect(writeSlug(slug)).rejects.toThrow('An address may contain letters a to z, digits and hyphens only.');
  });

  test.each([...reservedSlugs, firstLocale!, ...otherLocales, 'Admin', 'API'])(
    'rejects %s, a path of the site',
    async (slug) => {
      await expect(writeSlug(slug)).rejects.toThrow(`"${slug}" is an address of the site itself.`);
    },
  );

  test('rejects the slug of another page in the same language, for each kind of write', async () => {
    tables[uid] = [{ documentId: 'a', locale: firstLocale, slug: 'product', title: 'Our product' }];
    for (const action of ['create', 'update', 'clone']) {
      await expect(writeSlug('product', { documentId: 'b', locale: firstLocale }, action)).rejects.toThrow(
        '"Our product" already has the address "product".',
      );
    }
  });

  test('uses the default language when a write names none', async () => {
    tables[uid] = [{ documentId: 'a', locale: firstLocale, slug: 'product', title: 'Our product' }];
    await expect(writeSlug('product')).rejects.toThrow('"Our product" already has');
  });

  test('accepts the slug of the page itself, and of a page in another language', async () => {
    tables[uid] = [{ documentId: 'a', locale: firstLocale, slug: 'product', title: 'Our product' }];
    expect(await writeSlug('product', { documentId: 'a' }, 'update')).toBe('written');
    expect(await writeSlug('product', { documentId: 'b', locale: 'another' })).toBe('written');
  });

  test('accepts a write without a slug', async () => {
    expect(await write(uid, { data: { title: 'New title' } }, 'update')).toBe('written');
    expect(await writeSlug(null)).toBe('written');
  });

  test('checks slugs of pages only, and only when they are written', async () => {
    expect(await write('api::home.home', { data: { slug: 'admin' } })).toBe('written');
    expect(await write(uid, { documentId: 'a' }, 'publish')).toBe('written');
  });
});

describe('points of offices', () => {
  const writePoint = (point: unknown) => write('api::office.office', { data: { point } });

  test.each([
    [{ latitude: 52.2, longitude: 21 }],
    [{ latitude: -90, longitude: 180 }],
    [{ latitude: 90, longitude: -180 }],
    [null],
    [undefined],
  ])('accepts %o', async (point) => {
    expect(await writePoint(point)).toBe('written');
  });

  test.each([
    [{ latitude: 90.1, longitude: 21 }, 'Latitude must be a number between -90 and 90, but was: 90.1'],
    [{ latitude: '52', longitude: 21 }, 'Latitude'],
    [{ latitude: Number.NaN, longitude: 21 }, 'Latitude'],
    [{ longitude: 21 }, 'Latitude'],
    [{ latitude: 52, longitude: -180.5 }, 'Longitude must be a number between -180 and 180, but was: -180.5'],
    [{ latitude: 52 }, 'Longitude'],
  ])('rejects %o', async (point, message) => {
    await expect(writePoint(point)).rejects.toThrow(message);
  });
});

describe('paths of legacy pages', () => {
  const uid = 'api::legacy-page.legacy-page';

  test('rejects the path of another page, also in another language', async () => {
    tables[uid] = [{ documentId: 'a', locale: 'another', path: 'crm', title: 'CRM' }];
    await expect(write(uid, { documentId: 'b', locale: firstLocale, data: { path: 'crm' } })).rejects.toThrow(
      'The page "CRM" already has the address /old/crm.',
    );
  });

  test('accepts a free path, the path of the page itself, and a write without a path', async () => {
    tables[uid] = [{ documentId: 'a', path: 'crm', title: 'CRM' }];
    expect(await write(uid, { documentId: 'b', data: { path: 'erp' } })).toBe('written');
    expect(await write(uid, { documentId: 'a', data: { path: 'crm' } }, 'update')).toBe('written');
    expect(await write(uid, { documentId: 'b', data: {} }, 'update')).toBe('written');
  });
});

describe('alternative texts of pictures', () => {
  beforeEach(() => {
    tables['plugin::upload.file'] = [
      { id: 1, name: 'described.png', alternativeText: 'A bridge' },
      { id: 2, name: 'nameless.png', alternativeText: null },
      { id: 3, name: 'blank.png', alternativeText: ' ' },
    ];
  });

  test.each([
    ['an id', { image: 2 }, 'nameless.png'],
    ['a file', { image: { id: 3 } }, 'blank.png'],
    ['a component in a list', { sections: [{ cards: [{ image: 1 }, { image: { id: 2 } }] }] }, 'nameless.png'],
  ])('rejects a picture without one, given as %s', async (_, data, name) => {
    await expect(write('api::home.home', { data })).rejects.toThrow(`The picture "${name}" has no alternative text.`);
  });

  test('accepts pictures with one, and entries without pictures', async () => {
    expect(await write('api::home.home', { data: { image: { id: 1 }, sections: [{ image: 1 }] } })).toBe('written');
    expect(await write('api::home.home', { data: { image: null, title: 'A' } })).toBe('written');
  });

  test('accepts a picture that is described where it is placed', async () => {
    const described = (imageAlt: string) => write('api::home.home', { data: { sections: [{ image: 2, imageAlt }] } });
    expect(await described('A bridge')).toBe('written');
    await expect(described(' ')).rejects.toThrow('The picture "nameless.png" has no alternative text.');
  });

  test('does not apply to content types of plugins', async () => {
    expect(await write('plugin::upload.folder', { data: { image: 2 } })).toBe('written');
  });
});

describe('redirects', () => {
  const writeRedirect = (data: Entry, params: Entry = {}) => write('api::redirect.redirect', { data, ...params });

  test.each(['/pricing', '/docs#retry', 'https://example.com/a'])('accepts %s as a target', async (to) => {
    expect(await writeRedirect({ from: 'prices', to })).toBe('written');
  });

  test.each(['pricing', '#top', '//evil.example', 'javascript:alert(1)', 'mailto:a@b.example'])(
    'rejects %s as a target',
    async (to) => {
      await expect(writeRedirect({ from: 'prices', to })).rejects.toThrow('begins with a slash');
    },
  );

  test('rejects a path of the site, of a page and of another redirect', async () => {
    tables['api::page.page'] = [{ slug: 'about', title: 'About', locale: firstLocale }];
    tables['api::redirect.redirect'] = [{ documentId: 'a', from: 'prices', to: '/pricing', locale: firstLocale }];
    await expect(writeRedirect({ from: 'account', to: '/' })).rejects.toThrow('an address of the site');
    await expect(writeRedirect({ from: 'about', to: '/' })).rejects.toThrow('The page "About"');
    await expect(writeRedirect({ from: 'prices', to: '/' })).rejects.toThrow('already leads to "/pricing"');
    expect(await writeRedirect({ from: 'prices', to: '/' }, { documentId: 'a' })).toBe('written');
    expect(await writeRedirect({ from: 'prices', to: '/' }, { locale: otherLocales[0] })).toBe('written');
  });

  test('rejects a target that is redirected itself', async () => {
    tables['api::redirect.redirect'] = [{ documentId: 'a', from: 'prices', to: '/pricing', locale: firstLocale }];
    await expect(writeRedirect({ from: 'cost', to: '/prices' })).rejects.toThrow('is itself redirected to "/pricing"');
  });
});

test('the slug of a change may contain letters, digits and hyphens only', async () => {
  const uid = 'api::changelog-entry.changelog-entry';
  expect(await write(uid, { data: { slug: 'replay-2' } })).toBe('written');
  await expect(write(uid, { data: { slug: 'a_b' } })).rejects.toThrow('An address may contain');
});

describe.each(['delete', 'unpublish'])('%s', (action) => {
  test('is refused for a page that the site needs', async () => {
    await expect(write('api::home.home', { documentId: 'x' }, action)).rejects.toThrow(
      '"Home page" is needed by the site and cannot be deleted or unpublished.',
    );
  });

  test('is possible for other pages', async () => {
    expect(await write('api::page.page', { documentId: 'x' }, action)).toBe('written');
  });
});
