import { expect, test } from 'vitest';
import { formatValue, linePath } from './line-path';

const frame = { from: 0, to: 100, highest: 10, width: 200, height: 108 };

test('draws a line from the oldest to the newest point, the highest value at the top', () => {
  const points: [number, number][] = [
    [0, 0],
    [50, 10],
    [100, 5],
  ];
  expect(linePath(points, frame)).toBe('M0.0 104.0L100.0 4.0L200.0 54.0');
});

test('interrupts the line where values are missing', () => {
  const points: [number, number][] = [
    [0, 0],
    [10, 0],
    [90, 0],
    [100, 0],
  ];
  expect(linePath(points, frame).replace(/[^ML]/g, '')).toBe('MLML');
});

test('draws nothing without points, and zero at the bottom when nothing is higher', () => {
  expect(linePath([], frame)).toBe('');
  expect(linePath([[0, 0]], { ...frame, highest: 0 })).toBe('M0.0 104.0');
});

test.each([
  [undefined, 'count', '–'],
  [0.25, 'share', '25%'],
  [0.0421, 'seconds', '42.1 ms'],
  [2, 'seconds', '2 sec'],
  [4.0567, 'per second', '4.06/s'],
  [1234, 'count', '1,230'],
] as const)('writes %s as %s', (value, unit, text) => {
  expect(formatValue(value, unit, 'en')).toBe(text);
});
