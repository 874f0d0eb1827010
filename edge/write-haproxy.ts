/**
 * Prints the haproxy.cfg of one installation. Defaults are those of ship/kubernetes:
 *
 *   PUBLIC_URL=https://www.example.com node edge/write-haproxy.ts > haproxy.cfg
 */
import { haproxySettings } from './haproxy.ts';

// oxlint-disable-next-line node/no-process-env -- the only reader of these
const environment = process.env;
const {
  PUBLIC_URL = '',
  EDGE = 'edge:8080',
  HTTPS = '*:8443',
  HTTP = '*:8080',
  CERTIFICATE = '/certificate/tls.crt',
  /** Where a client of Let's Encrypt answers challenges, as in 127.0.0.1:8888. */
  ACME = '',
  /** The host name of the admin, as in admin.example.com, where the CMS is, and its setting of the same name. */
  ADMIN_HOST = '',
  CMS = 'cms:1337',
  CMS_PREFIX = '/api',
  /** Host names, separated by commas, that are redirected to PUBLIC_URL. */
  ALIASES = '',
  /** Add "; includeSubDomains" only if every subdomain of the domain is served over https. */
  HSTS = 'max-age=63072000',
} = environment;

function parseEndpoint(text: string): { host: string; port: number } {
  const [host = '', port = ''] = text.split(':');
  if (!host || !/^\d+$/.test(port))
    throw new Error(`EDGE, HTTPS, HTTP, ACME and CMS must be host:port, but one is: "${text}"`);
  return { host, port: Number(port) };
}

const { protocol, origin } = new URL(PUBLIC_URL);
if (protocol !== 'https:') throw new Error(`PUBLIC_URL must begin with https://, but is: "${PUBLIC_URL}"`);

if (ADMIN_HOST && !/^\/[\w/-]+$/.test(CMS_PREFIX))
  throw new Error(
    `CMS_PREFIX must be a path, so that the API can be kept from the host name of the admin, but is: "${CMS_PREFIX}"`,
  );

process.stdout.write(
  haproxySettings({
    https: parseEndpoint(HTTPS),
    http: parseEndpoint(HTTP),
    origin,
    edge: parseEndpoint(EDGE),
    certificate: CERTIFICATE,
    hsts: HSTS,
    acme: ACME ? parseEndpoint(ACME) : undefined,
    admin: ADMIN_HOST ? { name: ADMIN_HOST, cms: parseEndpoint(CMS), apiPrefix: CMS_PREFIX } : undefined,
    aliases: ALIASES.split(',').filter(Boolean),
  }),
);
