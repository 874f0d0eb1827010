/** Tables for spreadsheets. */

/** Lines as in RFC 4180, with a byte order mark, by which spreadsheets recognize UTF-8. */
export function toCsv(columns: string[], rows: Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  return `"${withoutFormula(text).replaceAll('"', '""')}"`;
}

/** Visitors choose the text. A spreadsheet would take what begins like this as a formula, and calculate it. */
function withoutFormula(text: string): string {
  return /^[\s]*[=+\-@|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
