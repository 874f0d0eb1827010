/** Every combination of origin, method, type and address that another site could make a browser send. */
import { expect, test } from 'vitest';
import { everyRequest, expectRefused } from '../cross-site.ts';
import { newMember } from '../person.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

useStack();

test('all are refused before any effect', async () => {
  const person = await newMember();
  await expectRefused(person, everyRequest);
  figure('requests from other sites, all refused', everyRequest.length);
  const account = await person.ask('/account');
  expect(account.status).toBe(200);
  expect(account.body).not.toContain('Mallory');
});
