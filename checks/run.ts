/**
 * Runs the checks, two at a time: `pnpm check`. With `--changed` it checks only the files that differ from the last
 * commit, which is fast enough to run after every edit but does not replace the full check.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allSteps, stepsForChanges, type Package, type Step } from './steps.ts';

const root = resolve(import.meta.dirname, '..');
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const { values: options } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });
const steps = options.changed ? changedSteps() : allSteps;
process.exitCode = (await runSteps(steps, 2)) ? 0 : 1;

function changedSteps(): Step[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  const differing = git('diff', '--name-only', '-z', '--no-renames', 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = [...differing, ...untracked].filter(Boolean).toSorted();
  if (files.length === 0) {
    console.log('Nothing has changed since the last commit.');
    return [];
  }
  console.log(`${files.length} changed ${files.length === 1 ? 'file' : 'files'}; unused code (knip) is not checked.`);
  const existing = files.filter((file) => existsSync(join(root, file)));
  return stepsForChanges(files, existing, packages());
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

function packages(): Package[] {
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  return names.map((name) => {
    const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as Manifest;
    return { name, dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }) };
  });
}

/** Runs all steps, also after one has failed. Returns whether all passed. */
async function runSteps(all: Step[], concurrency: number): Promise<boolean> {
  const waiting = [...all];
  const failed: string[] = [];
  const began = Date.now();
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await runStep(step))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (all.length > 0) console.log(`${failed.length > 0 ? `failed: ${failed.join(', ')}` : 'ok'} (${seconds(began)})`);
  return failed.length === 0;
}

/** Prints the result of a step, and its output if it failed or is always shown. */
function runStep({ name, command: [program, ...args], showsOutput }: Step): Promise<boolean> {
  const began = Date.now();
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((done) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      if (status !== 0 || showsOutput) process.stdout.write(Buffer.concat(output));
      console.log(`${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(began)})`);
      done(status === 0);
    });
  });
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
