/** The endurance suite plants faults in a copy of the checkout, and expects the gate to detect them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../e2e/endurance/faults.ts';

test.each(faults)('the text that $name replaces occurs exactly once', ({ file, from }) => {
  const source = readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');
  expect(source.split(from).length - 1, `Update "from" in e2e/endurance/faults.ts to what ${file} has now.`).toBe(1);
});
