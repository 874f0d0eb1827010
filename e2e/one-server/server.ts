/**
 * An empty Debian with systemd in a container (systemd-nspawn), in the network of this machine: what somebody rents. Needs root.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { sharedHome } from 'stack/config';
import { waitFor } from '../wait-for.ts';

const run = promisify(execFile);

const folder = resolve(sharedHome, 'one-server');
const emptyDebian = resolve(folder, 'debian.tar');
export const serverFolder = resolve(folder, 'root');
/** What a server has when it is rented. */
const packages = 'systemd,systemd-sysv,dbus,ca-certificates';
const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C',
};

let container: ChildProcess | null = null;

/** A new Debian that reaches Debian's packages as this machine does. */
export async function createServer(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(emptyDebian))
    await run('mmdebstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', emptyDebian]);
  rmSync(serverFolder, { recursive: true, force: true });
  mkdirSync(serverFolder);
  await run('tar', ['-xf', emptyDebian, '-C', serverFolder]);
  rmSync(resolve(serverFolder, 'etc/apt/sources.list'), { force: true });
  for (const path of ['/etc/apt/sources.list', '/etc/apt/sources.list.d', '/etc/apt/auth.conf.d', '/etc/resolv.conf'])
    if (existsSync(path)) cpSync(path, resolve(serverFolder, `.${path}`), { recursive: true, dereference: true });
}

/** Boots the server. Ends when systemd has started what it should. */
export async function boot(): Promise<void> {
  const options = [
    '--quiet',
    '--register=no',
    '--keep-unit',
    '--resolv-conf=off',
    `--directory=${serverFolder}`,
    '--boot',
  ];
  container = spawn('systemd-nspawn', options, { stdio: 'ignore' });
  await waitFor('systemd in the container', async () => {
    const state = await onServer('systemctl is-system-running').catch(
      ({ stdout }: { stdout?: string }) => stdout ?? '',
    );
    return /running|degraded/.test(state);
  });
}

export async function powerOff(): Promise<void> {
  await onServer('systemctl --no-block poweroff');
  await waitFor('the container to end', async () => container!.exitCode !== null || container!.signalCode !== null);
}

/** As if the power was cut. */
export async function cutPower(): Promise<void> {
  process.kill(findInit()!, 'SIGKILL');
  await waitFor('the container to end', async () => container!.exitCode !== null || container!.signalCode !== null);
}

/** Runs commands of a shell on the server as root, and returns what they print. They must succeed. */
export async function onServer(commands: string): Promise<string> {
  const init = findInit();
  if (!init) throw new Error('The server is off.');
  const namespaces = ['--target', String(init), '--mount', '--uts', '--ipc', '--pid', '--root'];
  const shell = [...namespaces, 'bash', '--norc', '-euc', `cd /root\n${commands}`];
  return (await run('nsenter', shell, { env: environment, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

/** The pid of the server's first process. */
function findInit(): number | null {
  if (!container || container.exitCode !== null || container.signalCode !== null) return null;
  const { pid } = container;
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()) || null;
  } catch {
    return null;
  }
}
