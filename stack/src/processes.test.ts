import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { home } from './config.ts';
import { fingerprint, logFile, running, start, stop } from './processes.ts';

const sleeper = { program: 'sleep', args: ['60'], cwd: '/', env: {} };

function name(): string {
  const unique = `test-${process.hrtime.bigint()}`;
  onTestFinished(async () => {
    await stop(unique);
    rmSync(logFile(unique), { force: true });
  });
  return unique;
}

/** Members of a process group that still run; the dead whom nobody has buried yet do not count. */
function alive(group: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.trim().startsWith(`${group} `) && !/^\s*\d+\s+Z/.test(line));
}

test('what was started is found, and stopped with everything it started itself', async () => {
  const own = name();
  start(own, { ...sleeper, program: 'sh', args: ['-c', 'sleep 60 & sleep 60'] });
  const group = running(own)!.pid;
  await expect.poll(() => alive(group).length).toBe(3);
  await stop(own);
  expect(running(own)).toBeNull();
  expect(alive(group)).toEqual([]);
});

test('what a process wrote before it died is still there after the next one has started', async () => {
  const own = name();
  const says = (words: string) => ({ ...sleeper, program: 'sh', args: ['-c', `echo ${words}`] });
  const written = () => readFileSync(logFile(own), 'utf8');
  start(own, says('I am dying'));
  await expect.poll(written).toContain('I am dying');
  start(own, says('long live'));
  await expect.poll(written).toMatch(/is started.*\nI am dying\n.*is started.*\nlong live\n/);
});

test('a process that somebody else got the pid of is not ours', async () => {
  const stranger = spawn('sleep', ['60']);
  onTestFinished(() => void stranger.kill());
  const own = name();
  mkdirSync(resolve(home, 'pids'), { recursive: true });
  const file = resolve(home, 'pids', `${own}.json`);
  const stale = { pid: stranger.pid, started: 'long ago', fingerprint: '', stopSignal: 'SIGKILL' };
  writeFileSync(file, JSON.stringify(stale));
  onTestFinished(() => rmSync(file, { force: true }));
  expect(running(own)).toBeNull();
  await stop(own);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('a process that ignores the signal is still ended', async () => {
  const own = name();
  start(own, { ...sleeper, program: 'sh', args: ['-c', 'trap "" TERM; echo deaf; sleep 60 & wait; sleep 60'] });
  await expect.poll(() => readFileSync(logFile(own), 'utf8')).toContain('deaf');
  await stop(own, 500);
  expect(running(own)).toBeNull();
});

test('a change of command, environment or version is a change of fingerprint', () => {
  const prints = [
    sleeper,
    { ...sleeper, args: ['61'] },
    { ...sleeper, env: { A: '1' } },
    { ...sleeper, version: 'x' },
  ].map(fingerprint);
  expect(new Set(prints).size).toBe(4);
  expect(fingerprint({ ...sleeper })).toBe(prints[0]);
});
