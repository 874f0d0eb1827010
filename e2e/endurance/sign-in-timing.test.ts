/** Response times must not reveal whether an email has an account: 500 pairs of requests for each form. */
import { afterEach, expect, test } from 'vitest';
import { enumerationForms, observableResponse } from '../account-enumeration.ts';
import { emptyMailbox } from '../mailbox.ts';
import { resetRateLimits, createAccounts, HttpClient } from '../http-client.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure, median } from './figures.ts';

const pairs = 500;
const maxGapMs = 5;
const maxAuc = 0.55;
let known: string[] = [];

useStack();
afterEach(emptyMailbox);

test.each(enumerationForms)('$name takes equally long with and without an account', async ({ name, path, fields }) => {
  if (known.length === 0) known = await createAccounts(25, 'known');
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const seen: Record<'known' | 'unknown', Set<string>> = { known: new Set(), unknown: new Set() };
  const gap = () => Math.abs(median(times.known.map((ms, index) => ms - times.unknown[index]!)));
  const auc = () => 0.5 + Math.abs(aucOf(times.known, times.unknown) - 0.5);

  async function measure(): Promise<void> {
    for (let index = 0; index < pairs; index += 1) {
      if (index % 2 === 0) await resetRateLimits();
      // Emails of equal length, so that pages have equal length; in random order, one right after the other.
      const real = known[index % known.length]!;
      const pair = [
        ['known', real],
        ['unknown', real.replace('known', 'wnkno')],
      ] as const;
      for (const [kind, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
        const response = await new HttpClient().submit(path, { ...fields, email });
        times[kind].push(response.ms);
        seen[kind].add(observableResponse(response, email));
      }
    }
  }

  await measure();
  // One in 160 measurements exceeds the limits by chance. A real difference also shows in twice as many pairs.
  if (gap() >= maxGapMs || auc() >= maxAuc) await measure();
  recordFigure(`${name}: pairs`, times.known.length);
  recordFigure(
    `${name}: median, known and unknown`,
    [times.known, times.unknown].map((all) => `${median(all).toFixed(1)} ms`),
  );
  recordFigure(`${name}: median gap`, `${gap().toFixed(2)} ms`, `< ${maxGapMs} ms`);
  recordFigure(`${name}: AUC`, auc().toFixed(3), `< ${maxAuc}`);
  expect(seen.known).toEqual(seen.unknown);
  expect(seen.known.size).toBe(1);
  expect(gap()).toBeLessThan(maxGapMs);
  expect(auc()).toBeLessThan(maxAuc);
});

/** Area under the ROC curve: 0.5 means that the times cannot be distinguished. */
function aucOf(a: number[], b: number[]): number {
  const wins = a.reduce((sum, x) => sum + b.reduce((inner, y) => inner + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0);
  return wins / (a.length * b.length);
}
