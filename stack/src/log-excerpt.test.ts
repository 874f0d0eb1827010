import { expect, test } from 'vitest';
import { logExcerpt } from './log-excerpt.ts';

const warnings = Array.from({ length: 40 }, (_, index) => `{"level":40,"msg":"purge ${index} failed"}`);

test('shows errors from before the last lines, then the last lines', () => {
  const strapi = '[2026-01-01 10:00:00.000] error: Could not load js config file';
  const pino = '{"level":50,"msg":"the database refused the password"}';
  const lines = logExcerpt([strapi, pino, ...warnings].join('\n')).split('\n');
  expect(lines.slice(0, 3)).toEqual([strapi, pino, '…']);
  expect(lines.at(-1)).toBe(warnings.at(-1));
  expect(lines).toHaveLength(18);
});

test.each([
  '[ERROR]  There seems to be an unexpected error',
  '{"level":60,"msg":"gone"}',
  "TypeError: Cannot read properties of undefined (reading 'x')",
  'Error [ERR_MODULE_NOT_FOUND]: Cannot find module',
  'Error: listen EADDRINUSE',
])('recognises %j as an error', (line) => {
  expect(logExcerpt([line, ...warnings].join('\n'))).toContain(line);
});

test('does not treat a warning or a request with status 500 as an error', () => {
  const lines = ['{"level":40,"msg":"retrying"}', '{"level":30,"status":500,"path":"/errors"}'];
  expect(logExcerpt([...lines, ...warnings].join('\n'))).not.toContain('…');
});

test('leaves out the lines of earlier runs', () => {
  const log = ['--- cms is started, 2026', 'error: old', '--- cms is started, 2026', 'error: new', ''];
  expect(logExcerpt(log.join('\n'))).toBe('error: new');
});

test('shortens long lines', () => {
  expect(logExcerpt('x'.repeat(10_000)).length).toBe(601);
});
