/** Amounts of money: people read and type 79.50, the database has 7950. */

export function formatAmount(amount: number, language: string): string {
  const isWhole = amount % 100 === 0;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: isWhole ? 0 : 2, useGrouping: false });
  return format.format(amount / 100);
}

/** Accepts a comma or a point, and at most two digits after it. Null if it is not an amount. */
export function parseAmount(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
