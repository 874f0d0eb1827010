type Endpoint = { host: string; port: number };

type Settings = {
  https: Endpoint;
  /** Redirects requests over plain http to the https URL of the site. */
  http: Endpoint;
  origin: string;
  /** The edge's port that expects the PROXY protocol. */
  edge: Endpoint;
  /** The key is in the same folder, with the extension `.key`. */
  certificate: string;
  /** Value of the Strict-Transport-Security header. */
  hsts: string;
  /** Where a client of Let's Encrypt answers challenges over plain http. */
  acme?: Endpoint | undefined;
  /** The host name of the admin, the CMS, and the prefix of its API. Without it, editors must reach the CMS in another way. */
  admin?: { name: string; cms: Endpoint; apiPrefix: string } | undefined;
  /** Host names that are redirected to the origin, as in example.com for https://www.example.com. */
  aliases?: string[];
};

/** More than the largest form. Body and headers together fit into the buffer. */
const maxBodyBytes = 90_000;
/** A photo of 5 MiB with its form. It does not fit into the buffer: the rest is forwarded as it arrives. */
const maxPhotoBytes = 5_900_000;
/** So that slow senders of photos occupy few connections of the edge; further photos wait. */
const maxPhotos = 20;
/** Far below what the edge accepts. */
const maxUrlBytes = 8_000;
const bufferBytes = 98_304;
/** Together 300 MB, within the memory limit of ship/kubernetes/tls.yaml; further requests wait. */
const maxBuffers = 3_000;
/** High, because a whole company may share one IP address. */
const maxConnectionsPerIp = 1_000;

/**
 * Generates the configuration of HAProxy, which terminates TLS and HTTP/2 in front of an edge and passes each visitor's
 * IP address on with the PROXY protocol. HAProxy buffers a whole request (the largest form fits) before it forwards it,
 * so that slow senders occupy no connection of the edge, and gives up after ten seconds. Only photos are larger.
 */
export function haproxySettings({ https, http, origin, edge, certificate, hsts, ...optional }: Settings): string {
  const { acme, admin, aliases = [] } = optional;
  const redirected = lines(
    acme && 'acl is_challenge path_beg /.well-known/acme-challenge/',
    admin &&
      `http-request redirect scheme https code 308 if { hdr(host) -i ${admin.name} }${acme ? ' !is_challenge' : ''}`,
    `http-request redirect prefix ${origin} code 308${acme ? ' unless is_challenge' : ''}`,
    acme && 'use_backend acme if is_challenge',
  );
  const otherHosts = lines(
    aliases.length > 0 && `http-request redirect prefix ${origin} code 308 if { hdr(host) -i ${aliases.join(' ')} }`,
    admin && `acl is_admin hdr(host) -i ${admin.name}`,
    // The web and the worker reach these within the private network.
    admin && `http-request return status 404 if is_admin { path_beg -i ${admin.apiPrefix} /inbox /_health }`,
    // Uploads of editors may be large.
    admin && 'http-request allow if is_admin',
  );
  const otherBackends = [
    acme && `\nbackend acme\n  server acme ${acme.host}:${acme.port}\n`,
    admin && cmsBackend(admin.cms),
  ];
  return `global
  maxconn 4000
  log stdout format raw daemon
  ssl-default-bind-options ssl-min-ver TLSv1.2
  ssl-default-bind-ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305
  ssl-load-extra-del-ext
  tune.bufsize ${bufferBytes}
  tune.buffers.limit ${maxBuffers}
  tune.h2.max-concurrent-streams 20

defaults
  mode http
  log global
  # Logs failures only, without IP address and query string: a query string may contain the token of a mailed link.
  log-format '{"part":"tls","time":"%tr","frontend":"%ft","backend":"%b","status":%ST,"ended":"%ts","milliseconds":%Ta,"method":"%HM","path":"%[var(txn.path)]"}'
  option dontlognull
  option dontlog-normal
  timeout connect 2s
  timeout http-request 10s
  timeout http-keep-alive 60s
  timeout client 30s
  timeout server 30s

frontend plain
  bind ${http.host}:${http.port}
  http-request set-var(txn.path) path,json(utf8s)
${redirected}
frontend site
  bind ${https.host}:${https.port} ssl crt ${certificate} alpn h2,http/1.1
  stick-table type ipv6 size 100k expire 1m store conn_cur
  tcp-request connection track-sc0 src
  tcp-request connection reject if { sc0_conn_cur gt ${maxConnectionsPerIp} }
  http-request set-var(txn.path) path,json(utf8s)
  http-request return status 411 content-type text/plain string "411 Length Required" if { req.hdr(transfer-encoding) -m found }
${otherHosts}  http-request return status 414 content-type text/plain string "414 URI Too Long" if { url_len gt ${maxUrlBytes} }
  acl is_photo path_reg ^(/[a-z]{2})?/account/photo$
  acl is_post method POST
  acl has_length req.hdr(content-length) -m found
  acl has_session req.cook(__Host-session) -m found
  acl is_large req.body_size gt ${maxBodyBytes}
  http-request return status 413 content-type text/plain string "413 Content Too Large" if is_large !is_photo or is_large !is_post or is_large !has_length or is_large !has_session or { req.body_size gt ${maxPhotoBytes} }
  option http-buffer-request
  http-after-response set-header Strict-Transport-Security "${hsts}"
${admin ? '  use_backend cms if is_admin\n' : ''}  use_backend photos if is_large
  default_backend edge

backend edge
  server edge ${edge.host}:${edge.port} send-proxy-v2

backend photos
  timeout queue 10s
  server edge ${edge.host}:${edge.port} send-proxy-v2 maxconn ${maxPhotos}
${otherBackends.filter(Boolean).join('')}`;
}

/** The CMS learns that the browser used https, and the IP address for its limit of attempts to sign in. */
function cmsBackend({ host, port }: Endpoint): string {
  return `
backend cms
  timeout server 120s
  # Traces begin here: a client must not choose what is recorded.
  http-request del-header traceparent
  http-request del-header tracestate
  http-request del-header baggage
  http-request set-header X-Forwarded-Proto https
  http-request set-header X-Forwarded-For %[src]
  server cms ${host}:${port}
`;
}

function lines(...all: (string | false | undefined)[]): string {
  return all.flatMap((line) => (line ? [`  ${line}\n`] : [])).join('');
}
