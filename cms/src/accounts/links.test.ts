import { afterEach, expect, test, vi } from 'vitest';
import { linkFilter, linkHours, newLink, noLinks, type LinkKind } from './links';

const kinds = Object.keys(linkHours) as LinkKind[];

afterEach(() => void vi.useRealTimers());

/** Whether the database would find an account with these columns. */
function finds(filter: Record<string, unknown>, stored: Record<string, unknown>): boolean {
  return Object.entries(filter).every(([column, condition]) => {
    if (typeof condition === 'string') return stored[column] === condition;
    return (stored[column] as Date) > (condition as { $gt: Date }).$gt;
  });
}

test.each(kinds)('%s: finds the account by the code until the link expires', (kind) => {
  vi.useFakeTimers();
  const { code, stored } = newLink(kind);
  vi.advanceTimersByTime(linkHours[kind] * 3_600_000 - 1);
  expect(finds(linkFilter(kind, code), stored)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(finds(linkFilter(kind, code), stored)).toBe(false);
});

test.each(kinds)('%s: does not find the account by another code, or by what is stored', (kind) => {
  const { code, stored } = newLink(kind);
  const token = Object.values(stored).find((value) => typeof value === 'string') as string;
  expect(Object.values(stored)).not.toContain(code);
  expect(finds(linkFilter(kind, token), stored)).toBe(false);
  expect(finds(linkFilter(kind, newLink(kind).code), stored)).toBe(false);
  expect(finds(linkFilter(kind, ''), stored)).toBe(false);
});

test('stores each kind of link in columns of its own, so that one cannot be used as another', () => {
  const columns = kinds.flatMap((kind) => Object.keys(newLink(kind).stored));
  expect(new Set(columns).size).toBe(columns.length);
});

test('makes codes of 256 bits that need no escaping in a URL', () => {
  expect(newLink('confirm').code).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['confirm', false],
  ['reset', false],
  ['new-email', false],
  ['undo-email', true],
] as const)('invalidating all links keeps %s: %s', (kind, isKept) => {
  const { code, stored } = newLink(kind);
  expect(finds(linkFilter(kind, code), { ...stored, ...noLinks })).toBe(isKept);
});
