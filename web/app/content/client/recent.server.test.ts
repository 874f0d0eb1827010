import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecent } from './recent.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let count = 0;
const uniqueKey = () => `key ${count++}`;

test('reads once a minute, and gives the known content while it reads again', async () => {
  const key = uniqueKey();
  let version = 0;
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(++version));
  expect(await readRecent(key, read)).toBe(1);
  expect(await readRecent(key, read)).toBe(1);
  vi.advanceTimersByTime(61_000);
  expect(await readRecent(key, read)).toBe(1);
  await vi.waitFor(async () => expect(await readRecent(key, read)).toBe(2));
  expect(read).toHaveBeenCalledTimes(2);
});

test('keeps the known content when it cannot be read again', async () => {
  const key = uniqueKey();
  await readRecent(key, () => Promise.resolve('known'));
  const fail = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('down')));
  vi.advanceTimersByTime(61_000);
  expect(await readRecent(key, fail)).toBe('known');
  await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  expect(await readRecent(key, fail)).toBe('known');
});

test('is null when it has never been read, and is read again after five seconds', async () => {
  const key = uniqueKey();
  const fail = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('down')));
  expect(await readRecent(key, fail)).toBeNull();
  expect(await readRecent(key, fail)).toBeNull();
  expect(fail).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6_000);
  await vi.waitFor(async () => expect(await readRecent(key, () => Promise.resolve('read'))).toBe('read'));
});

test('is read once for requests at the same time', async () => {
  const key = uniqueKey();
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('read'));
  expect(await Promise.all([readRecent(key, read), readRecent(key, read)])).toEqual(['read', 'read']);
  expect(read).toHaveBeenCalledTimes(1);
});
