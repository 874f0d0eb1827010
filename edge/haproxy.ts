type Address = { host: string; port: number };

type Settings = {
  https: Address;
  /** Plain http is sent to the site's https address. */
  http: Address;
  origin: string;
  /** Where the edge listens for the PROXY protocol. */
  edge: Address;
  /** The key is beside it, with the ending `.key`. */
  certificate: string;
  /** For how many seconds browsers that were here once ask over https only, and for which hosts. */
  hsts: string;
};

/** More than the largest form, and a request's head beside it fits into the buffer. */
const maxBodyBytes = 90_000;
const bufferBytes = 98_304;
/** 300 MB of them (ship/kubernetes/tls.yaml); whoever comes then waits. */
const maxBuffers = 3_000;
/** A whole company may be behind one address. */
const maxConnectionsPerAddress = 1_000;

/**
 * Settings of HAProxy, which ends TLS and HTTP/2 in front of an edge and tells it each visitor's address by the PROXY protocol.
 * A request is handed on once it is there, its body as far as the buffer holds it: the largest form fits. Whoever sends it byte by
 * byte is waited for here, and for ten seconds.
 */
export function haproxySettings({ https, http, origin, edge, certificate, hsts }: Settings): string {
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
  # Failures only, and neither who asked nor the question behind the path: it may be a link from a mail.
  log-format "%tr %ft %b %ST %ts %TR/%Tw/%Tc/%Tr/%Ta %HM %HP"
  option dontlognull
  option dontlog-normal
  timeout connect 2s
  timeout http-request 10s
  timeout http-keep-alive 60s
  timeout client 30s
  timeout server 30s

frontend plain
  bind ${http.host}:${http.port}
  http-request redirect prefix ${origin} code 308

frontend site
  bind ${https.host}:${https.port} ssl crt ${certificate} alpn h2,http/1.1
  stick-table type ipv6 size 100k expire 1m store conn_cur
  tcp-request connection track-sc0 src
  tcp-request connection reject if { sc0_conn_cur gt ${maxConnectionsPerAddress} }
  http-request return status 411 content-type text/plain string "411 Length Required" if { req.hdr(transfer-encoding) -m found }
  http-request return status 413 content-type text/plain string "413 Content Too Large" if { req.body_size gt ${maxBodyBytes} }
  option http-buffer-request
  http-after-response set-header Strict-Transport-Security "${hsts}"
  default_backend edge

backend edge
  server edge ${edge.host}:${edge.port} send-proxy-v2
`;
}
