import { expect, test, vi } from 'vitest';
import { sealReader } from '../preview/drafts';
import draftGuard from './draft-guard';

const webToken = 'a-token-of-thirty-two-characters-or-more';
const draftsToken = 'another-token-of-thirty-two-characters';
const settings: Record<string, string> = {
  'api.rest.prefix': '/api',
  'startup.webApiToken': webToken,
  'startup.draftsApiToken': draftsToken,
  'admin.secrets.encryptionKey': 'an encryption key of a test',
};
const strapi = {
  config: { get: (key: string) => settings[key] },
  contentTypes: { 'api::page.page': { kind: 'collectionType', info: { singularName: 'page', pluralName: 'pages' } } },
} as never;
const guard = draftGuard({}, { strapi }) as (ctx: object, next: () => Promise<void>) => Promise<void>;

type Call = { method?: string; path?: string; query?: object; token?: string; reader?: string; space?: string };

/** Whether the middleware lets the call through. */
async function isAllowed(call: Call) {
  const {
    method = 'GET',
    path = '/api/pages',
    query = { status: 'draft' },
    token = webToken,
    reader = '',
    space = ' ',
  } = call;
  const headers: Record<string, string> = {
    Authorization: token && `Bearer${space}${token}`,
    'X-Draft-Reader': reader,
  };
  const ctx = { method, path, query, get: (name: string) => headers[name] ?? '', status: 404 };
  const next = vi.fn<() => Promise<void>>(async () => {});
  await guard(ctx, next);
  return next.mock.calls.length === 1;
}

const reader = sealReader(strapi, 'api::page.page');

test('the web reads drafts with the permission of a preview only', async () => {
  expect(await isAllowed({})).toBe(false);
  expect(await isAllowed({ reader: 'wrong' })).toBe(false);
  expect(await isAllowed({ reader })).toBe(true);
  expect(await isAllowed({ reader, path: '/api/plans' })).toBe(false);
});

test.each([{ status: 'DRAFT' }, { status: ['draft'] }, { status: '' }, { status: { $eq: 'draft' } }, { status: null }])(
  'every other status than "published" counts as a draft: %o',
  async (query) => {
    expect(await isAllowed({ query })).toBe(false);
  },
);

test('visitors and members read no drafts', async () => {
  expect(await isAllowed({ token: '' })).toBe(false);
  expect(await isAllowed({ token: 'header.payload.signature' })).toBe(false);
});

test('published content, other paths and tokens of other programs are not affected', async () => {
  expect(await isAllowed({ query: {} })).toBe(true);
  expect(await isAllowed({ query: { status: 'published' } })).toBe(true);
  expect(await isAllowed({ path: '/admin/pages' })).toBe(true);
  expect(await isAllowed({ token: 'the-token-of-another-program' })).toBe(true);
});

test.each(['  ', '\t'])('a token is recognized after %j', async (space) => {
  expect(await isAllowed({ method: 'PUT', token: draftsToken, query: {}, space })).toBe(false);
  expect(await isAllowed({ token: webToken, space })).toBe(false);
});

test('the token for drafts writes drafts only, and reads everything', async () => {
  const token = draftsToken;
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await isAllowed({ method, token })).toBe(true);
    expect(await isAllowed({ method, token, query: {} })).toBe(false);
    expect(await isAllowed({ method, token, query: { status: 'published' } })).toBe(false);
    expect(await isAllowed({ method, token, query: { status: ['draft'] } })).toBe(false);
  }
  expect(await isAllowed({ token })).toBe(true);
  expect(await isAllowed({ token, query: {} })).toBe(true);
});
