/** Rules for the journeys of the gate: no result may depend on time, chance, machine speed or the order of files. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../e2e');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'timeouts.ts');
const testFiles = files.filter((name) => name.endsWith('.test.ts'));

/** Tools that are run by hand, and modules that only the endurance suite uses. */
const excludedFiles = ['lighthouse.ts', 'screens.ts'];

const forbidden: Record<string, RegExp> = {
  'randomness: use fixed input, or move the test to endurance/': /Math\.random\(/,
  'time measurement: move the test to endurance/': /performance\.now\(|Date\.now\(\) - \w+\)?\)?\.toBe/,
  'its own timeout: use those of timeouts.ts': /\btimeout: [\d_]+\b|^\s*\}, [\d_]+\);$|setTestTimeout/m,
  'percentile: move the test to endurance/': /percentile|median/,
};

function findViolations(source: string): string[] {
  return Object.entries(forbidden).flatMap(([reason, pattern]) => {
    const found = pattern.exec(source)?.[0];
    return found ? [`${found.trim()} (${reason})`] : [];
  });
}

/** These files measure or randomise for the endurance suite; no test of the gate asserts the values. */
const exceptions: Record<string, RegExp> = {
  'http-client.ts': /performance\.now\(\)/g,
  'noise.ts': /Math\.random\(\)/g,
  'browser.ts': /timeout: (10|5)_000/g,
};

test.each(files.filter((name) => !excludedFiles.includes(name)))('%s depends neither on chance nor on time', (name) => {
  const source = readFileSync(resolve(folder, name), 'utf8').replaceAll(exceptions[name] ?? /^$/g, '');
  expect(findViolations(source)).toEqual([]);
});

test.each(testFiles)('%s declares the stack it needs', (name) => {
  expect(readFileSync(resolve(folder, name), 'utf8')).toMatch(/\buseStack\(/);
});

test('reports every forbidden pattern', () => {
  const bad = [
    'if (Math.random() < 0.5) return;',
    'const began = performance.now();',
    'expect(Date.now() - began).toBeLessThan(4_000);',
    'await expect.poll(read, { timeout: 5_000 }).toBe(1);',
    'test("x", async () => {\n}, 60_000);',
    'expect(percentile(times, 0.95)).toBe(1);',
  ];
  expect(bad.filter((source) => findViolations(source).length === 0)).toEqual([]);
});
