/** Requests to the site without `fetch`, which trust the stack's own certificate authority. */
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import * as tls from 'node:tls';
import { readAuthority, serverFile } from 'stack/certificates';
import { ports } from 'stack/config';

/** A request to the site over https, or over http to one of its parts. */
export function requestTo(
  url: string,
  options: http.RequestOptions,
  listener: (response: http.IncomingMessage) => void,
): http.ClientRequest {
  if (!url.startsWith('https:')) return http.request(url, options, listener);
  // IPv4 only: `localhost` may resolve to ::1, where nothing listens.
  return https.request(url, { ca: readAuthority(), family: 4, servername: 'localhost', ...options }, listener);
}

/** A raw TLS connection, for malformed and slow requests. */
export function connectToSite(): tls.TLSSocket {
  return tls.connect({ host: '127.0.0.1', port: ports.tls, servername: 'localhost', ca: readAuthority() });
}

/** Makes Chromium accept the stack's server key, because it does not read the stack's certificate authority. */
export function trustFlag(): string {
  const { publicKey } = new X509Certificate(readFileSync(serverFile));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
