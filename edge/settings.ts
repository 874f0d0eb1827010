type Address = { host: string; port: number | string };

export type Settings = {
  /** The Host headers that are ours; every other one is refused. */
  hosts: string[];
  web: Address[];
  cms: Address;
  /** The site's languages, the default first. */
  locales: { code: string }[];
  /** Whether to ask the origins every second if they are well; off only where a test plays the origin. */
  probes?: boolean;
};

/** Writes `settings.vcl`, the part of the policy that differs from one installation to the next. */
export function settingsVcl({ hosts, web, cms, locales, probes = true }: Settings): string {
  const codes = locales.map(({ code }) => code);
  const first = codes[0];
  if (!first || web.length === 0 || hosts.length === 0) throw new Error('The edge needs a host, a web and a language.');
  return `vcl 4.1;

${web.map((address, index) => backend(`web_${index}`, address, probes && '/health/ready')).join('\n')}
${backend('cms', cms, probes && '/_health')}
sub settings_init {
  new web = directors.round_robin();
${web.map((_, index) => `  web.add_backend(web_${index});`).join('\n')}
  new languages = accept.rule("${first}");
${codes.map((code) => `  languages.add("${code}");`).join('\n')}
}

sub settings_check_host {
  if (req.http.Host !~ "(?i)^(${hosts.map(escape).join('|')})$") {
    return (synth(421, "Misdirected Request"));
  }
}

# Languages with a prefix of their own in the address; the default has none.
sub settings_default_language {
  set req.http.X-Default-Language = "${first}";
}
`;
}

function backend(name: string, { host, port }: Address, healthPath: string | false): string {
  return `backend ${name} {
  .host = "${host}";
  .port = "${port}";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
  .between_bytes_timeout = 5s;
${healthPath ? probe(healthPath) : ''}}
`;
}

function probe(path: string): string {
  return `  .probe = {
    .url = "${path}";
    .expected_response = ${path === '/_health' ? 204 : 200};
    .interval = 1s;
    .timeout = 1s;
    .window = 5;
    .threshold = 3;
    .initial = 3;
  }
`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
