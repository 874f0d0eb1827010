/** Rules for the journeys of the gate: nothing that a clock, chance, a slow machine or the file before could decide. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../e2e');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'limits.ts');
const testFiles = files.filter((name) => name.endsWith('.test.ts'));

/** Tools that people run by hand, and what only the endurance suite calls. */
const notInTheGate = ['lighthouse.ts', 'screens.ts'];

const forbidden: Record<string, RegExp> = {
  'chance: pass in what varies, or move the test to endurance/': /Math\.random\(/,
  'measuring time: move the test to endurance/': /performance\.now\(|Date\.now\(\) - \w+\)?\)?\.toBe/,
  'a limit of its own: limits.ts has the only ones': /\btimeout: [\d_]+\b|^\s*\}, [\d_]+\);$|setTestTimeout/m,
  'a percentile': /percentile|median/,
};

function faultsIn(source: string): string[] {
  return Object.entries(forbidden).flatMap(([why, pattern]) => {
    const found = pattern.exec(source)?.[0];
    return found ? [`${found.trim()} (${why})`] : [];
  });
}

/** Byte sizes and timings of one answer are noted for the endurance suite in these places, and asserted nowhere in the gate. */
const exceptions: Record<string, RegExp> = {
  'person.ts': /performance\.now\(\)/g,
  'noise.ts': /Math\.random\(\)/g,
  'browser.ts': /timeout: (10|5)_000/g,
};

test.each(files.filter((name) => !notInTheGate.includes(name)))('%s leaves nothing to chance or to a clock', (name) => {
  const source = readFileSync(resolve(folder, name), 'utf8').replaceAll(exceptions[name] ?? /^$/g, '');
  expect(faultsIn(source)).toEqual([]);
});

test.each(testFiles)('%s declares the stack it needs', (name) => {
  expect(readFileSync(resolve(folder, name), 'utf8')).toMatch(/\buseStack\(/);
});

test('the rules recognise what they forbid', () => {
  const bad = [
    'if (Math.random() < 0.5) return;',
    'const began = performance.now();',
    'expect(Date.now() - began).toBeLessThan(4_000);',
    'await expect.poll(read, { timeout: 5_000 }).toBe(1);',
    'test("x", async () => {\n}, 60_000);',
    'expect(percentile(times, 0.95)).toBe(1);',
  ];
  expect(bad.filter((source) => faultsIn(source).length === 0)).toEqual([]);
});
