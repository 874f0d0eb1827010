import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayReadDrafts, sealReader } from './drafts';
import { seal, unseal } from './sealed';

const strapi = {
  config: { get: () => 'an encryption key of a test' },
  contentTypes: {
    'api::page.page': { kind: 'collectionType', info: { singularName: 'page', pluralName: 'pages' } },
    'api::home.home': { kind: 'singleType', info: { singularName: 'home', pluralName: 'homes' } },
  },
} as never;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a sealed text', () => {
  test('can be opened until it expires', () => {
    const text = seal(strapi, 'preview links', { id: 'a' }, 1_000);
    expect(unseal(strapi, 'preview links', text)).toEqual({ id: 'a' });
    vi.advanceTimersByTime(999);
    expect(unseal(strapi, 'preview links', text)).toEqual({ id: 'a' });
    vi.advanceTimersByTime(1);
    expect(unseal(strapi, 'preview links', text)).toBeNull();
  });

  test('cannot be used for another purpose', () => {
    expect(unseal(strapi, 'draft readers', seal(strapi, 'preview links', {}, 1_000))).toBeNull();
  });

  test('cannot be changed', () => {
    const text = seal(strapi, 'preview links', { id: 'a' }, 1_000);
    const changed = [...text].map(
      (letter, at) => text.slice(0, at) + (letter === 'A' ? 'B' : 'A') + text.slice(at + 1),
    );
    // The last letter may have bits that are not used.
    const opened = changed.slice(0, -1).filter((one) => unseal(strapi, 'preview links', one) !== null);
    expect(opened).toEqual([]);
  });

  test.each([undefined, null, '', 'a', 42, {}, 'A'.repeat(5_000), '../../etc', 'a.b.c'])('%s is not one', (text) => {
    expect(unseal(strapi, 'preview links', text)).toBeNull();
  });
});

describe('a reader of drafts', () => {
  test('may read the type that it was made for, and no other', () => {
    const reader = sealReader(strapi, 'api::page.page');
    expect(mayReadDrafts(strapi, '/pages', reader)).toBe(true);
    for (const path of ['/home', '/page', '/pages/', '/pages/abc', '/plans', '']) {
      expect(mayReadDrafts(strapi, path, reader)).toBe(false);
    }
    expect(mayReadDrafts(strapi, '/home', sealReader(strapi, 'api::home.home'))).toBe(true);
  });

  test('is needed, and expires', () => {
    const reader = sealReader(strapi, 'api::page.page');
    expect(mayReadDrafts(strapi, '/pages', '')).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(mayReadDrafts(strapi, '/pages', reader)).toBe(false);
  });
});
