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
import { home, inherited } from './config.ts';

/** How to run one process of the stack. */
export type Command = {
  program: string;
  args: string[];
  cwd: string;
  /** Besides what every part inherits. */
  env: Record<string, string>;
  /** Anything else whose change means "restart me": which build it runs, or what is in the files it reads. */
  version?: string;
  stopSignal?: NodeJS.Signals;
};

type Started = { pid: number; started: string; fingerprint: string; stopSignal: NodeJS.Signals };

const pids = resolve(home, 'pids');
export const logFile = (name: string) => resolve(home, 'logs', `${name}.log`);

export function fingerprint(command: Command): string {
  return createHash('sha256').update(JSON.stringify(command)).digest('hex').slice(0, 16);
}

/** The process recorded under this name, if it is still the one that was started. */
export function running(name: string): Started | null {
  const file = resolve(pids, `${name}.json`);
  if (!existsSync(file)) return null;
  const record = JSON.parse(readFileSync(file, 'utf8')) as Started;
  if (startTime(record.pid) === record.started) return record;
  rmSync(file);
  return null;
}

export function runningNames(): string[] {
  if (!existsSync(pids)) return [];
  return readdirSync(pids)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => running(name));
}

export function start(name: string, command: Command): void {
  mkdirSync(pids, { recursive: true });
  mkdirSync(resolve(home, 'logs'), { recursive: true });
  const log = openLog(name);
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: { ...inherited, ...command.env },
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => {}); // shows as "ended while starting", with the log
  child.unref();
  if (!child.pid) throw new Error(`${name}: could not run ${command.program}`);
  const record: Started = {
    pid: child.pid,
    started: startTime(child.pid) ?? '',
    fingerprint: fingerprint(command),
    stopSignal: command.stopSignal ?? 'SIGTERM',
  };
  writeFileSync(resolve(pids, `${name}.json`), JSON.stringify(record));
}

/** What the one before wrote, perhaps why it died, is still there; a file that has grown large is kept aside, once. */
function openLog(name: string): number {
  const file = logFile(name);
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a');
  writeSync(log, `--- ${name} is started, ${new Date().toISOString()}\n`);
  return log;
}

/** Ends the process group that `start` made, and nothing else, after giving it time to finish what it is doing. */
export async function stop(name: string, patienceMs = 15_000): Promise<void> {
  const record = running(name);
  if (record) await end(name, record, record.stopSignal, patienceMs);
}

/** Asks a process to say that it is no longer ready, to finish, and to leave. Answers whether it did so by itself. */
export async function drain(name: string, patienceMs: number): Promise<boolean> {
  const record = running(name);
  return !record || end(name, record, 'SIGTERM', patienceMs);
}

async function end(name: string, record: Started, how: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  signal(how === 'SIGINT' ? record.pid : -record.pid, how);
  const deadline = Date.now() + patienceMs;
  while (groupAlive(record.pid)) {
    if (Date.now() > deadline) signal(-record.pid, 'SIGKILL');
    await sleep(50);
  }
  rmSync(resolve(pids, `${name}.json`), { force: true });
  return Date.now() <= deadline;
}

export function portTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}

/** When a process started, as the system tells it: a pid alone may have been given to somebody else since. */
function startTime(pid: number): string | null {
  return stat(pid)?.started ?? null;
}

/** Whether anything of the process group still runs. */
function groupAlive(group: number): boolean {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && stat(Number(entry))?.group === group);
}

/**
 * A live process's group and start time, from proc(5); null for the dead and for zombies. A zombie with more than one thread is
 * still ending: it keeps its ports until the last thread is gone.
 */
function stat(pid: number): { group: number; started: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' && Number(fields[17]) <= 1;
    return isDead ? null : { group: Number(fields[2]), started: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it ended by itself
  }
}
