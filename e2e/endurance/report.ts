/** docs/endurance.md: written for people, and read back, so that a suite that did not run keeps its last result. */
import type { Figure } from './figures.ts';
import { suites } from './suites.ts';

export type Result = {
  date: string;
  commit: string;
  /** Of the machine when it began, in percent (machine.ts). */
  speed: number;
  seconds: number;
  passed: number;
  failed: number;
  figures: Figure[];
};

export function render(results: Record<string, Result>): string {
  const sections = Object.entries(suites).flatMap(([name, { promise, inTheGate }]) => {
    const result = results[name];
    return [
      `## ${name}`,
      '',
      promise,
      `In the gate: ${inTheGate}.`,
      '',
      ...(result ? lines(result) : ['Not measured yet.', '']),
    ];
  });
  return [
    '# Endurance',
    '',
    'What `pnpm endurance` measured on a machine with 2 cores: statistics, load, and parts that are killed again and again.',
    'Where others share its host, such a machine is at times half as fast: its speed when a suite began stands beside each result.',
    'The gate (`bash .ci/run`) tests the same mechanisms in short, without chance and without a clock.',
    '',
    ...sections,
    `<!-- ${JSON.stringify(results)} -->`,
    '',
  ].join('\n');
}

function lines({ date, commit, speed, seconds, passed, failed, figures }: Result): string[] {
  const outcome = `${date}, commit ${commit}, machine at ${speed} %, ${seconds} s: ${passed} passed, ${failed} failed.`;
  if (figures.length === 0) return [outcome, ''];
  const rows = figures.map(({ name, value, limit = '' }) => [name, value, limit] as const);
  const titles = ['figure', 'measured', 'wanted'] as const;
  const widths = [0, 1, 2].map((column) => Math.max(...[titles, ...rows].map((row) => row[column]!.length)));
  const row = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`;
  return [outcome, '', row(titles), row(['', '', ''], '-'), ...rows.map((one) => row(one)), ''];
}

export function resultsIn(text: string): Record<string, Result> {
  const json = /^<!-- (\{.*\}) -->$/m.exec(text)?.[1];
  return json ? (JSON.parse(json) as Record<string, Result>) : {};
}
