/**
 * `pnpm endurance [NAME …]` runs slow, statistical and destructive suites one after the other, and writes their results
 * with date and commit to docs/endurance.md. Without names it runs all suites; with `--remaining`, only those that have
 * not passed on this code, so that an interrupted run can continue. Suites that did not run keep their last result.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, sharedHome } from 'stack/config';
import type { Figure } from './figures.ts';
import { measureSpeed, waitForFullSpeed } from './machine.ts';
import { render, parseResults, type Result } from './report.ts';
import { suites } from './suites.ts';

const document = resolve(root, 'docs/endurance.md');
const reports = resolve(sharedHome, 'reports/endurance');

const results = existsSync(document) ? parseResults(readFileSync(document, 'utf8')) : {};
const names = chooseSuites(process.argv.slice(2));
const unknown = names.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. Available suites: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
console.log(`Suites to run: ${names.join(', ') || 'none'}.`);
if (names.length === 0) process.exit(0);

mkdirSync(reports, { recursive: true });
await runCommand('node', ['stack/src/main.ts', 'up', '--tls', '--edge', '2']);
const counts = { passed: 0, failed: 0 };
for (const name of names) {
  const result = await runSuite(name);
  results[name] = result;
  counts.passed += result.passed;
  counts.failed += result.failed;
  // Written after each suite, so that no result is lost when a later suite is interrupted.
  writeFileSync(document, render(results));
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed (${result.seconds} s)`);
}
console.log(`endurance: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function chooseSuites(args: string[]): string[] {
  const all = Object.keys(suites);
  if (args.length === 0) return all;
  return args[0] === '--remaining' ? all.filter((name) => !hasPassed(results[name])) : args;
}

/** Whether the suite passed on this code: since then only documentation may have changed. */
function hasPassed(result: Result | undefined): boolean {
  if (!result || result.failed > 0) return false;
  const args = ['diff', '--quiet', result.commit, '--', '.', ':!docs', ':!*.md'];
  return spawnSync('git', args, { cwd: root }).status === 0;
}

async function runSuite(name: string): Promise<Result> {
  const figures = resolve(reports, `${name}.jsonl`);
  const report = resolve(reports, `${name}.json`);
  for (const file of [figures, report]) rmSync(file, { force: true });
  const speed = await (suites[name]!.isTimed ? waitForFullSpeed() : measureSpeed());
  const began = Date.now();
  const args = ['exec', 'vitest', 'run', '--config', 'e2e/endurance/vitest.config.ts', `${name}.test.ts`];
  const exitCode = await runCommand('pnpm', args, { ENDURANCE_FIGURES: figures, ENDURANCE_REPORT: report });
  const { numPassedTests: passed = 0, numFailedTests = 0 } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
    : {};
  // A file that fails before its tests run reports no failed test.
  const failed = exitCode === 0 ? 0 : Math.max(1, numFailedTests);
  const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : [];
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit(),
    speed,
    seconds: Math.round((Date.now() - began) / 1000),
    passed,
    failed,
    figures: lines.map((line) => JSON.parse(line) as Figure),
  };
}

function readCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--', '.', ':!docs/endurance.md');
  return git('rev-parse', '--short', 'HEAD') + (changes && ' with changes');
}

/** Runs a command in the checkout with its output shown, and returns its exit code. */
function runCommand(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
