/** Records the figures of measurements for docs/endurance.md. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export type Figure = { name: string; value: string; limit?: string };

/** Prints a figure with its limit, and appends it to the file in ENDURANCE_FIGURES if run.ts has set that. */
export function recordFigure(name: string, value: string | number | (string | number)[], limit?: string): void {
  const one: Figure = { name, value: [value].flat().join(', '), ...(limit && { limit }) };
  console.log(`${one.name}: ${one.value}${limit ? ` (limit: ${limit})` : ''}`);
  const file = process.env.ENDURANCE_FIGURES;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(one)}\n`);
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
}
