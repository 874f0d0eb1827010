/**
 * Prints the settings.vcl of one installation:
 *
 *   HOSTS=www.example.com WEB=web:3000 CMS=cms:1337 EDGE_PURGE_SECRET=… node edge/write-settings.ts > settings.vcl
 */
import { readFileSync } from 'node:fs';
import { settingsVcl } from './settings.ts';

// oxlint-disable-next-line node/no-process-env -- the only reader of these
const environment = process.env;
const {
  HOSTS = '',
  WEB = '',
  CMS = '',
  CMS_PREFIX = '/api',
  EDGE_PURGE_SECRET = '',
  TRACE_SAMPLE_PERCENT = '1',
} = environment;

const parseEndpoint = (text: string) => {
  const [host = '', port = ''] = text.split(':');
  if (!host || !/^\d+$/.test(port)) throw new Error(`WEB and CMS must be host:port, but one is: "${text}"`);
  return { host, port };
};

const locales = JSON.parse(readFileSync(new URL('../locales.json', import.meta.url), 'utf8')) as { code: string }[];
const hosts = HOSTS.split(',').filter(Boolean);
const web = WEB.split(',').filter(Boolean).map(parseEndpoint);
const cms = parseEndpoint(CMS);
const traceSamplePercent = Number(TRACE_SAMPLE_PERCENT);
if (!(traceSamplePercent >= 0 && traceSamplePercent <= 100))
  throw new Error(`TRACE_SAMPLE_PERCENT must be a number from 0 to 100, but is: "${TRACE_SAMPLE_PERCENT}"`);
process.stdout.write(
  settingsVcl({
    hosts,
    web,
    cms,
    cmsPrefix: CMS_PREFIX,
    locales,
    purgeSecret: EDGE_PURGE_SECRET,
    traceSamplePercent,
  }),
);
