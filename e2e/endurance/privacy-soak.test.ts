/** 200 signed-in people and a stranger ask for private pages through one edge at the same time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pidsOf } from 'stack/reach';
import { beforeAll, expect, test } from 'vitest';
import { manyAccounts, newMember, Person, signIn } from '../person.ts';
import { disguises, lookForLeaks, ownPaths } from '../private-pages.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

const people: { person: Person; marker: string }[] = [];

useStack();
beforeAll(async () => {
  const emails = await manyAccounts(200, 'soak');
  for (const [index, email] of emails.entries()) {
    const person = new Person(`127.0.${10 + Math.floor(index / 100)}.${(index % 100) + 1}`);
    await signIn(person, email);
    people.push({ person, marker: email.split('@')[0]! });
  }
});

test('everybody sees their own, and by disguised addresses nobody else’s', async () => {
  expect(disguises.length).toBeGreaterThanOrEqual(60);
  const formsOf = (index: number) => [
    ...ownPaths,
    ...[0, 1, 2, 3].map((step) => disguises[(index * 4 + step) % disguises.length]!),
  ];
  const { asked, faults } = await lookForLeaks(people, formsOf);
  figure('200 people: requests', asked);
  figure('200 people: answers that show somebody else', faults.length, '0');
  expect(faults).toEqual([]);
  expect(asked).toBe(people.length * 12 * 2);
});

test('a database that accepts no connection for three seconds keeps a crowd waiting, and nobody is told that it is down', async () => {
  const person = await newMember();
  const [postmaster] = await pidsOf('postgres');
  process.kill(postmaster!, 'SIGSTOP');
  const crowd = Array.from({ length: 20 }, () => person.ask('/account'));
  await sleep(3_000);
  process.kill(postmaster!, 'SIGCONT');
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  figure(
    '20 people while the database accepts no connection for 3 s: answered',
    statuses.filter((status) => status === 200).length,
    '20',
  );
  expect(statuses).toEqual(crowd.map(() => 200));
});
