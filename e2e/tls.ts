/** For what speaks to the site without `fetch`: how it trusts the certificate of the stack's own authority. */
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import * as tls from 'node:tls';
import { readAuthority, serverFile } from 'stack/certificates';
import { ports } from 'stack/config';

/** A request to the site, over https, or over http straight to one of its parts. */
export function requestTo(
  url: string,
  options: http.RequestOptions,
  listener: (response: http.IncomingMessage) => void,
): http.ClientRequest {
  if (!url.startsWith('https:')) return http.request(url, options, listener);
  // `localhost` may mean ::1, too, where nothing listens.
  return https.request(url, { ca: readAuthority(), family: 4, servername: 'localhost', ...options }, listener);
}

/** A connection for bytes that are no request. */
export function connectToSite(): tls.TLSSocket {
  return tls.connect({ host: '127.0.0.1', port: ports.tls, servername: 'localhost', ca: readAuthority() });
}

/** Chromium does not read the stack's authority; it is told which key to believe. */
export function trustFlag(): string {
  const { publicKey } = new X509Certificate(readFileSync(serverFile));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
