/** The time from an editor's click until the new state of a message is on the member's open page. */
import { expect, test } from 'vitest';
import { newEmail, newMember } from '../http-client.ts';
import { openMessages, sendAsMember, stateOf } from '../live-messages.ts';
import { signInEditor } from '../publishing.ts';
import { useStack } from '../use-stack.ts';
import { percentile, recordFigure } from './figures.ts';

const changes = 40;

useStack({ settings: () => ({ STACK_REALTIME: '1' }) });

test('a changed state appears on the open page within a second', async () => {
  const email = newEmail('live');
  const member = await newMember(email);
  const id = await sendAsMember(member, email);
  const editor = await signInEditor();
  await editor.handleEnquiry(id, 'read');
  const page = await openMessages(member, 'en');
  await expect.poll(() => stateOf(page)).toBe('Read');
  const times: number[] = [];
  for (let count = 0; count < changes; count += 1) {
    const isAnswered = count % 2 === 0;
    const began = performance.now();
    await editor.handleEnquiry(id, isAnswered ? 'answered' : 'reopened');
    await page.locator('main li strong', { hasText: isAnswered ? 'Answered' : 'Read' }).waitFor();
    times.push(performance.now() - began);
  }
  const shown = [0.5, 0.95].map((share) => `${percentile(times, share).toFixed(0)} ms`);
  recordFigure(`${changes} changes, click to page: p50, p95`, shown, 'p95 ≤ 1000 ms');
  expect(percentile(times, 0.95)).toBeLessThanOrEqual(1_000);
});
