/**
 * Writes the settings and secrets of a new site into a folder: web.env, cms.env, enquiries.env, database.env, edge.env and
 * backup.env. Files that exist are not changed. With --for kubernetes also a kustomize overlay.
 *
 *   node ship/new-site.ts /etc/duet --origin https://www.example.com --admin-origin https://admin.example.com \
 *     --aliases example.com --name Example --contact hello@example.com --admin you@example.com --smtp mail.example.com:587 --smtp-user … --smtp-password …
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inKubernetes, onOneServer, siteSettings, toEnvFile } from './site-settings.ts';
import { kubernetesOverlay } from './kubernetes-overlay.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    for: { type: 'string', default: 'one-server' },
    origin: { type: 'string', default: '' },
    'admin-origin': { type: 'string', default: '' },
    aliases: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    contact: { type: 'string', default: '' },
    team: { type: 'string', default: '' },
    admin: { type: 'string', default: '' },
    smtp: { type: 'string', default: '' },
    'smtp-user': { type: 'string', default: '' },
    'smtp-password': { type: 'string', default: '' },
  },
});

const problems = [
  positionals.length !== 1 && 'the folder to write to is missing',
  !isOrigin(values.origin) && '--origin must be the public URL, as in https://www.example.com',
  !isOrigin(values['admin-origin']) && '--admin-origin must be the URL of the admin, as in https://admin.example.com',
  !values.name && '--name must be the name of the site, the sender of its mails',
  !values.contact.includes('@') && '--contact must be an email',
  !values.admin.includes('@') && '--admin must be the email of the first administrator',
  !/^[\w.-]+:\d+$/.test(values.smtp) && '--smtp must be the host and port of the mail service',
  !/^(one-server|kubernetes)$/.test(values.for) && '--for must be one-server or kubernetes',
].filter(Boolean);

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else writeSettings(resolve(positionals[0]!));

function writeSettings(folder: string): void {
  const hosts = values.for === 'kubernetes' ? inKubernetes : onOneServer;
  const settings = siteSettings(
    {
      origin: values.origin,
      adminOrigin: values['admin-origin'],
      aliases: values.aliases,
      contactEmail: values.contact,
      teamEmail: values.team || values.contact,
      siteName: values.name,
      adminEmail: values.admin,
      smtp: values.smtp,
      smtpUser: values['smtp-user'],
      smtpPassword: values['smtp-password'],
    },
    hosts,
  );
  mkdirSync(folder, { recursive: true, mode: 0o750 });
  const files = Object.entries(settings).map(([name, environment]) => [`${name}.env`, toEnvFile(environment)] as const);
  const existing = files.filter(([name]) => existsSync(resolve(folder, name)));
  if (existing.length > 0)
    throw new Error(`${existing.map(([name]) => resolve(folder, name)).join(', ')}: exists. Nothing was written.`);
  for (const [name, text] of files) writeFileSync(resolve(folder, name), text, { mode: 0o640 });
  if (values.for === 'kubernetes')
    for (const [name, text] of kubernetesOverlay(folder, values.origin, settings.edge.EDGE_PURGE_SECRET!))
      writeFileSync(resolve(folder, name), text, { mode: 0o640 });
  process.stdout.write(`Written to ${folder}. The password of the administrator is ADMIN_PASSWORD in cms.env.\n`);
}

function isOrigin(text: string): boolean {
  return /^https:\/\/[a-z0-9.-]+$/.test(text);
}
