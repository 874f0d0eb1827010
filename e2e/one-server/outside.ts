/**
 * What others own, in the network of this machine: the names in DNS, the mail service, and a certificate authority with the
 * protocol of Let's Encrypt (its own test server, pebble).
 */
import { execFile, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { waitFor } from '../wait-for.ts';
import { onServer } from './server.ts';

const run = promisify(execFile);
export const names = ['www.example.com', 'example.com', 'admin.example.com'];
const mailHost = 'mail.example.com';
const acme = { directory: 14_000, management: 15_000, dns: 8053 };

/** Starts them, and prepares the server so that it reaches and trusts them. `received` has the mails. */
export async function startOutside(folder: string, serverFolder: string) {
  mkdirSync(folder, { recursive: true });
  const authority = await createAuthority(folder);
  const received: string[] = [];
  const mails = startMailService(authority, received);
  const processes = startAcme(folder, authority);
  const issued = await waitFor('the certificate authority', () => readIssuer(authority.file));
  const prepare = () => prepareServer(serverFolder, authority, issued);
  await prepare();
  return {
    received,
    /** For requests of this machine to the site. */
    issuer: issued,
    /** Prepares a new server at the same place. */
    prepare,
    trust: () => onServer('update-ca-certificates >/dev/null'),
    stop: () => {
      mails.close();
      for (const child of processes) child.kill();
    },
  };
}

async function prepareServer(serverFolder: string, authority: Authority, issued: string): Promise<void> {
  appendFileSync(resolve(serverFolder, 'etc/hosts'), `127.0.0.1 localhost ${[...names, mailHost].join(' ')}\n`);
  // certbot asks Let's Encrypt unless it is told otherwise.
  mkdirSync(resolve(serverFolder, 'root/.config/letsencrypt'), { recursive: true });
  writeFileSync(
    resolve(serverFolder, 'root/.config/letsencrypt/cli.ini'),
    `server = https://127.0.0.1:${acme.directory}/dir\n`,
  );
  const trusted = resolve(serverFolder, 'usr/local/share/ca-certificates');
  mkdirSync(trusted, { recursive: true });
  writeFileSync(resolve(trusted, 'outside.crt'), readFileSync(authority.file));
  writeFileSync(resolve(trusted, 'acme.crt'), issued);
  // Node and certbot have lists of their own.
  const everywhere = resolve(serverFolder, 'etc/systemd/system.conf.d');
  mkdirSync(everywhere, { recursive: true });
  writeFileSync(resolve(everywhere, 'trust.conf'), `[Manager]\nDefaultEnvironment=${trustStore}\n`);
}

/** Environment of commands on the server. */
export const trustStore =
  'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt';

type Authority = { file: string; certificate: string; key: string };

/** An authority, and a certificate of it for the servers here. */
async function createAuthority(folder: string): Promise<Authority> {
  const path = (name: string) => resolve(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '2'];
  await run('openssl', [
    'req',
    '-x509',
    ...key,
    '-subj',
    '/CN=Outside',
    '-keyout',
    path('ca.key'),
    '-out',
    path('ca.crt'),
  ]);
  const signed = [
    '-CA',
    path('ca.crt'),
    '-CAkey',
    path('ca.key'),
    '-keyout',
    path('server.key'),
    '-out',
    path('server.crt'),
  ];
  const subject = `subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:${mailHost}`;
  await run('openssl', [
    'req',
    '-x509',
    ...key,
    '-subj',
    '/CN=outside',
    ...signed,
    '-addext',
    subject,
    '-addext',
    'basicConstraints=critical,CA:FALSE',
  ]);
  return { file: path('ca.crt'), certificate: path('server.crt'), key: path('server.key') };
}

/** Requires TLS and an account, as mail services do. */
function startMailService({ certificate, key }: Authority, received: string[]): SMTPServer {
  const server = new SMTPServer({
    cert: readFileSync(certificate),
    key: readFileSync(key),
    onAuth: ({ username, password }, _, done) =>
      username === 'duet' && password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done(null);
      });
    },
  });
  server.listen(587, '127.0.0.1');
  return server;
}

function startAcme(folder: string, { certificate, key }: Authority) {
  const settings = {
    pebble: {
      listenAddress: `127.0.0.1:${acme.directory}`,
      managementListenAddress: `127.0.0.1:${acme.management}`,
      certificate,
      privateKey: key,
      httpPort: 80,
      tlsPort: 443,
    },
  };
  const file = resolve(folder, 'pebble.json');
  writeFileSync(file, JSON.stringify(settings));
  const dns = ['-defaultIPv4', '127.0.0.1', '-defaultIPv6', '', '-dns01', `127.0.0.1:${acme.dns}`];
  const off = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', '127.0.0.1:8056'];
  const quiet = {
    stdio: 'ignore' as const,
    env: { PATH: '/usr/bin', PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
  };
  return [
    spawn('pebble-challtestsrv', [...dns, ...off], quiet),
    spawn('pebble', ['-config', file, '-dnsserver', `127.0.0.1:${acme.dns}`], quiet),
  ];
}

/** The root certificate of what it issues; another one at each start. */
async function readIssuer(authority: string): Promise<string | null> {
  const url = `https://127.0.0.1:${acme.management}/roots/0`;
  const answer = await run('curl', ['--silent', '--fail', '--cacert', authority, url]).catch(() => null);
  return answer?.stdout ?? null;
}
