import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { haproxySettings } from 'edge/haproxy';
import { settingsVcl } from 'edge/settings';
import { built, forgetBuild, sourcesOf, webBuild } from './builds.ts';
import { authorityFile, ensureCertificates, readAuthority, serverFile } from './certificates.ts';
import {
  accountProviders,
  enquiriesDatabase,
  enquirySettings,
  home,
  identityProject,
  drainMs,
  offset,
  places,
  patience,
  ports,
  root,
  secrets,
  siteUrl,
  systemPath,
  teamEmail,
  webCmsUrl,
  webState,
} from './config.ts';
import * as postgres from './postgres.ts';
import { portTaken, type Command } from './processes.ts';
import { edgesSee } from './reach.ts';
import type { Service } from './service.ts';

/** One real part of the stack: how it is made ready, started, and known to answer. */
export type Part = {
  name: string;
  /** The address people open, and every port that must be free. */
  address: string;
  ports: number[];
  prepare?: () => Promise<void>;
  command: () => Promise<Command>;
  ready: () => Promise<boolean>;
  /** Runs once the part answers, each time. */
  afterReady?: () => Promise<void>;
  /** No other part needs it in order to start: the next group does not wait for it, only the end of `up` does. */
  isWaitedForLast?: boolean;
};

export type Shape = {
  mode: 'production' | 'development';
  web: number;
  edge: number;
  /** Whether visitors come over https. */
  tls: boolean;
  /** Whether passwords live with the identity provider, or in the CMS. */
  identity: boolean;
  /** Whether debuggers can attach; in development only. */
  inspect?: boolean;
};

const mailFrom = 'Mostek <hello@mostek.example>';

/** The parts in groups; a group starts when every part of the one before it is ready. */
export function parts(shape: Shape): Part[][] {
  return [
    [postgresPart(), mailPart(), identityPart(), servicePart()],
    [cmsPart(shape), enquiriesPart(shape)],
    range(shape.web).map((index) => webPart(shape, index)),
    range(shape.edge).map((index) => edgePart(shape, index)),
    shape.tls ? range(shape.edge).map(tlsPart) : [],
  ];
}

/** What is ours, and replaced by a new build while it runs: its replicas, and one more that stands in for each in turn. */
export type Deployable = { name: string; replicas: Part[]; next: Part };

export function deployables(shape: Shape, build?: string): Deployable[] {
  return [
    {
      name: 'cms',
      replicas: [cmsPart(shape)],
      next: { ...cmsPart(shape, places.cms[1]), name: 'cms-next' },
    },
    {
      name: 'enquiries',
      replicas: [enquiriesPart(shape)],
      next: { ...enquiriesPart(shape, places.enquiries[1]), name: 'enquiries-next' },
    },
    {
      name: 'web',
      replicas: range(shape.web).map((index) => seenByEdges(webPart(shape, index, build), index)),
      next: { ...seenByEdges(webPart(shape, shape.web, build), shape.web), name: 'web-next' },
    },
  ];
}

/** Ready once every edge has noticed that it is. */
function seenByEdges(part: Part, index: number): Part {
  return { ...part, ready: async () => (await part.ready()) && (await edgesSee(`web_${index}`)) };
}

function postgresPart(): Part {
  return {
    name: 'postgres',
    address: `postgres://127.0.0.1:${ports.postgres}/duet`,
    ports: [ports.postgres],
    prepare: postgres.prepare,
    command: async () => postgres.command(),
    ready: postgres.ready,
    afterReady: postgres.createRoles,
  };
}

function mailPart(): Part {
  return {
    name: 'mail',
    address: `http://127.0.0.1:${ports.inbox}`,
    ports: [ports.smtp, ports.inbox],
    command: async () =>
      node([resolve(root, 'stack/src/mail-catcher.ts')], root, { STACK_PORT_OFFSET: String(offset) }),
    ready: () => answers(`http://127.0.0.1:${ports.inbox}/messages`),
  };
}

function servicePart(): Part {
  const services: Service[] = [
    { port: ports.cms, places: [...places.cms], health: '/_health' },
    { port: ports.enquiries, places: [...places.enquiries], health: '/health/ready' },
  ];
  return {
    name: 'service',
    address: `http://127.0.0.1:${ports.cms} and ${ports.enquiries}`,
    ports: services.map(({ port }) => port),
    command: async () => {
      const source = resolve(root, 'stack/src/service.ts');
      return { ...node([source, JSON.stringify(services)], root, {}), version: readFileSync(source, 'utf8') };
    },
    ready: async () => (await Promise.all(services.map(({ port }) => portTaken(port)))).every(Boolean),
  };
}

function identityPart(): Part {
  const source = resolve(root, 'stack/src/auth-emulator.ts');
  return {
    name: 'identity',
    address: `http://127.0.0.1:${ports.identity}`,
    ports: [ports.identity],
    command: async () => ({
      ...node([source], root, { STACK_PORT_OFFSET: String(offset), IS_FIREBASE_CLI: 'true' }),
      version: readFileSync(source, 'utf8'),
    }),
    ready: () => answers(`http://127.0.0.1:${ports.identity}/`),
    // The CMS and the browser call it when somebody signs in, not before.
    isWaitedForLast: true,
  };
}

function cmsPart(shape: Shape, place: number = places.cms[0]): Part {
  const { mode, edge: edges, identity, inspect } = shape;
  const secret = secrets();
  // `strapi develop` forks the server as a child process and replaces that on every change.
  const preload = pathToFileURL(resolve(root, 'stack/src/child-inspector.ts'));
  const inspector = inspect ? ['--import', `${preload}?port=${ports.inspectCms}`] : [];
  return {
    name: 'cms',
    address: `http://127.0.0.1:${ports.cms}/admin`,
    ports: [place, ...(inspect ? [ports.inspectCms] : [])],
    ...(shape.tls && { prepare: ensureCertificates }),
    command: async () => {
      if (mode === 'development') forgetBuild('cms');
      const version = mode === 'production' ? await built('cms') : 'watched';
      const bin = resolve(packageFolder('cms', '@strapi/strapi'), 'bin/strapi.js');
      mkdirSync(resolve(home, 'cms-public/uploads'), { recursive: true });
      return {
        ...node([...inspector, bin, mode === 'production' ? 'start' : 'develop'], resolve(root, 'cms'), {
          NODE_ENV: mode,
          HOST: '127.0.0.1',
          PORT: String(place),
          URL: `http://127.0.0.1:${ports.cms}`,
          DRAIN_MS: String(drainMs),
          PUBLIC_DIR: resolve(home, 'cms-public'),
          DATABASE_URL: `postgres://cms:${secret.cmsDatabasePassword}@127.0.0.1:${ports.postgres}/duet`,
          DATABASE_SCHEMA: 'cms',
          APP_KEYS: secret.cmsAppKeys,
          ADMIN_JWT_SECRET: secret.cmsAdminJwtSecret,
          API_TOKEN_SALT: secret.cmsApiTokenSalt,
          TRANSFER_TOKEN_SALT: secret.cmsTransferTokenSalt,
          ENCRYPTION_KEY: secret.cmsEncryptionKey,
          JWT_SECRET: secret.cmsJwtSecret,
          WEB_API_TOKEN: secret.webApiToken,
          SITE_URL: siteUrl(shape),
          // It reads a publication back as visitors see it.
          ...(shape.tls && { NODE_EXTRA_CA_CERTS: authorityFile }),
          EDGE_PURGE_URLS: range(edges)
            .map((index) => `http://127.0.0.1:${ports.purge + index}`)
            .join(','),
          EDGE_PURGE_SECRET: secret.edgePurgeSecret,
          SMTP_PORT: String(ports.smtp),
          ACCOUNT_PROVIDERS: accountProviders,
          MAIL_FROM: mailFrom,
          ENQUIRIES_URL: `http://127.0.0.1:${ports.enquiries}`,
          DESK_SECRET: secret.deskSecret,
          ...(identity && {
            FIREBASE_PROJECT_ID: identityProject,
            FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}`,
          }),
          ADMIN_EMAIL: 'editor@mostek.example',
          ADMIN_PASSWORD: secret.cmsAdminPassword,
          SEED: 'sample',
          STRAPI_TELEMETRY_DISABLED: 'true',
          STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
        }),
        version,
        // At once; when it is replaced it is asked to finish what it is doing (SIGTERM).
        ...(mode === 'production' && { stopSignal: 'SIGINT' as const }),
      };
    },
    ready: () => reached(place, ports.cms, '/_health'),
  };
}

/** Runs from its sources: Node reads the types away. */
function enquiriesPart({ mode, tls, inspect }: Shape, place: number = places.enquiries[0]): Part {
  const watch = mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  return {
    name: 'enquiries',
    address: `http://127.0.0.1:${ports.enquiries}/health/ready`,
    ports: [place, ...(inspect ? [ports.inspectEnquiries] : [])],
    command: async () => ({
      ...node([...watch, ...inspectAt(inspect, ports.inspectEnquiries), 'src/main.ts'], resolve(root, 'enquiries'), {
        NODE_ENV: 'production',
        PORT: String(place),
        DATABASE_URL: enquiriesDatabase(),
        DESK_SECRET: secrets().deskSecret,
        CMS_URL: `http://127.0.0.1:${ports.cms}`,
        SITE_URL: siteUrl({ tls }),
        TEAM_EMAIL: teamEmail,
        MAIL_FROM: mailFrom,
        SMTP_PORT: String(ports.smtp),
        WEBHOOKS: enquirySettings().webhooks,
        WEBHOOKS_MAY_REACH: enquirySettings().mayReach,
      }),
      version: mode === 'production' ? sourcesOf('enquiries') : 'watched',
    }),
    ready: () => reached(place, ports.enquiries, '/health/ready'),
  };
}

function webPart({ mode, tls, identity, inspect }: Shape, index: number, build?: string): Part {
  const port = ports.web + index;
  const env = {
    NODE_ENV: mode,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: siteUrl({ tls }),
    CMS_URL: webCmsUrl,
    PATIENCE: String(patience),
    CMS_TOKEN: secrets().webApiToken,
    ...webState(),
    ENQUIRIES_PER_MINUTE: enquirySettings().perMinute,
    CMS_PROVIDERS: Object.keys(JSON.parse(accountProviders) as object).join(','),
    ...(identity && {
      FIREBASE_PROJECT_ID: identityProject,
      FIREBASE_API_KEY: 'emulated',
      FIREBASE_AUTH_EMULATOR_URL: `http://127.0.0.1:${ports.identity}`,
      FIREBASE_PROVIDERS: 'google.com',
    }),
  };
  return {
    name: numbered('web', index),
    address: `http://127.0.0.1:${port}`,
    ports: [port, ...(inspect ? [ports.inspectWeb] : [])],
    command: async () => {
      if (mode === 'production') {
        const version = build ?? (await built('web'));
        const web = node(['server.ts'], resolve(root, 'web'), {
          ...env,
          BUILD_FOLDER: webBuild(version),
          KEPT_FILES_FOLDER: resolve(home, 'kept-files'),
          DRAIN_MS: String(drainMs),
        });
        return { ...web, stopSignal: 'SIGINT' };
      }
      const bin = resolve(packageFolder('web', '@react-router/dev'), 'bin.cjs');
      // Without this condition it starts itself again with it, as a child process that no inspector would see.
      const condition = '--conditions=development';
      return node([condition, ...inspectAt(inspect, ports.inspectWeb), bin, 'dev'], resolve(root, 'web'), env);
    },
    ready: () => answers(`http://127.0.0.1:${port}/health/ready`),
  };
}

function edgePart({ mode, tls, web: webs }: Shape, index: number): Part {
  const name = numbered('edge', index);
  // Under TLS visitors come through its terminator, which speaks the PROXY protocol.
  const port = (tls ? ports.edgeBehindTls : ports.edge) + index;
  const settings = settingsVcl({
    hosts: tls ? [`localhost:${ports.tls + index}`] : [`127.0.0.1:${port}`, `localhost:${port}`],
    // One more than there are: where the next one stands while it takes over.
    web: range(webs + 1).map((place) => ({ host: '127.0.0.1', port: ports.web + place, isSpare: place === webs })),
    cms: { host: '127.0.0.1', port: ports.cms },
    patience,
    locales: readLocales(),
    purgeSecret: secrets().edgePurgeSecret,
    development: mode === 'development',
  });
  const folder = resolve(home, name);
  const policy = resolve(root, 'edge/default.vcl');
  return {
    name,
    address: `http://127.0.0.1:${port}`,
    ports: [port, ports.purge + index],
    prepare: async () => {
      mkdirSync(resolve(folder, 'work'), { recursive: true });
      writeFileSync(resolve(folder, 'settings.vcl'), settings, { mode: 0o600 });
    },
    command: async () => ({
      program: 'varnishd',
      // -j none: on a developer's machine Varnish runs as whoever started the stack, so that its folder can be anywhere.
      args: [
        ['-F', '-j', 'none', '-n', resolve(folder, 'work'), '-f', policy],
        ['-a', `site=127.0.0.1:${port}${tls ? ',PROXY' : ''}`, '-a', `purge=127.0.0.1:${ports.purge + index}`],
        ['-p', `vcl_path=${folder}`, '-s', 'malloc,256m'],
      ].flat(),
      cwd: home,
      env: { PATH: systemPath },
      version: settings + readFileSync(policy, 'utf8'),
    }),
    // A page could come from the cache; this asks whether the edge reaches a web that is ready. Under TLS the terminator does.
    ready: () => (tls ? portTaken(port) : answers(`http://127.0.0.1:${port}/health/ready`)),
  };
}

/** Ends TLS in front of an edge, and tells it who the visitor is by the PROXY protocol. */
function tlsPart(index: number): Part {
  const name = numbered('tls', index);
  const origin = `https://localhost:${ports.tls + index}`;
  const settings = haproxySettings({
    https: { host: '127.0.0.1', port: ports.tls + index },
    http: { host: '127.0.0.1', port: ports.edge + index },
    origin,
    edge: { host: '127.0.0.1', port: ports.edgeBehindTls + index },
    certificate: serverFile,
    // Browsers apply it to whatever else runs on this machine as `localhost`.
    hsts: 'max-age=300',
  });
  const file = resolve(home, `${name}.cfg`);
  return {
    name,
    address: origin,
    ports: [ports.tls + index, ports.edge + index],
    prepare: async () => writeFileSync(file, settings),
    command: async () => ({
      program: 'haproxy',
      args: ['-db', '-f', file],
      cwd: home,
      env: { PATH: systemPath },
      version: settings + readFileSync(serverFile, 'utf8'),
    }),
    ready: () => answersOverTls(`${origin}/health/ready`),
  };
}

export function readLocales(): { code: string; name: string }[] {
  return JSON.parse(readFileSync(resolve(root, 'locales.json'), 'utf8'));
}

function node(args: string[], cwd: string, env: Record<string, string>): Command {
  return { program: process.execPath, args, cwd, env };
}

function inspectAt(inspect: boolean | undefined, port: number): string[] {
  return inspect ? [`--inspect=127.0.0.1:${port}`] : [];
}

function packageFolder(part: string, name: string): string {
  return dirname(createRequire(resolve(root, part, 'package.json')).resolve(`${name}/package.json`));
}

/** A part answers for itself, and is found where others look for it. */
async function reached(place: number, service: number, health: string): Promise<boolean> {
  const at = (port: number) => answers(`http://127.0.0.1:${port}${health}`);
  return (await at(place)) && (await at(service));
}

function answersOverTls(url: string): Promise<boolean> {
  return new Promise((done) => {
    const question = get(url, { ca: readAuthority(), timeout: 5_000, agent: false }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    question.once('timeout', () => question.destroy()).once('error', () => done(false));
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })).ok;
  } catch {
    return false;
  }
}

function numbered(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
