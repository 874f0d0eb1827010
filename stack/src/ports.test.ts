import { expect, test } from 'vitest';
import { offsetProblem, suggestedOffset, usedPorts } from './ports.ts';

test('gives every part its own ports', () => {
  const numbers = usedPorts(0).map(({ port }) => port);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('accepts offset 0 and the suggested offset', () => {
  expect(offsetProblem(0)).toBeNull();
  expect(offsetProblem(suggestedOffset)).toBeNull();
});

test.each([
  [1, 'edge would listen on port 8081, which is for edge without an offset'],
  [100, 'edge would listen on port 8180, which is for purge without an offset'],
  [1000, 'web would listen on port 4000, which is for enquiries without an offset'],
])('rejects offset %i when a port is already used by a stack without an offset', (offset, problem) => {
  expect(offsetProblem(offset)).toBe(problem);
});

test('rejects an offset that moves a part to a port that browsers block', () => {
  expect(offsetProblem(2000)).toContain('port 10080, which browsers and fetch refuse to open');
});
