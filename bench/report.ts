/** A figure, and what it is held against: another figure and the ratio wanted, or a limit, or nothing. */
export type Row = {
  what: string;
  ours: number;
  bare?: number;
  beside?: string;
  atLeast?: number;
  atMost?: number;
  limit?: number;
  floor?: number;
};

export function verdict({ ours, bare, atLeast, atMost, limit, floor }: Row): 'reached' | 'MISSED' | '' {
  const ratio = bare === undefined ? Number.NaN : ours / bare;
  if (atLeast !== undefined) return ratio >= atLeast ? 'reached' : 'MISSED';
  if (atMost !== undefined) return ratio <= atMost ? 'reached' : 'MISSED';
  if (limit !== undefined) return ours <= limit ? 'reached' : 'MISSED';
  if (floor !== undefined) return ours >= floor ? 'reached' : 'MISSED';
  return '';
}

export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    number(row.ours),
    row.bare === undefined ? '' : `${number(row.bare)} ${row.beside}`,
    row.bare === undefined ? '' : (row.ours / row.bare).toFixed(2),
    wanted(row),
    verdict(row),
  ]);
  const table = [['what', 'ours', 'beside', 'ratio', 'wanted', ''], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  for (const row of table) {
    process.stdout.write(
      `${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')}\n`,
    );
  }
}

function wanted({ atLeast, atMost, limit, floor }: Row): string {
  if (atLeast !== undefined) return `≥ ${atLeast}×`;
  if (atMost !== undefined) return `≤ ${atMost}×`;
  if (limit !== undefined) return `≤ ${limit}`;
  return floor === undefined ? '' : `≥ ${floor}`;
}

function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);
}
