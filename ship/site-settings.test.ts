import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readConfig as readWorkerConfig } from '../enquiries/src/config.ts';
import { kubernetesOverlay } from './kubernetes-overlay.ts';
import { inKubernetes, onOneServer, siteSettings, toEnvFile } from './site-settings.ts';

const answers = {
  origin: 'https://www.example.com',
  adminOrigin: 'https://admin.example.com',
  aliases: 'example.com',
  contactEmail: 'hello@example.com',
  teamEmail: 'team@example.com',
  siteName: 'Example',
  smtp: 'mail.example.com:587',
  smtpUser: 'user',
  smtpPassword: 'secret',
  adminEmail: 'admin@example.com',
};

type CmsSettings = { findProblems: (environment: Record<string, string>) => string[] };
/** Not a static import, because the types of the CMS are those of CommonJS. */
const { findProblems } = (await import(resolve(import.meta.dirname, '../cms/src/settings.ts'))) as CmsSettings;

/** The configuration of the web reads the environment when it is loaded. */
async function readWebConfig(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { readConfig } = await import('../web/app/config.server.ts');
  vi.unstubAllEnvs();
  return readConfig(environment);
}

test.each([
  ['one server', onOneServer],
  ['Kubernetes', inKubernetes],
])('each part accepts its settings for %s', async (_, places) => {
  const { web, cms, enquiries } = siteSettings(answers, places);
  expect(findProblems(cms)).toEqual([]);
  expect(readWorkerConfig(enquiries).TEAM_EMAIL).toBe('team@example.com');
  expect((await readWebConfig(web)).PUBLIC_URL).toBe('https://www.example.com');
});

test('secrets that two parts share are equal, and all others differ', () => {
  const { web, cms, enquiries, edge } = siteSettings(answers, onOneServer);
  expect(web.CMS_TOKEN).toBe(cms.WEB_API_TOKEN);
  expect(enquiries.INBOX_SECRET).toBe(cms.INBOX_SECRET);
  expect(edge.EDGE_PURGE_SECRET).toBe(cms.EDGE_PURGE_SECRET);
  const names = [
    'APP_KEYS',
    'ADMIN_JWT_SECRET',
    'API_TOKEN_SALT',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
    'JWT_SECRET',
  ];
  expect(new Set(names.map((name) => cms[name])).size).toBe(names.length);
  expect(siteSettings(answers, onOneServer).web.SESSION_SECRET).not.toBe(web.SESSION_SECRET);
});

test('an environment file has a line for each setting', () => {
  expect(toEnvFile({ A: 'Example <hello@example.com>', B: '2' })).toBe('A=Example <hello@example.com>\nB=2\n');
});

test('the overlay for Kubernetes names the host and every web pod', () => {
  const files = new Map(kubernetesOverlay('/site', 'https://www.example.com', 'x'.repeat(32)));
  expect(files.get('settings.vcl')).toContain('.host = "web-7"');
  expect(files.get('haproxy.cfg')).toContain('redirect prefix https://www.example.com');
  expect(files.get('kustomization.yaml')).toContain('PUBLIC_URL=https://www.example.com');
});
