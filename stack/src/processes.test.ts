import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { home } from './config.ts';
import { findRunningProcess, fingerprint, logFile, start, stop } from './processes.ts';

const sleeper = { program: 'sleep', args: ['60'], cwd: '/', env: {} };

function uniqueName(): string {
  const unique = `test-${process.hrtime.bigint()}`;
  onTestFinished(async () => {
    await stop(unique);
    rmSync(logFile(unique), { force: true });
  });
  return unique;
}

/** Processes of a group that still run; zombies do not count. */
function listAlive(group: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.trim().startsWith(`${group} `) && !/^\s*\d+\s+Z/.test(line));
}

test('finds a started process and stops it together with its children', async () => {
  const own = uniqueName();
  start(own, { ...sleeper, program: 'sh', args: ['-c', 'sleep 60 & sleep 60'] });
  const group = findRunningProcess(own)!.pid;
  await expect.poll(() => listAlive(group).length).toBe(3);
  await stop(own);
  expect(findRunningProcess(own)).toBeNull();
  expect(listAlive(group)).toEqual([]);
});

test('keeps the log of the previous process when the next one starts', async () => {
  const own = uniqueName();
  const printing = (text: string) => ({ ...sleeper, program: 'sh', args: ['-c', `echo ${text}`] });
  const written = () => readFileSync(logFile(own), 'utf8');
  start(own, printing('first run'));
  await expect.poll(written).toContain('first run');
  start(own, printing('second run'));
  await expect.poll(written).toMatch(/is started.*\nfirst run\n.*is started.*\nsecond run\n/);
});

test('ignores a recorded pid when the system has given it to another process', async () => {
  const otherProcess = spawn('sleep', ['60']);
  onTestFinished(() => void otherProcess.kill());
  const own = uniqueName();
  mkdirSync(resolve(home, 'pids'), { recursive: true });
  const file = resolve(home, 'pids', `${own}.json`);
  const stale = { pid: otherProcess.pid, started: 'long ago', fingerprint: '', stopSignal: 'SIGKILL' };
  writeFileSync(file, JSON.stringify(stale));
  onTestFinished(() => rmSync(file, { force: true }));
  expect(findRunningProcess(own)).toBeNull();
  await stop(own);
  expect(otherProcess.exitCode ?? otherProcess.signalCode).toBeNull();
});

test('kills a process that ignores the stop signal', async () => {
  const own = uniqueName();
  start(own, { ...sleeper, program: 'sh', args: ['-c', 'trap "" TERM; echo ignoring; sleep 60 & wait; sleep 60'] });
  await expect.poll(() => readFileSync(logFile(own), 'utf8')).toContain('ignoring');
  await stop(own, 500);
  expect(findRunningProcess(own)).toBeNull();
});

test('changes the fingerprint when the command, environment or version changes', () => {
  const prints = [
    sleeper,
    { ...sleeper, args: ['61'] },
    { ...sleeper, env: { A: '1' } },
    { ...sleeper, version: 'x' },
  ].map(fingerprint);
  expect(new Set(prints).size).toBe(4);
  expect(fingerprint({ ...sleeper })).toBe(prints[0]);
});
