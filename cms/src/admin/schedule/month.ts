/** The days of a month in whole weeks from Monday to Sunday. `shift` is the number of months after the one of `today`. */
export function daysOfMonth(today: string, shift: number): { day: string; isInMonth: boolean }[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - 1 + shift, 1));
  const daysBefore = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const count = Math.ceil((daysBefore + length) / 7) * 7;
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1 - daysBefore + index));
    return { day: date.toISOString().slice(0, 10), isInMonth: date.getUTCMonth() === first.getUTCMonth() };
  });
}
