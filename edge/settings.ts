import { traceIdPlace, unavailablePage, unavailablePolicy } from './unavailable.ts';

/** An extra instance runs only during a deploy: it counts as unhealthy until its health checks have passed. */
type Endpoint = { host: string; port: number | string; isExtra?: boolean };

export type Settings = {
  /** Accepted Host headers, the canonical one first; others are rejected. */
  hosts: string[];
  web: Endpoint[];
  cms: Endpoint;
  /** Path prefix of the CMS's API. */
  cmsPrefix?: string;
  /** The site's languages, the default first. */
  locales: { code: string }[];
  /** Required in the X-Purge-Secret header of a purge. */
  purgeSecret: string;
  /** Whether to check the origins' health every second; off only in tests that simulate the origin. */
  probes?: boolean;
  /** Multiplies the timeouts for the origins, for slow machines. */
  timeoutFactor?: number;
  /** How many percent of the requests are sampled for traces. */
  traceSamplePercent?: number;
  /** Whether the web is Vite's development server: nothing is cached, and timeouts are long. */
  development?: boolean;
};

/** Generates `settings.vcl`, the part of the VCL that differs between installations. */
export function settingsVcl({
  hosts,
  web,
  cms,
  cmsPrefix = '/api',
  locales,
  purgeSecret,
  probes = true,
  timeoutFactor = 1,
  traceSamplePercent = 1,
  development = false,
}: Settings): string {
  const codes = locales.map(({ code }) => code);
  const defaultLocale = codes[0];
  if (!/^[\w-]{24,}$/.test(purgeSecret)) {
    throw new Error('The purge secret must have at least 24 characters: letters, digits, - and _.');
  }
  if (!defaultLocale || web.length === 0 || hosts.length === 0) {
    throw new Error('The edge needs at least one host, one web instance and one language.');
  }
  const names = (kind: string) => web.map((_, index) => `${kind}_${index}`);
  const timeouts = development ? developmentTimeouts : productionTimeouts(timeoutFactor);
  const webBackends = (kind: string, healthPath: HealthPath) =>
    web.map((endpoint, index) => backend(`${kind}_${index}`, endpoint, probes && healthPath, timeouts)).join('\n');
  return `vcl 4.1;

${webBackends('web', '/health/ready')}
# The same web instances again, with a health check that passes while they can render pages.
${webBackends('content', '/health/content')}
# And again, with a slow health check that only tests whether they run: used while none is healthy.
${webBackends('live', '/health/live')}
${backend('cms', cms, probes && '/_health', timeouts)}
sub settings_init {
${director('web', 'round_robin', names('web'))}
${director('first_web', 'fallback', names('web'))}
${director('last_web', 'fallback', names('web').toReversed())}
${director('content', 'round_robin', names('content'))}
${director('live_web', 'round_robin', names('live'))}
${director('first_live', 'fallback', names('live'))}
${director('last_live', 'fallback', names('live').toReversed())}
  new languages = accept.rule("${defaultLocale}");
${codes.map((code) => `  languages.add("${code}");`).join('\n')}
}

sub settings_choose_retry_backend {
  if (bereq.retries == 0) {
    set bereq.backend = first_web.backend();
  } else if (bereq.retries == 1) {
    set bereq.backend = last_web.backend();
  } else if (bereq.retries == 2) {
    set bereq.backend = first_live.backend();
  } else {
    set bereq.backend = last_live.backend();
  }
}

# All accepted spellings become one host, so that the cache stores one copy.
sub settings_check_host {
  if (req.http.Host != "${hosts[0]}") {
    if (req.http.Host !~ "(?i)^(${hosts.map(escape).join('|')})$") {
      return (synth(421, "Misdirected Request"));
    }
    set req.http.Host = "${hosts[0]}";
  }
}

sub settings_sample_trace {
  if (std.random(0, 100) < ${traceSamplePercent.toFixed(3)}) {
    set req.http.traceparent = regsub(req.http.traceparent, "00$", "01");
  }
}

sub settings_bypass_cache_in_development {
${development ? '  return (pass);\n' : ''}}

sub settings_private_timeout {
  set bereq.first_byte_timeout = ${Math.max(15, timeouts.firstByte)}s;
}

# Social sign-in: redirects to an OAuth provider and back.
sub settings_detect_social_sign_in {
  if (req.url ~ "^${cmsPrefix}/connect/[A-Za-z0-9_-]+(/callback)?(\\?|$)") {
    set req.http.X-Edge-Social-Sign-In = "yes";
  }
}

sub settings_check_purge_secret {
  if (req.http.X-Purge-Secret != "${purgeSecret}") {
    return (synth(403, "Forbidden"));
  }
}

sub settings_unavailable_page {
  set resp.http.Content-Security-Policy = "${unavailablePolicy}";
${codes.slice(1).map(unavailableIn).join('')}  set resp.http.Content-Language = "${defaultLocale}";
  synthetic(${pageWithTraceId(defaultLocale)});
}

# The default language has no prefix in the URL; all others do.
sub settings_default_language {
  set req.http.X-Default-Language = "${defaultLocale}";
}
`;
}

function unavailableIn(locale: string): string {
  return `  if (req.url ~ "^/${locale}([/.?]|$)") {
    set resp.http.Content-Language = "${locale}";
    synthetic(${pageWithTraceId(locale)});
    return (deliver);
  }
`;
}

/**
 * The page as a VCL expression. After an error in the VCL the headers are the client's own, so the id must have the form
 * that the edge gives it.
 */
function pageWithTraceId(locale: string): string {
  const [before, after] = unavailablePage(locale).split(traceIdPlace);
  return `{"${before}"} + regsub(req.http.traceparent, "^(?:00-(\\d{32})-.*|.*)$", "\\1") + {"${after}"}`;
}

function director(name: string, kind: 'round_robin' | 'fallback', backends: string[]): string {
  return [
    `  new ${name} = directors.${kind}();`,
    ...backends.map((backend) => `  ${name}.add_backend(${backend});`),
  ].join('\n');
}

/** In seconds; `probe` is the minimum timeout of a health check. */
type Timeouts = { connect: number; firstByte: number; betweenBytes: number; probe: number };

function productionTimeouts(timeoutFactor: number): Timeouts {
  return {
    connect: 0.5 * timeoutFactor,
    firstByte: 3 * timeoutFactor,
    betweenBytes: 2 * timeoutFactor,
    probe: timeoutFactor === 1 ? 0 : timeoutFactor,
  };
}

/** Vite compiles a module on its first request. On a busy machine that takes minutes and delays health checks. */
const developmentTimeouts: Timeouts = { connect: 5, firstByte: 300, betweenBytes: 300, probe: 60 };

function backend(
  name: string,
  { host, port, isExtra = false }: Endpoint,
  healthPath: HealthPath | false,
  timeouts: Timeouts,
): string {
  return `backend ${name} {
  .host = "${host}";
  .port = "${port}";
  .connect_timeout = ${timeouts.connect}s;
  .first_byte_timeout = ${timeouts.firstByte}s;
  .between_bytes_timeout = ${timeouts.betweenBytes}s;
${healthPath ? probe(healthPath, isExtra, timeouts) : ''}}
`;
}

/** Timeout in seconds; `threshold` of the last `window` checks must pass. */
const probeSettings = {
  '/health/ready': { timeout: 1, window: 5, threshold: 3 },
  /** The web reports an outage of the CMS only after repeated failures, so one failed check is enough here. */
  '/health/content': { timeout: 1, window: 1, threshold: 1 },
  '/health/live': { timeout: 5, window: 1, threshold: 1 },
  '/_health': { timeout: 1, window: 5, threshold: 3 },
} as const;

type HealthPath = keyof typeof probeSettings;

function probe(path: HealthPath, isExtra: boolean, timeouts: Timeouts): string {
  const { timeout, window, threshold } = probeSettings[path];
  return `  .probe = {
    .url = "${path}";
    .expected_response = ${path === '/_health' ? 204 : 200};
    .interval = 1s;
    .timeout = ${Math.max(timeout, timeouts.probe)}s;
    .window = ${window};
    .threshold = ${threshold};
    .initial = ${isExtra ? 0 : threshold};
  }
`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
