/**
 * When a test fails, saves screenshots and traces of its pages and what each part logged during the test. Closes the
 * pages after every test.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { home, offset, sharedHome } from 'stack/config';
import { afterEach, beforeEach } from 'vitest';
import { closePages, describePages, startTrackingPages } from '../browser.ts';

const logs = resolve(home, 'logs');
const linesPerPart = 20;

let sizes = new Map<string, number>();

beforeEach(() => {
  startTrackingPages();
  sizes = logSizes();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const folder = resolve(sharedHome, 'reports/failures', nameOf(task.name, task.file.name));
    mkdirSync(folder, { recursive: true });
    const report = [
      `Stack at port offset ${offset}; full report in ${folder}`,
      ...(await describePages(folder)),
      ...linesSince(sizes),
    ].join('\n');
    writeFileSync(resolve(folder, 'report.txt'), report);
    (task.meta as { failure?: string }).failure = report;
  }
  await closePages();
});

function nameOf(test: string, file: string): string {
  return `${file.replace(/\W+/g, '-')}-${test.replace(/\W+/g, '-').slice(0, 80)}`;
}

function logSizes(): Map<string, number> {
  return new Map(readdirSync(logs).map((name) => [name, statSync(resolve(logs, name)).size]));
}

/** Log lines of each part since the test began: errors first, because a busy log would push them out. */
function linesSince(before: Map<string, number>): string[] {
  return readdirSync(logs)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => {
      const text = readFileSync(resolve(logs, name))
        .subarray(before.get(name) ?? 0)
        .toString();
      const lines = text
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(0, 500));
      const errors = lines.filter((line) => /"level":[56]0|\berror\b/i.test(line));
      const shown = [...new Set([...errors.slice(-linesPerPart), ...lines.slice(-5)])];
      return shown.length > 0 ? [`── ${name}`, ...shown] : [];
    });
}
