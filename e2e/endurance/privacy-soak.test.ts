/** 200 members and an anonymous visitor request private pages through one edge at the same time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { createAccounts, newMember, HttpClient, signIn } from '../http-client.ts';
import { disguisedPrivatePaths, findLeaks, privatePaths } from '../private-pages.ts';
import { findPids } from '../running-stack.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

const members: { client: HttpClient; marker: string }[] = [];

useStack();
beforeAll(async () => {
  const emails = await createAccounts(200, 'soak');
  for (const [index, email] of emails.entries()) {
    const client = new HttpClient(`127.0.${10 + Math.floor(index / 100)}.${(index % 100) + 1}`);
    await signIn(client, email);
    members.push({ client, marker: email.split('@')[0]! });
  }
});

test('shows members only their own data, also under disguised paths', async () => {
  expect(disguisedPrivatePaths.length).toBeGreaterThanOrEqual(60);
  const pathsFor = (index: number) => [
    ...privatePaths,
    ...[0, 1, 2, 3].map((step) => disguisedPrivatePaths[(index * 4 + step) % disguisedPrivatePaths.length]!),
  ];
  const { requestCount, faults } = await findLeaks(members, pathsFor);
  recordFigure('200 members: requests', requestCount);
  recordFigure('200 members: responses with another member’s data', faults.length, '0');
  expect(faults).toEqual([]);
  expect(requestCount).toBe(members.length * 12 * 2);
});

test('answers all requests after the database accepts no connections for three seconds', async () => {
  const member = await newMember();
  const [postmaster] = await findPids('postgres');
  process.kill(postmaster!, 'SIGSTOP');
  const requests = Array.from({ length: 20 }, () => member.request('/account'));
  await sleep(3_000);
  process.kill(postmaster!, 'SIGCONT');
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  recordFigure(
    '20 requests while the database accepts no connection for 3 s: answered',
    statuses.filter((status) => status === 200).length,
    '20',
  );
  expect(statuses).toEqual(requests.map(() => 200));
});
