import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { home, inheritedEnvironment } from './config.ts';

/** How to run one process of the stack. */
export type Command = {
  program: string;
  args: string[];
  cwd: string;
  /** Added to `inheritedEnvironment`. */
  env: Record<string, string>;
  /** Anything else that requires a restart when it changes: the build, or the content of files the process reads. */
  version?: string;
  stopSignal?: NodeJS.Signals;
};

type ProcessRecord = { pid: number; started: string; fingerprint: string; stopSignal: NodeJS.Signals };

const pids = resolve(home, 'pids');
export const logFile = (name: string) => resolve(home, 'logs', `${name}.log`);

export function fingerprint(command: Command): string {
  return createHash('sha256').update(JSON.stringify(command)).digest('hex').slice(0, 16);
}

/** The process recorded under this name, if it still runs. */
export function findRunningProcess(name: string): ProcessRecord | null {
  const file = resolve(pids, `${name}.json`);
  if (!existsSync(file)) return null;
  const record = JSON.parse(readFileSync(file, 'utf8')) as ProcessRecord;
  if (readStartTime(record.pid) === record.started) return record;
  rmSync(file);
  return null;
}

export function listRunningProcesses(): string[] {
  if (!existsSync(pids)) return [];
  return readdirSync(pids)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => findRunningProcess(name));
}

export function start(name: string, command: Command): void {
  mkdirSync(pids, { recursive: true });
  mkdirSync(resolve(home, 'logs'), { recursive: true });
  const log = openLog(name);
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: { ...inheritedEnvironment, ...command.env },
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => {}); // reported as "ended while starting" (start.ts)
  child.unref();
  if (!child.pid) throw new Error(`Could not start ${name}: ${command.program} did not run. Is it installed?`);
  const record: ProcessRecord = {
    pid: child.pid,
    started: readStartTime(child.pid) ?? '',
    fingerprint: fingerprint(command),
    stopSignal: command.stopSignal ?? 'SIGTERM',
  };
  writeFileSync(resolve(pids, `${name}.json`), JSON.stringify(record));
}

/** Appends to the log of earlier runs, which may show why the last one died. Moves a log above 5 MB to `.1` first. */
function openLog(name: string): number {
  const file = logFile(name);
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a');
  writeSync(log, `--- ${name} is started, ${new Date().toISOString()}\n`);
  return log;
}

/** Stops the process group that `start` created; kills it after the timeout. */
export async function stop(name: string, timeoutMs = 15_000): Promise<void> {
  const record = findRunningProcess(name);
  if (record) await end(name, record, record.stopSignal, timeoutMs);
}

/** Sends SIGTERM: the process reports not ready, finishes its requests and exits. Returns false if it was killed. */
export async function drain(name: string, timeoutMs: number): Promise<boolean> {
  const record = findRunningProcess(name);
  return !record || end(name, record, 'SIGTERM', timeoutMs);
}

async function end(
  name: string,
  record: ProcessRecord,
  stopSignal: NodeJS.Signals,
  timeoutMs: number,
): Promise<boolean> {
  sendSignal(stopSignal === 'SIGINT' ? record.pid : -record.pid, stopSignal);
  const deadline = Date.now() + timeoutMs;
  while (isGroupAlive(record.pid)) {
    if (Date.now() > deadline) sendSignal(-record.pid, 'SIGKILL');
    await sleep(50);
  }
  rmSync(resolve(pids, `${name}.json`), { force: true });
  return Date.now() <= deadline;
}

export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}

/** The start time of a process. It identifies the process, because the system reuses pids. */
function readStartTime(pid: number): string | null {
  return readStat(pid)?.started ?? null;
}

/** Whether any process of the group still runs. */
function isGroupAlive(group: number): boolean {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && readStat(Number(entry))?.group === group);
}

/**
 * The group and start time of a running process, from proc(5); null for ended processes and zombies. A zombie with more
 * than one thread counts as running: it keeps its ports until the last thread has ended.
 */
function readStat(pid: number): { group: number; started: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' && Number(fields[17]) <= 1;
    return isDead ? null : { group: Number(fields[2]), started: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // the process has already ended
  }
}
