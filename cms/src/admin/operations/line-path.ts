/** A time in seconds and the value at that time. */
export type Point = [seconds: number, value: number];
export type Unit = 'per second' | 'seconds' | 'share' | 'count';

type Frame = { from: number; to: number; highest: number; width: number; height: number };

/** Room above the highest value and below zero, so that lines are not cut. */
const margin = 4;

/** The `d` of an SVG path through the points. Where values are missing for a while, the line is interrupted. */
export function linePath(points: Point[], { from, to, highest, width, height }: Frame): string {
  const step = Math.min(...points.slice(1).map(([time], index) => time - points[index]![0]));
  return points
    .map(([time, value], index) => {
      const x = ((time - from) / (to - from)) * width;
      const y = height - margin - (highest > 0 ? value / highest : 0) * (height - 2 * margin);
      const isInterrupted = index === 0 || time - points[index - 1]![0] > step;
      return `${isInterrupted ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

export function formatValue(value: number | undefined, unit: Unit, language: string): string {
  if (value === undefined) return '–';
  const format = (number: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { maximumSignificantDigits: 3, ...options }).format(number);
  if (unit === 'share') return format(value, { style: 'percent' });
  if (unit === 'per second') return `${format(value, {})}/s`;
  if (unit === 'count') return format(value, {});
  return value < 1
    ? format(value * 1000, { style: 'unit', unit: 'millisecond' })
    : format(value, { style: 'unit', unit: 'second' });
}
