import { beforeEach, expect, test, vi } from 'vitest';
import { parseBase, registerConflicts } from './conflicts';
import { registerSiteTypes } from './site-types';
import { keepDraft } from './versions/store';

vi.mock('./versions/store', () => ({ keepDraft: vi.fn<typeof keepDraft>(async () => {}) }));

type Middleware = (context: object, next: () => Promise<string>) => Promise<string>;
let middleware: Middleware;
let header: string;
let state: object;
const savedAt = '2026-11-18T12:00:00.000Z';
const strapi = {
  contentTypes: {
    'api::page.page': { options: { draftAndPublish: true }, pluginOptions: { site: { path: '/:slug' } } },
  },
  requestContext: { get: () => ({ get: () => header, state }) },
  documents: { use: (registered: Middleware) => void (middleware = registered) },
  db: {
    query: () => ({
      findOne: async () => ({ updatedAt: savedAt, updatedBy: { firstname: 'Ewa', lastname: 'Nowak' } }),
    }),
  },
} as never;

registerSiteTypes(strapi);
registerConflicts(strapi);

beforeEach(() => {
  header = '';
  state = {};
  vi.mocked(keepDraft).mockClear();
});

const save = (action = 'update', params: object = {}) =>
  middleware(
    { uid: 'api::page.page', action, params: { documentId: 'abc', locale: 'en', ...params } },
    async () => 'saved',
  );

test('a form that was opened with the saved version is saved', async () => {
  header = `abc en ${savedAt}`;
  expect(await save()).toBe('saved');
});

test('a form that was opened before a colleague saved is refused, and says who it was', async () => {
  header = 'abc en 2026-11-18T11:00:00.000Z';
  await expect(save()).rejects.toThrow('Ewa Nowak has saved this entry since you opened it.');
  expect(keepDraft).not.toHaveBeenCalled();
});

test('the version of the colleague is kept when it is replaced', async () => {
  header = 'abc en 2026-11-18T11:00:00.000Z replace';
  expect(await save()).toBe('saved');
  expect(keepDraft).toHaveBeenCalledWith(strapi, { uid: 'api::page.page', documentId: 'abc', locale: 'en' });
});

test('a draft that is discarded is kept', async () => {
  expect(await save('discardDraft')).toBe('saved');
  expect(keepDraft).toHaveBeenCalledTimes(1);
});

test('publishing, which saves first, is checked once', async () => {
  header = `abc en ${savedAt}`;
  await save();
  header = 'abc en 2026-11-18T11:00:00.000Z';
  expect(await save('publish')).toBe('saved');
});

test('other entries, languages and programs are not affected', async () => {
  header = 'abc en 2026-11-18T11:00:00.000Z';
  expect(await save('update', { documentId: 'other' })).toBe('saved');
  expect(await save('update', { locale: 'pl' })).toBe('saved');
  expect(await save('delete')).toBe('saved');
  header = '';
  expect(await save()).toBe('saved');
});

test.each(['', 'abc', 'abc en', 'abc en yesterday', `abc en ${savedAt} other`, `a/b en ${savedAt}`])(
  '"%s" names no version',
  (text) => {
    expect(parseBase(text)).toBeNull();
  },
);
