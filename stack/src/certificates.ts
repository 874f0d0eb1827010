/**
 * The certificates of a stack that runs with --tls: a certificate authority of this checkout, and a certificate signed
 * by it for `localhost`. The authority's name constraints limit it to this machine, so trusting it is safe for other
 * hosts.
 */
import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { inheritedEnvironment, sharedHome } from './config.ts';
import { withLock } from './lock.ts';

const run = promisify(execFile);
const folder = resolve(sharedHome, 'tls');

export const authorityFile = resolve(folder, 'authority.pem');
/** HAProxy finds its key in the same folder, with the extension `.key`. */
export const serverFile = resolve(folder, 'localhost.crt');
const serverKeyFile = resolve(folder, 'localhost.key');

const authorityKeyFile = resolve(folder, 'authority.key');
const day = 86_400_000;
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc'];
const subjectNames = 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:0:0:0:0:0:0:0:1';
const nameConstraints =
  'nameConstraints=critical,permitted;DNS:localhost,permitted;IP:127.0.0.0/255.0.0.0,permitted;IP:0:0:0:0:0:0:0:1/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff';

/** Creates certificates that are missing or expire soon. Browsers reject certificates valid for more than 398 days. */
export function ensureCertificates(): Promise<void> {
  mkdirSync(sharedHome, { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return withLock(resolve(folder, 'lock'), async () => {
    if (!isValidFor(authorityFile, 365 * day)) {
      rmSync(serverFile, { force: true });
      await createAuthority();
    }
    if (!isValidFor(serverFile, 30 * day)) await issueCertificate(397);
  });
}

/** The authority that a client must trust to accept the site's certificate. */
export function readAuthority(): string {
  return readFileSync(authorityFile, 'utf8');
}

function isValidFor(file: string, ms: number): boolean {
  return existsSync(file) && new X509Certificate(readFileSync(file)).validToDate.getTime() > Date.now() + ms;
}

async function createAuthority(): Promise<void> {
  await runCommand(
    ['openssl', 'req', '-x509', ...newKey, '-days', '3650', '-subj', '/CN=Duet on this machine'],
    ['-keyout', authorityKeyFile, '-out', authorityFile],
    ['-addext', 'basicConstraints=critical,CA:TRUE,pathlen:0', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'],
    ['-addext', nameConstraints],
  );
}

/** For tests of an expired certificate, `from` is when it begins to be valid. This needs the program faketime. */
export async function issueCertificate(days: number, from?: string): Promise<void> {
  const begin = from ? ['faketime', from, 'openssl'] : ['openssl'];
  await runCommand(
    [...begin, 'req', '-x509', ...newKey, '-days', String(days), '-subj', '/CN=localhost'],
    ['-CA', authorityFile, '-CAkey', authorityKeyFile, '-keyout', serverKeyFile, '-out', serverFile],
    ['-addext', subjectNames, '-addext', 'basicConstraints=critical,CA:FALSE'],
    ['-addext', 'keyUsage=critical,digitalSignature', '-addext', 'extendedKeyUsage=serverAuth'],
  );
}

async function runCommand(...args: string[][]): Promise<void> {
  const [program, ...rest] = args.flat();
  await run(program!, rest, { env: inheritedEnvironment });
}
