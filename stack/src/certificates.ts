/**
 * The certificates of a stack that runs with --tls: a certificate authority of this checkout, and a certificate by it for
 * `localhost`. Whoever trusts the authority trusts it for this machine only: its certificate says that it may sign no other
 * names.
 */
import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { inherited, sharedHome } from './config.ts';
import { withLock } from './lock.ts';

const run = promisify(execFile);
const folder = resolve(sharedHome, 'tls');

export const authorityFile = resolve(folder, 'authority.pem');
/** Its key is beside it, with the ending `.key`. */
export const serverFile = resolve(folder, 'localhost.crt');
const serverKeyFile = resolve(folder, 'localhost.key');

const authorityKeyFile = resolve(folder, 'authority.key');
const day = 86_400_000;
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc'];
const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:0:0:0:0:0:0:0:1';
const onlyThisMachine =
  'nameConstraints=critical,permitted;DNS:localhost,permitted;IP:127.0.0.0/255.0.0.0,permitted;IP:0:0:0:0:0:0:0:1/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff';

/** Makes what is missing or about to expire. Browsers accept no certificate for longer than 398 days. */
export function ensureCertificates(): Promise<void> {
  mkdirSync(sharedHome, { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return withLock(resolve(folder, 'lock'), async () => {
    if (!isValidFor(authorityFile, 365 * day)) {
      rmSync(serverFile, { force: true });
      await makeAuthority();
    }
    if (!isValidFor(serverFile, 30 * day)) await makeServer();
  });
}

/** What a client must trust to accept the site's certificate. */
export function readAuthority(): string {
  return readFileSync(authorityFile, 'utf8');
}

function isValidFor(file: string, ms: number): boolean {
  return existsSync(file) && new X509Certificate(readFileSync(file)).validToDate.getTime() > Date.now() + ms;
}

async function makeAuthority(): Promise<void> {
  await openssl(
    ['req', '-x509', ...newKey, '-days', '3650', '-subj', '/CN=Duet on this machine'],
    ['-keyout', authorityKeyFile, '-out', authorityFile],
    ['-addext', 'basicConstraints=critical,CA:TRUE,pathlen:0', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'],
    ['-addext', onlyThisMachine],
  );
}

async function makeServer(): Promise<void> {
  await openssl(
    ['req', '-x509', ...newKey, '-days', '397', '-subj', '/CN=localhost'],
    ['-CA', authorityFile, '-CAkey', authorityKeyFile, '-keyout', serverKeyFile, '-out', serverFile],
    ['-addext', names, '-addext', 'basicConstraints=critical,CA:FALSE'],
    ['-addext', 'keyUsage=critical,digitalSignature', '-addext', 'extendedKeyUsage=serverAuth'],
  );
}

async function openssl(...args: string[][]): Promise<void> {
  await run('openssl', args.flat(), { env: inherited });
}
