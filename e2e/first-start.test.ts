/** First start by an operator: wrong settings and an empty database. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startTemporaryPostgres } from 'stack/temporary-postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getOnce } from './site.ts';
import { readEnvironment, startTemporaryInstance, type Environment } from './temporary-instance.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

useStack();

async function readReadiness(url: string): Promise<{ status: number; body: string }> {
  const response = await getOnce('/health/ready', {}, url).catch(() => null);
  return { status: response?.status ?? 0, body: (await response?.text()) ?? '' };
}

/** Starts a part that must exit with an error, and returns its output. */
async function readStartFailure(part: string, changes: Environment): Promise<string> {
  const { child } = await startTemporaryInstance(part, changes);
  const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')]);
  expect(child.exitCode).not.toBe(0);
  return output + errors;
}

describe('the readiness check of the web', () => {
  const withWrongPassword = (url: string | undefined) => url!.replace(/:[^:@]+@/, ':wrong@');

  test.each<[string, (running: Environment) => Environment, string]>([
    ['an unknown CMS token', () => ({ CMS_TOKEN: 'x'.repeat(64) }), 'The CMS rejects CMS_TOKEN'],
    [
      'a wrong database password',
      ({ DATABASE_URL }) => ({ DATABASE_URL: withWrongPassword(DATABASE_URL) }),
      'PostgreSQL rejects the user, the password or the database of DATABASE_URL',
    ],
    [
      'a wrong password for the enquiries database',
      ({ ENQUIRIES_DATABASE_URL }) => ({ ENQUIRIES_DATABASE_URL: withWrongPassword(ENQUIRIES_DATABASE_URL) }),
      'PostgreSQL rejects the user, the password or the database of ENQUIRIES_DATABASE_URL',
    ],
  ])('fails and names the setting with %s', async (_, changes, message) => {
    const { url } = await startTemporaryInstance('web', changes(await readEnvironment('web')));
    const response = await waitFor('the reason', async () => {
      const now = await readReadiness(url);
      return now.body.includes(message) && now;
    });
    expect(response.status).toBe(503);
  });

  test('passes with correct settings', async () => {
    const { url } = await startTemporaryInstance('web', {});
    await expect.poll(() => readReadiness(url)).toEqual({ status: 200, body: 'ok' });
  });
});

test('the web lists all invalid settings and does not start', async () => {
  const output = await readStartFailure('web', { CMS_TOKEN: 'short', PUBLIC_URL: 'here', DATABASE_URL: undefined });
  for (const name of ['CMS_TOKEN', 'PUBLIC_URL', 'DATABASE_URL']) expect(output).toContain(name);
});

test('the CMS lists all invalid settings and does not start', async () => {
  const output = await readStartFailure('cms', {
    DATABASE_URL: undefined,
    APP_KEYS: 'a,b',
    JWT_SECRET: 'tobemodified-tobemodified',
    EDGE_PURGE_URLS: undefined,
  });
  expect(output).toContain('The CMS cannot start. Please set in its environment:');
  expect(output).toContain('DATABASE_URL must be the URL of a PostgreSQL database');
  expect(output).toContain('APP_KEYS needs 16 characters or more');
  expect(output).toContain('JWT_SECRET is an example value');
  expect(output).toContain('EDGE_PURGE_URLS is missing');
});

test('the enquiries worker lists all invalid settings and does not start', async () => {
  const output = await readStartFailure('enquiries', { DATABASE_URL: undefined, INBOX_SECRET: 'short' });
  for (const name of ['DATABASE_URL', 'INBOX_SECRET']) expect(output).toContain(name);
});

test('with an empty database, pages explain what to do and nobody can register as administrator', async () => {
  const database = await startTemporaryPostgres('cms', 'web');
  onTestFinished(() => database.stop());
  const noEditor = { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined };
  const cms = await startTemporaryInstance('cms', { DATABASE_URL: database.url, SEED: undefined, ...noEditor });
  const web = await startTemporaryInstance('web', { CMS_URL: cms.url, DATABASE_URL: database.urlOf('web') });
  await waitFor('the CMS', async () => (await getOnce('/_health', {}, cms.url).catch(() => null))?.status === 204);

  const body = { firstname: 'First', lastname: 'Comer', email: 'first@example.com', password: 'Password-1' };
  const registered = await fetch(`${cms.url}/admin/register-admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([registered.status, await registered.text()]).toEqual([403, expect.stringContaining('ADMIN_EMAIL')]);

  await waitFor('the web to be ready', async () => (await readReadiness(web.url)).status === 200);
  for (const [path, message, title] of [
    ['/', 'Nothing is published here yet', 'Internal Server Error'],
    ['/pl/pricing', 'Nic tu jeszcze nie opublikowano', 'Wewnętrzny błąd serwera'],
  ] as const) {
    // Repeated until the web has noticed that the CMS is up.
    const page = await waitFor(`${path} to show "${message}"`, async () => {
      const response = await getOnce(path, { 'Accept-Language': 'en' }, web.url);
      const html = (await response.text()).replaceAll('\u00a0', ' ');
      return html.includes(message) && { status: response.status, title: /<title>([^<]*)/.exec(html)?.[1] };
    });
    expect(page).toEqual({ status: 503, title: expect.stringContaining(title) });
  }
});
