import { beforeEach, expect, test, vi } from 'vitest';

const cms = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }));
const store = vi.hoisted(() => ({ isFilling: vi.fn<() => Promise<boolean | null>>() }));
vi.mock('#accounts/cms/cms-client.server.ts', () => ({ callCms: cms.call }));
vi.mock('#content/store/content-store.server.ts', () => ({ isStoreFilling: store.isFilling }));
vi.mock('#content/queries.server.ts', () => ({}));

let announcement: typeof import('./announce-queries.server.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  announcement = await import('./announce-queries.server.ts');
  cms.call.mockResolvedValue({});
  store.isFilling.mockResolvedValue(true);
});

test('waits until the CMS has stored the answers to new queries', async () => {
  expect(await announcement.isFilling()).toBe(true);
  await announcement.announceQueries();
  expect(await announcement.isFilling()).toBe(true);
  store.isFilling.mockResolvedValue(false);
  expect(await announcement.isFilling()).toBe(false);
});

test('does not wait for a CMS that is down, and does not stop visitors when it comes back', async () => {
  cms.call.mockRejectedValue(new Error('down'));
  await announcement.announceQueries();
  expect(await announcement.isFilling()).toBe(false);
  cms.call.mockResolvedValue({});
  await announcement.announceQueries();
  expect(await announcement.isFilling()).toBe(false);
});

test('does not wait if the store cannot be read', async () => {
  store.isFilling.mockResolvedValue(null);
  await announcement.announceQueries();
  expect(await announcement.isFilling()).toBe(false);
});

test('waits at most ten minutes', async () => {
  await announcement.announceQueries();
  vi.advanceTimersByTime(599_000);
  expect(await announcement.isFilling()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(await announcement.isFilling()).toBe(false);
});
