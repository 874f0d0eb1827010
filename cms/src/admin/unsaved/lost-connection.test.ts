import { expect, test, vi } from 'vitest';
import { withErrors } from './lost-connection';

vi.stubGlobal('document', { documentElement: { lang: 'pl' } });

const save = (send: typeof fetch, init: RequestInit = { method: 'PUT' }) => withErrors(send)('https://cms.test/', init);
const errorOf = async (response: Response) => ((await response.json()) as { error: { message: string } }).error;

test('a lost connection becomes an error of the CMS, in the language of the admin', async () => {
  const response = await save(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(response.status).toBe(503);
  expect((await errorOf(response)).message).toContain('CMS jest nieosiągalny');
});

test('so does the page of a proxy', async () => {
  const page = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
  const response = await save(async () => page);
  expect([response.status, (await errorOf(response)).message]).toEqual([502, expect.any(String)]);
});

test.each([200, 400, 503])('an answer of the CMS with status %i stays as it is', async (status) => {
  const answer = Response.json({}, { status });
  expect(await save(async () => answer)).toBe(answer);
});

test('reading, and a request that was given up, fail as before', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(save(fail, {})).rejects.toThrow('Failed to fetch');
  await expect(save(fail, { method: 'PUT', signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch');
});
