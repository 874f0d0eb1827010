/**
 * Writes one installation's settings.vcl to the standard output:
 *
 *   HOSTS=www.example.com WEB=web:3000 CMS=cms:1337 EDGE_PURGE_SECRET=… node edge/write-settings.ts > settings.vcl
 */
import { readFileSync } from 'node:fs';
import { settingsVcl } from './settings.ts';

// oxlint-disable-next-line node/no-process-env -- the only reader of these
const { HOSTS = '', WEB = '', CMS = '', EDGE_PURGE_SECRET = '' } = process.env;

const address = (text: string) => {
  const [host = '', port = ''] = text.split(':');
  if (!host || !/^\d+$/.test(port)) throw new Error(`An address is host:port, but was: "${text}"`);
  return { host, port };
};

const locales = JSON.parse(readFileSync(new URL('../locales.json', import.meta.url), 'utf8')) as { code: string }[];
const hosts = HOSTS.split(',').filter(Boolean);
const web = WEB.split(',').filter(Boolean).map(address);
process.stdout.write(settingsVcl({ hosts, web, cms: address(CMS), locales, purgeSecret: EDGE_PURGE_SECRET }));
