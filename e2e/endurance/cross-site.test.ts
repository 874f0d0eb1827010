/** Every combination of origin, method, content type and path that another site could make a browser send. */
import { expect, test } from 'vitest';
import { allRequests, expectRefused } from '../cross-site.ts';
import { newMember } from '../http-client.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

useStack();

test('refuses all cross-site requests, and they change nothing', async () => {
  const member = await newMember();
  await expectRefused(member, allRequests);
  recordFigure('requests from other sites, all refused', allRequests.length);
  const account = await member.request('/account');
  expect(account.status).toBe(200);
  expect(account.body).not.toContain('Mallory');
});
