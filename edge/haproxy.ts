type Endpoint = { host: string; port: number };

type Settings = {
  https: Endpoint;
  /** Redirects plain http to `origin`. */
  http: Endpoint;
  origin: string;
  /** The edge's port that expects the PROXY protocol. */
  edge: Endpoint;
  /** The key is in the same folder, with the extension `.key`. */
  certificate: string;
  /** Value of the Strict-Transport-Security header. */
  hsts: string;
};

/** More than the largest form. Body and headers together fit into the buffer. */
const maxBodyBytes = 90_000;
const bufferBytes = 98_304;
/** Together 300 MB, within the memory limit of ship/kubernetes/tls.yaml; further requests wait. */
const maxBuffers = 3_000;
/** High, because a whole company may share one IP address. */
const maxConnectionsPerIp = 1_000;

/**
 * Generates the configuration of HAProxy, which terminates TLS and HTTP/2 in front of an edge and passes each visitor's
 * IP address on with the PROXY protocol. HAProxy buffers a whole request (the largest form fits) before it forwards it,
 * so that slow senders occupy no connection of the edge, and gives up after ten seconds.
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
  # Logs failures only, without IP address and query string: a query string may contain the token of a mailed link.
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
  tcp-request connection reject if { sc0_conn_cur gt ${maxConnectionsPerIp} }
  http-request return status 411 content-type text/plain string "411 Length Required" if { req.hdr(transfer-encoding) -m found }
  http-request return status 413 content-type text/plain string "413 Content Too Large" if { req.body_size gt ${maxBodyBytes} }
  option http-buffer-request
  http-after-response set-header Strict-Transport-Security "${hsts}"
  default_backend edge

backend edge
  server edge ${edge.host}:${edge.port} send-proxy-v2
`;
}
