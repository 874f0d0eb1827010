import { unavailablePage, unavailablePolicy } from './unavailable.ts';

/** A spare one is not there most of the time: it is sent nobody before it has said that it is well. */
type Address = { host: string; port: number | string; isSpare?: boolean };

export type Settings = {
  /** The Host headers that are ours, the site's own first; every other one is refused. */
  hosts: string[];
  web: Address[];
  cms: Address;
  /** The site's languages, the default first. */
  locales: { code: string }[];
  /** What a purge must bring with it. */
  purgeSecret: string;
  /** Whether to ask the origins every second if they are well; off only where a test plays the origin. */
  probes?: boolean;
  /** How many times longer than usual to wait for the origins, where they run on a slow machine. */
  patience?: number;
  /** Whether the web is Vite's development server: nothing is cached, and slow answers are waited for. */
  development?: boolean;
};

/** Writes `settings.vcl`, the part of the policy that differs from one installation to the next. */
export function settingsVcl({
  hosts,
  web,
  cms,
  locales,
  purgeSecret,
  probes = true,
  patience = 1,
  development = false,
}: Settings): string {
  const codes = locales.map(({ code }) => code);
  const first = codes[0];
  if (!/^[\w-]{24,}$/.test(purgeSecret)) throw new Error('The secret for purging needs 24 letters or more.');
  if (!first || web.length === 0 || hosts.length === 0) throw new Error('The edge needs a host, a web and a language.');
  const names = (kind: string) => web.map((_, index) => `${kind}_${index}`);
  const limits = development ? developmentLimits : productionLimits(patience);
  const webBackends = (kind: string, healthPath: HealthPath) =>
    web.map((address, index) => backend(`${kind}_${index}`, address, probes && healthPath, limits)).join('\n');
  return `vcl 4.1;

${webBackends('web', '/health/ready')}
# The same webs once more, asked not whether they answer but whether they make pages from the CMS right now.
${webBackends('content', '/health/content')}
# And once more, asked only whether they are there, and given time to say so: for when none is well.
${webBackends('live', '/health/live')}
${backend('cms', cms, probes && '/_health', limits)}
sub settings_init {
${director('web', 'round_robin', names('web'))}
${director('first_web', 'fallback', names('web'))}
${director('last_web', 'fallback', names('web').toReversed())}
${director('content', 'round_robin', names('content'))}
${director('live_web', 'round_robin', names('live'))}
${director('first_live', 'fallback', names('live'))}
${director('last_live', 'fallback', names('live').toReversed())}
  new languages = accept.rule("${first}");
${codes.map((code) => `  languages.add("${code}");`).join('\n')}
}

sub settings_another_web {
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

# However it is written, it is one host: the cache keeps one copy.
sub settings_check_host {
  if (req.http.Host != "${hosts[0]}") {
    if (req.http.Host !~ "(?i)^(${hosts.map(escape).join('|')})$") {
      return (synth(421, "Misdirected Request"));
    }
    set req.http.Host = "${hosts[0]}";
  }
}

sub settings_development {
${development ? '  return (pass);\n' : ''}}

sub settings_private_patience {
  set bereq.first_byte_timeout = ${Math.max(15, limits.firstByte)}s;
}

sub settings_check_purge_secret {
  if (req.http.X-Purge-Secret != "${purgeSecret}") {
    return (synth(403, "Forbidden"));
  }
}

sub settings_unavailable {
  set resp.http.Content-Security-Policy = "${unavailablePolicy}";
${codes.slice(1).map(unavailableIn).join('')}  set resp.http.Content-Language = "${first}";
  synthetic({"${unavailablePage(first)}"});
}

# Languages with a prefix of their own in the address; the default has none.
sub settings_default_language {
  set req.http.X-Default-Language = "${first}";
}
`;
}

function unavailableIn(locale: string): string {
  return `  if (req.url ~ "^/${locale}([/.?]|$)") {
    set resp.http.Content-Language = "${locale}";
    synthetic({"${unavailablePage(locale)}"});
    return (deliver);
  }
`;
}

function director(name: string, kind: 'round_robin' | 'fallback', backends: string[]): string {
  return [
    `  new ${name} = directors.${kind}();`,
    ...backends.map((backend) => `  ${name}.add_backend(${backend});`),
  ].join('\n');
}

/** Timeouts in seconds; `probe` is the least that a health check may take. */
type Limits = { connect: number; firstByte: number; betweenBytes: number; probe: number };

function productionLimits(patience: number): Limits {
  return {
    connect: 0.5 * patience,
    firstByte: 3 * patience,
    betweenBytes: 2 * patience,
    probe: patience === 1 ? 0 : patience,
  };
}

/** Vite compiles modules when they are first requested. On a busy machine that takes minutes, and health checks wait behind it. */
const developmentLimits: Limits = { connect: 5, firstByte: 300, betweenBytes: 300, probe: 60 };

function backend(
  name: string,
  { host, port, isSpare = false }: Address,
  healthPath: HealthPath | false,
  limits: Limits,
): string {
  return `backend ${name} {
  .host = "${host}";
  .port = "${port}";
  .connect_timeout = ${limits.connect}s;
  .first_byte_timeout = ${limits.firstByte}s;
  .between_bytes_timeout = ${limits.betweenBytes}s;
${healthPath ? probe(healthPath, isSpare, limits) : ''}}
`;
}

/** Of the last so many answers so many must be good. */
const habits = {
  '/health/ready': { timeout: 1, window: 5, threshold: 3 },
  /** The web itself thinks twice before it says that content is not live; the edge believes it at once. */
  '/health/content': { timeout: 1, window: 1, threshold: 1 },
  '/health/live': { timeout: 5, window: 1, threshold: 1 },
  '/_health': { timeout: 1, window: 5, threshold: 3 },
} as const;

type HealthPath = keyof typeof habits;

function probe(path: HealthPath, isSpare: boolean, limits: Limits): string {
  const { timeout, window, threshold } = habits[path];
  return `  .probe = {
    .url = "${path}";
    .expected_response = ${path === '/_health' ? 204 : 200};
    .interval = 1s;
    .timeout = ${Math.max(timeout, limits.probe)}s;
    .window = ${window};
    .threshold = ${threshold};
    .initial = ${isSpare ? 0 : threshold};
  }
`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
