/** Whether the time an answer takes tells if an address has an account: 500 pairs for each form. */
import { afterEach, expect, test } from 'vitest';
import { accountQuestions, shapeOf } from '../account-questions.ts';
import { emptyInbox } from '../mailbox.ts';
import { forgetTries, manyAccounts, Person } from '../person.ts';
import { useStack } from '../use-stack.ts';
import { figure, median } from './figures.ts';

const pairs = 500;
const maxGapMs = 5;
const maxAuc = 0.55;
let known: string[] = [];

useStack();
afterEach(emptyInbox);

test.each(accountQuestions)('$name takes as long for both', async ({ name, path, fields }) => {
  if (known.length === 0) known = await manyAccounts(25, 'known');
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const seen: Record<'known' | 'unknown', Set<string>> = { known: new Set(), unknown: new Set() };
  const gap = () => Math.abs(median(times.known.map((ms, index) => ms - times.unknown[index]!)));
  const auc = () => 0.5 + Math.abs(aucOf(times.known, times.unknown) - 0.5);

  async function measure(): Promise<void> {
    for (let index = 0; index < pairs; index += 1) {
      if (index % 2 === 0) await forgetTries();
      // Addresses of the same length, so that pages have the same length; in random order, one right after the other.
      const real = known[index % known.length]!;
      const pair = [
        ['known', real],
        ['unknown', real.replace('known', 'wnkno')],
      ] as const;
      for (const [kind, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
        const answer = await new Person().submit(path, { ...fields, email });
        times[kind].push(answer.ms);
        seen[kind].add(shapeOf(answer, email));
      }
    }
  }

  await measure();
  // Of 160 measurements of two equal things, chance alone makes one differ. A real difference shows in twice as many, too.
  if (gap() >= maxGapMs || auc() >= maxAuc) await measure();
  figure(`${name}: pairs`, times.known.length);
  figure(
    `${name}: median, known and unknown`,
    [times.known, times.unknown].map((all) => `${median(all).toFixed(1)} ms`),
  );
  figure(`${name}: median gap`, `${gap().toFixed(2)} ms`, `< ${maxGapMs} ms`);
  figure(`${name}: AUC`, auc().toFixed(3), `< ${maxAuc}`);
  expect(seen.known).toEqual(seen.unknown);
  expect(seen.known.size).toBe(1);
  expect(gap()).toBeLessThan(maxGapMs);
  expect(auc()).toBeLessThan(maxAuc);
});

/** How well one time tells the two apart: 0.5 is not at all. */
function aucOf(a: number[], b: number[]): number {
  const wins = a.reduce((sum, x) => sum + b.reduce((inner, y) => inner + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0);
  return wins / (a.length * b.length);
}
