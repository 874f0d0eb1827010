import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRepositories } from 'backup/steps';
import { backupSite } from './backup-site.ts';
import { ensureBuild } from './builds.ts';
import { authorityFile } from './certificates.ts';
import { home, offset, ports, secrets, siteUrl } from './config.ts';
import { deploy } from './deploy.ts';
import { purgeEdges } from './edges.ts';
import { takeLock } from './lock.ts';
import { followLogs } from './logs.ts';
import { lastOptions, storeOptions } from './options.ts';
import { parts } from './parts.ts';
import type { Part, StackOptions } from './parts/part.ts';
import { maxInstances, offsetProblem, suggestedOffset } from './ports.ts';
import { fingerprint, findRunningProcess, logFile, listRunningProcesses, stop } from './processes.ts';
import { print, step } from './progress.ts';
import { checkRequirements } from './requirements.ts';
import { seedPages } from './seed.ts';
import { startAndWait } from './start.ts';

const usage = `Usage: pnpm stack <command>

  up [--web N] [--edge N]   build what changed, start all parts, wait until each is ready
     [--tls]                … over https, with a certificate signed by this checkout's authority
     [--observe]            … with Prometheus, alerts and access logs
     [--backups]            … with continuous backups (pnpm backup)
     [--passwords firebase] store passwords with the identity provider (its emulator) instead of the CMS
  build                     only build what changed
  deploy [--build ID]       rolling deploy of the parts that changed, one replica at a time
         [--all]            … or of an earlier build of the web (--build), or of all parts (--all)
  down [PART …]             stop all parts of this stack, or only the named parts
  status                    list the parts with their state, URL and log file
  seed --pages N            create N generated pages in every language, besides the sample site; 0 removes them
  reset                     stop, and delete the database, mails, uploads, logs and secrets under .stack/

  pnpm dev [--inspect]      the same parts, with web, cms and enquiries reloading on change; Ctrl-C stops them;
                            with --inspect, debuggers can attach to these three`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    web: { type: 'string', default: '1' },
    edge: { type: 'string', default: '1' },
    tls: { type: 'boolean', default: false },
    observe: { type: 'boolean', default: false },
    backups: { type: 'boolean', default: false },
    passwords: { type: 'string', default: 'cms' },
    pages: { type: 'string' },
    build: { type: 'string' },
    all: { type: 'boolean', default: false },
    inspect: { type: 'boolean', default: false },
  },
});

const commands: Record<string, () => Promise<void>> = {
  up: () =>
    withStackLock(() => {
      const { tls, observe, backups } = values;
      return up({
        mode: 'production',
        web: readCount('web'),
        edge: readCount('edge'),
        tls,
        observe,
        backups,
        passwords: readPasswords(),
      });
    }),
  build: async () => void (await Promise.all([ensureBuild('cms'), ensureBuild('web')])),
  deploy: () => withStackLock(deployRunning),
  down: () => withStackLock(down),
  status,
  seed: () => withStackLock(seed),
  reset: () => withStackLock(reset),
  dev,
};

try {
  const command = commands[positionals[0] ?? ''];
  if (command) await command();
  else print(usage);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function up(options: StackOptions): Promise<void> {
  checkOffset();
  checkRequirements(options.tls ? 'tls' : 'stack');
  if (options.observe) checkRequirements('observe');
  if (options.backups) checkRequirements('backups');
  storeOptions(options);
  const groups = parts(options);
  const wanted = new Set(groups.flat().map((part) => part.name));
  for (const name of listRunningProcesses()) if (!wanted.has(name)) await stop(name);
  const started: string[] = [];
  const waitedForLast: Promise<unknown>[] = [];
  for (const group of groups) {
    for (const part of group.filter(({ isWaitedForLast }) => isWaitedForLast)) {
      const start = ensureRunning(part);
      start.catch(() => {}); // awaited below, where its failure is thrown
      waitedForLast.push(start);
    }
    const awaited = group.filter(({ isWaitedForLast }) => !isWaitedForLast);
    started.push(...(await Promise.all(awaited.map(ensureRunning))).flat());
  }
  // The cached pages were rendered by the previous build.
  if (started.includes('web')) await purgeEdges('all');
  if (options.backups) await createRepositories(backupSite());
  await Promise.all(waitedForLast);
  print(`\nSite:      ${siteUrl(options)}  and  ${siteUrl(options)}/pl`);
  if (options.tls) print(`           browsers accept the certificate after you trust ${authorityFile} (README)`);
  print(`CMS:       http://127.0.0.1:${ports.cms}/admin  editor@mostek.example  ${secrets().cmsAdminPassword}`);
  print(`Mailbox:   http://127.0.0.1:${ports.mailbox}`);
  if (options.observe) print(`Alerts:    http://127.0.0.1:${ports.prometheus}/alerts`);
}

/** Starts or restarts a part, unless it is ready and runs the same command. Returns the names of started parts. */
async function ensureRunning(part: Part): Promise<string[]> {
  await part.prepare?.();
  const command = await part.command();
  const current = findRunningProcess(part.name);
  if (current?.fingerprint === fingerprint(command) && (await part.isReady())) {
    print(`✓ ${part.name}: running at ${part.url}`);
    return [];
  }
  await step(
    `${current ? 'restart' : 'start'} ${part.name}`,
    async () => {
      await stop(part.name);
      await startAndWait(part, command);
    },
    () => part.url,
  );
  return [part.name];
}

async function down(): Promise<void> {
  const only = positionals[0] === 'down' ? positionals.slice(1) : [];
  const names = listRunningProcesses().filter((name) => only.length === 0 || only.includes(name));
  if (names.length === 0) return print('No part of this stack is running.');
  for (const name of names.toSorted((a, b) => stopRank(a) - stopRank(b)))
    await step(
      `stop ${name}`,
      () => stop(name),
      () => 'stopped',
    );
}

/** A part stops before the parts that it depends on. */
function stopRank(name: string): number {
  const rank = ['tls', 'edge', 'web', 'enquiries', 'cms'].indexOf(name.replace(/-(\d+|next)$/, ''));
  return rank === -1 ? 5 : rank;
}

async function status(): Promise<void> {
  const options = lastOptions();
  for (const part of parts(options).flat()) {
    const record = findRunningProcess(part.name);
    const state = !record ? 'stopped' : (await part.isReady()) ? 'ready' : 'not answering';
    const pid = record ? `pid ${record.pid}` : '';
    print(`${part.name.padEnd(10)} ${state.padEnd(14)} ${pid.padEnd(12)} ${part.url.padEnd(38)} ${logFile(part.name)}`);
  }
  const passwords = {
    cms: 'stored in the CMS; the identity provider (emulated) serves only sign-in with Google',
    firebase: 'stored with the identity provider (emulated), which also serves sign-in with Google',
  };
  print(`\nPasswords: ${passwords[options.passwords]}`);
}

function deployRunning(): Promise<void> {
  const options = lastOptions();
  if (options.mode === 'development')
    throw new Error('`pnpm dev` is running and reloads changes; there is nothing to deploy.');
  if (!findRunningProcess('web')) throw new Error('The stack is not running. Run `pnpm stack up` first.');
  return deploy(options, { build: values.build, all: values.all });
}

async function seed(): Promise<void> {
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 0 || pages > 1_000_000) {
    throw new Error(`seed --pages needs a whole number up to 1000000, but was: ${values.pages ?? 'missing'}`);
  }
  if (!findRunningProcess('cms')) throw new Error('The stack is not running. Run `pnpm stack up` first.');
  await seedPages(pages);
}

async function reset(): Promise<void> {
  await down();
  for (const name of [
    'postgres',
    'backups',
    'prometheus',
    'alertmanager',
    'mail',
    'cms-public',
    'logs',
    'secrets.json',
  ]) {
    rmSync(resolve(home, name), { recursive: true, force: true });
  }
  print('The next `pnpm stack up` starts from an empty database and loads the sample site.');
}

async function dev(): Promise<void> {
  const { inspect } = values;
  const passwords = readPasswords();
  await withStackLock(() => up({ mode: 'development', web: 1, edge: 1, tls: false, passwords, inspect }));
  if (inspect) {
    print(`Debuggers: web ${ports.inspectWeb}, cms ${ports.inspectCms}, enquiries ${ports.inspectEnquiries}`);
  }
  print('\nweb, cms and enquiries reload on change. Ctrl-C stops everything.\n');
  const unfollow = followLogs(['web', 'cms', 'enquiries']);
  await new Promise<void>((done) => process.once('SIGINT', done).once('SIGTERM', done));
  unfollow();
  await withStackLock(down);
}

/** Runs a command under the stack's lock: two commands at once would start parts twice, so the second one fails. */
async function withStackLock(task: () => Promise<void>): Promise<void> {
  const lock = resolve(home, 'lock');
  const owner = takeLock(lock);
  if (owner) throw new Error(`Another stack command is running (pid ${owner}). Try again when it has finished.`);
  try {
    await task();
  } finally {
    rmSync(lock, { force: true });
  }
}

function checkOffset(): void {
  const problem = offsetProblem(offset);
  if (problem) throw new Error(`STACK_PORT_OFFSET=${offset} cannot be used: ${problem}. Try ${suggestedOffset}.`);
}

function readPasswords(): StackOptions['passwords'] {
  const { passwords } = values;
  if (passwords !== 'cms' && passwords !== 'firebase') {
    throw new Error(`--passwords must be cms or firebase, but was: ${passwords}`);
  }
  return passwords;
}

function readCount(option: 'web' | 'edge'): number {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 1 || number > maxInstances) {
    throw new Error(`--${option} must be a whole number from 1 to ${maxInstances}, but was: ${values[option]}`);
  }
  return number;
}
