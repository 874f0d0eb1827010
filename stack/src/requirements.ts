/** The programs that must be installed, checked before the stack builds or starts anything. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { inheritedEnvironment, systemPath } from './config.ts';
import { findBinary } from './postgres.ts';

/** `debian` is the Debian package that contains the program. */
export type Requirement = { name: string; debian: string; isInstalled: () => boolean };

const varnish: Requirement = { name: 'varnishd', debian: 'varnish', isInstalled: () => hasProgram('varnishd') };

const forStack: Requirement[] = [
  varnish,
  { name: 'the Varnish module xkey', debian: 'varnish-modules', isInstalled: () => hasVarnishModule('xkey') },
  ...['postgres', 'initdb', 'psql'].map((name) => ({
    name: `PostgreSQL's ${name}`,
    debian: 'postgresql',
    isInstalled: () => hasProgram(findBinary(name)),
  })),
];

const forTls: Requirement[] = [
  ...forStack,
  ...['haproxy', 'openssl'].map((name) => ({ name, debian: name, isInstalled: () => hasProgram(name) })),
];

const forObserving: Requirement[] = [
  'prometheus',
  'prometheus-alertmanager',
  'prometheus-blackbox-exporter',
  'prometheus-node-exporter',
  'prometheus-postgres-exporter',
  'prometheus-varnish-exporter',
].map((name) => ({ name, debian: name, isInstalled: () => hasProgram(name) }));

const forBackups: Requirement[] = ['pgbackrest', 'restic'].map((name) => ({
  name,
  debian: name,
  isInstalled: () => hasProgram(name),
}));

const forJourneys: Requirement[] = [
  ...forTls,
  {
    name: 'Chromium’s headless shell',
    debian: 'chromium-headless-shell',
    isInstalled: () => hasProgram('chromium-headless-shell'),
  },
];

/** Throws an error that lists all missing programs. */
export function checkRequirements(purpose: 'stack' | 'tls' | 'observe' | 'backups' | 'journeys'): void {
  const needed = { stack: forStack, tls: forTls, observe: forObserving, backups: forBackups, journeys: forJourneys }[
    purpose
  ];
  const missing = needed.filter(({ isInstalled }) => !isInstalled());
  if (missing.length > 0) throw new Error(describeMissing(missing));
}

export function describeMissing(missing: Omit<Requirement, 'isInstalled'>[]): string {
  const packages = new Set(missing.map(({ debian }) => debian));
  return [
    'Not installed on this machine:',
    ...missing.map(({ name }) => `  ${name}`),
    `On Debian: sudo apt-get install ${[...packages].join(' ')}`,
  ].join('\n');
}

function hasProgram(name: string): boolean {
  const folders = `${inheritedEnvironment.PATH ?? ''}${delimiter}${systemPath}`.split(delimiter);
  return folders.some((folder) => existsSync(resolve(folder, name)));
}

/** Looks in the usual folders first; otherwise compiles a VCL that imports the module, which takes longer. */
function hasVarnishModule(name: string): boolean {
  const file = `varnish/vmods/libvmod_${name}.so`;
  const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib', '/opt/homebrew/lib', ...multiarchFolders()];
  if (folders.some((folder) => existsSync(resolve(folder, file)))) return true;
  if (!varnish.isInstalled()) return false;
  const folder = mkdtempSync(resolve(tmpdir(), 'duet-vmod-'));
  const program = resolve(folder, 'import.vcl');
  writeFileSync(program, `vcl 4.1;\nimport ${name};\nbackend default none;\n`);
  const { status } = spawnSync('varnishd', ['-C', '-f', program], {
    stdio: 'ignore',
    env: { ...inheritedEnvironment, PATH: systemPath },
  });
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** Debian's folders for libraries of one processor architecture, such as /usr/lib/x86_64-linux-gnu. */
function multiarchFolders(): string[] {
  if (!existsSync('/usr/lib')) return [];
  return readdirSync('/usr/lib')
    .filter((name) => name.includes('-linux-'))
    .map((name) => resolve('/usr/lib', name));
}
