import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { built } from './builds.ts';
import { authorityFile } from './certificates.ts';
import { home, offset, ports, secrets, siteUrl } from './config.ts';
import { deploy } from './deploy.ts';
import { takeLock } from './lock.ts';
import { follow } from './logs.ts';
import { parts, type Part, type Shape } from './parts.ts';
import { maxInstances, offsetProblem, suggestedOffset } from './ports.ts';
import { fingerprint, logFile, running, runningNames, stop } from './processes.ts';
import { say, step } from './progress.ts';
import { purgeEdges } from './reach.ts';
import { checkRequirements } from './requirements.ts';
import { seedPages } from './seed.ts';
import { startAndWait } from './start.ts';

const usage = `Usage: pnpm stack <command>

  up [--web N] [--edge N]   build what changed, start every part, wait until each one answers
     [--tls]                … over https, with a certificate of this checkout's own authority
     [--identity]           passwords live with the identity provider (its emulator) instead of the CMS
  build                     build what changed, and start nothing
  deploy [--build ID]       replace what changed by its new build, one replica at a time, while visitors go on
         [--all]            … or an earlier build of the web, or everything
  down [PART …]             stop everything this checkout started, or only the named parts
  status                    what runs, where, and which log to read
  seed --pages N            make N generated pages in every language, beside the sample site; 0 removes them
  reset                     stop, and delete the database, mails, uploads and caches under .stack/

  pnpm dev [--inspect]      the same parts, with web, cms and enquiries reloading on change; Ctrl-C stops them;
                            with --inspect, debuggers can attach to these three`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    web: { type: 'string', default: '1' },
    edge: { type: 'string', default: '1' },
    tls: { type: 'boolean', default: false },
    identity: { type: 'boolean', default: false },
    pages: { type: 'string' },
    build: { type: 'string' },
    all: { type: 'boolean', default: false },
    inspect: { type: 'boolean', default: false },
  },
});

const shapeFile = resolve(home, 'shape.json');

const commands: Record<string, () => Promise<void>> = {
  up: () =>
    exclusively(() => {
      const { tls, identity } = values;
      return up({ mode: 'production', web: count('web'), edge: count('edge'), tls, identity });
    }),
  build: async () => void (await Promise.all([built('cms'), built('web')])),
  deploy: () => exclusively(deployRunning),
  down: () => exclusively(down),
  status,
  seed: () => exclusively(seed),
  reset: () => exclusively(reset),
  dev,
};

try {
  const command = commands[positionals[0] ?? ''];
  if (command) await command();
  else say(usage);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function up(shape: Shape): Promise<void> {
  checkOffset();
  checkRequirements(shape.tls ? 'tls' : 'stack');
  writeFileSync(shapeFile, JSON.stringify(shape));
  const groups = parts(shape);
  const wanted = new Set(groups.flat().map((part) => part.name));
  for (const name of runningNames()) if (!wanted.has(name)) await stop(name);
  const started: string[] = [];
  const waitedForLast: Promise<unknown>[] = [];
  for (const group of groups) {
    for (const part of group.filter(({ isWaitedForLast }) => isWaitedForLast)) {
      const start = ensure(part);
      start.catch(() => {}); // its failure is thrown below
      waitedForLast.push(start);
    }
    const awaited = group.filter(({ isWaitedForLast }) => !isWaitedForLast);
    started.push(...(await Promise.all(awaited.map(ensure))).flat());
  }
  // Pages that an edge has stored show the build before this one.
  if (started.includes('web')) await purgeEdges('all');
  await Promise.all(waitedForLast);
  say(`\nThe site:    ${siteUrl(shape)}  and  ${siteUrl(shape)}/pl`);
  if (shape.tls) say(`             browsers trust it once they trust ${authorityFile} (README)`);
  say(`The editors: http://127.0.0.1:${ports.cms}/admin  editor@mostek.example  ${secrets().cmsAdminPassword}`);
  say(`The mails:   http://127.0.0.1:${ports.inbox}`);
}

/** Leaves a part alone when it already runs as it should; otherwise starts or restarts it, and names it. */
async function ensure(part: Part): Promise<string[]> {
  await part.prepare?.();
  const command = await part.command();
  const current = running(part.name);
  if (current?.fingerprint === fingerprint(command) && (await part.ready())) {
    say(`✓ ${part.name}: running at ${part.address}`);
    return [];
  }
  await step(
    `${current ? 'restart' : 'start'} ${part.name}`,
    async () => {
      await stop(part.name);
      await startAndWait(part, command);
    },
    () => part.address,
  );
  return [part.name];
}

async function down(): Promise<void> {
  const only = positionals[0] === 'down' ? positionals.slice(1) : [];
  const names = runningNames().filter((name) => only.length === 0 || only.includes(name));
  if (names.length === 0) return say('Nothing of this checkout is running.');
  for (const name of names.toSorted((a, b) => stopRank(a) - stopRank(b)))
    await step(
      `stop ${name}`,
      () => stop(name),
      () => 'stopped',
    );
}

/** The reverse of the order in which parts need each other. */
function stopRank(name: string): number {
  const rank = ['tls', 'edge', 'web', 'enquiries', 'cms'].indexOf(name.replace(/-(\d+|next)$/, ''));
  return rank === -1 ? 5 : rank;
}

async function status(): Promise<void> {
  for (const part of parts(runningShape()).flat()) {
    const record = running(part.name);
    const state = !record ? 'stopped' : (await part.ready()) ? 'ready' : 'not answering';
    const pid = record ? `pid ${record.pid}` : '';
    say(
      `${part.name.padEnd(10)} ${state.padEnd(14)} ${pid.padEnd(12)} ${part.address.padEnd(38)} ${logFile(part.name)}`,
    );
  }
}

function deployRunning(): Promise<void> {
  const shape = runningShape();
  if (shape.mode === 'development') throw new Error('`pnpm dev` reloads by itself; there is nothing to deploy.');
  if (!running('web')) throw new Error('There is nothing to replace: please run `pnpm stack up` first.');
  return deploy(shape, { build: values.build, all: values.all });
}

/** What the last `up` was asked for; before the first, what it is asked for by itself. */
function runningShape(): Shape {
  if (!existsSync(shapeFile)) return { mode: 'production', web: 1, edge: 1, tls: false, identity: false };
  return JSON.parse(readFileSync(shapeFile, 'utf8')) as Shape;
}

async function seed(): Promise<void> {
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 0 || pages > 1_000_000) {
    throw new Error(`seed --pages needs a whole number up to 1000000, but was: ${values.pages ?? 'missing'}`);
  }
  if (!running('cms')) throw new Error('The pages are made in a running stack. Please run `pnpm stack up` first.');
  await seedPages(pages);
}

async function reset(): Promise<void> {
  await down();
  for (const name of ['postgres', 'mail', 'cms-public', 'logs', 'secrets.json']) {
    rmSync(resolve(home, name), { recursive: true, force: true });
  }
  say('The next `pnpm stack up` starts from an empty database and loads the sample site.');
}

async function dev(): Promise<void> {
  const { identity, inspect } = values;
  await exclusively(() => up({ mode: 'development', web: 1, edge: 1, tls: false, identity, inspect }));
  if (inspect) {
    say(`Debuggers:   web ${ports.inspectWeb}, cms ${ports.inspectCms}, enquiries ${ports.inspectEnquiries}`);
  }
  say('\nweb, cms and enquiries reload on change. Ctrl-C stops everything.\n');
  const unfollow = follow(['web', 'cms', 'enquiries']);
  await new Promise<void>((done) => process.once('SIGINT', done).once('SIGTERM', done));
  unfollow();
  await exclusively(down);
}

/** Two commands on one checkout would start parts twice; the second waits its turn by being told so. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  const lock = resolve(home, 'lock');
  const owner = takeLock(lock);
  if (owner) throw new Error(`Another stack command is at work here (pid ${owner}). Try again when it is done.`);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function checkOffset(): void {
  const problem = offsetProblem(offset);
  if (problem) throw new Error(`STACK_PORT_OFFSET=${offset} cannot be used: ${problem}. Try ${suggestedOffset}.`);
}

function count(option: 'web' | 'edge'): number {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 1 || number > maxInstances) {
    throw new Error(`--${option} must be a whole number from 1 to ${maxInstances}, but was: ${values[option]}`);
  }
  return number;
}
