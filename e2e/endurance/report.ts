/** Writes docs/endurance.md, and reads it back, so that a suite that did not run keeps its last result. */
import type { Figure } from './figures.ts';
import { suites } from './suites.ts';

export type Result = {
  date: string;
  commit: string;
  /** Speed of the machine at the start, in percent (machine.ts). */
  speed: number;
  seconds: number;
  passed: number;
  failed: number;
  figures: Figure[];
};

export function render(results: Record<string, Result>): string {
  const sections = Object.entries(suites).flatMap(([name, { guarantee, gateTests }]) => {
    const result = results[name];
    return [
      `## ${name}`,
      '',
      guarantee,
      `Tests in the gate: ${gateTests}.`,
      '',
      ...(result ? renderResult(result) : ['Not measured yet.', '']),
    ];
  });
  return [
    '# Endurance',
    '',
    'Results of `pnpm endurance` on a machine with 2 cores: statistics, load tests, and repeatedly killed parts.',
    'A machine on a shared host is at times half as fast, so each result has the speed of the machine at its start.',
    'The gate (`bash .ci/run`) has short, deterministic tests of the same mechanisms.',
    '',
    ...sections,
    `<!-- ${JSON.stringify(results)} -->`,
    '',
  ].join('\n');
}

function renderResult({ date, commit, speed, seconds, passed, failed, figures }: Result): string[] {
  const outcome = `${date}, commit ${commit}, machine at ${speed} %, ${seconds} s: ${passed} passed, ${failed} failed.`;
  if (figures.length === 0) return [outcome, ''];
  const rows = figures.map(({ name, value, limit = '' }) => [name, value, limit] as const);
  const titles = ['figure', 'measured', 'limit'] as const;
  const widths = [0, 1, 2].map((column) => Math.max(...[titles, ...rows].map((row) => row[column]!.length)));
  const row = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`;
  return [outcome, '', row(titles), row(['', '', ''], '-'), ...rows.map((one) => row(one)), ''];
}

export function parseResults(text: string): Record<string, Result> {
  const json = /^<!-- (\{.*\}) -->$/m.exec(text)?.[1];
  return json ? (JSON.parse(json) as Record<string, Result>) : {};
}
