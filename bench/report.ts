/** One measured figure and its target: a ratio to a baseline (`minRatio`, `maxRatio`), a limit (`min`, `max`), or none. */
export type Row = {
  metric: string;
  duet: number;
  /** The figure of the last measurement before the content store. */
  before?: number;
  baseline?: number;
  baselineName?: string;
  minRatio?: number;
  maxRatio?: number;
  max?: number;
  min?: number;
};

export function verdict({ duet, baseline, minRatio, maxRatio, max, min }: Row): 'reached' | 'MISSED' | '' {
  const ratio = baseline === undefined ? Number.NaN : duet / baseline;
  if (minRatio !== undefined) return ratio >= minRatio ? 'reached' : 'MISSED';
  if (maxRatio !== undefined) return ratio <= maxRatio ? 'reached' : 'MISSED';
  if (max === undefined && min === undefined) return '';
  return duet <= (max ?? Infinity) && duet >= (min ?? -Infinity) ? 'reached' : 'MISSED';
}

export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [
    row.metric,
    number(row.duet),
    row.before === undefined ? '' : number(row.before),
    row.baseline === undefined ? '' : `${number(row.baseline)} ${row.baselineName}`,
    row.baseline === undefined ? '' : (row.duet / row.baseline).toFixed(2),
    describeTarget(row),
    verdict(row),
  ]);
  const table = [['metric', 'Duet', 'before', 'baseline', 'ratio', 'target', ''], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  for (const row of table) {
    process.stdout.write(
      `${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')}\n`,
    );
  }
}

function describeTarget({ minRatio, maxRatio, max, min }: Row): string {
  if (minRatio !== undefined) return `≥ ${minRatio}×`;
  if (maxRatio !== undefined) return `≤ ${maxRatio}×`;
  if (max !== undefined) return `≤ ${max}`;
  return min === undefined ? '' : `≥ ${min}`;
}

function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);
}
