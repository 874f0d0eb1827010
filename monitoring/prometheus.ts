import { resolve } from 'node:path';

/** Each target is `host:port`. */
type Settings = {
  web: string[];
  cms: string[];
  enquiries: string[];
  /** Exporters: of Varnish, one for each edge; of PostgreSQL; of the machine; and the one that requests URLs. */
  edge: string[];
  postgres: string[];
  machine: string[];
  probe: string;
  /** The URLs that the last one requests, as a visitor would. */
  urls: string[];
  alertmanager: string;
  /** How often values are read and rules are evaluated. */
  seconds: number;
};

const folder = import.meta.dirname;

/** Generates the configuration of Prometheus. It is JSON, which is valid YAML. */
export function prometheusSettings(settings: Settings): string {
  const { probe, urls, alertmanager, seconds, ...jobs } = settings;
  const interval = `${seconds}s`;
  const scrape_configs = [
    ...Object.entries(jobs).map(([job, targets]) => ({ job_name: job, static_configs: [{ targets }] })),
    {
      job_name: 'site',
      metrics_path: '/probe',
      params: { module: ['page'] },
      static_configs: [{ targets: urls }],
      // The exporter is asked, with the URL as a parameter.
      relabel_configs: [
        { source_labels: ['__address__'], target_label: '__param_target' },
        { source_labels: ['__param_target'], target_label: 'instance' },
        { target_label: '__address__', replacement: probe },
      ],
    },
  ];
  return JSON.stringify(
    {
      global: { scrape_interval: interval, scrape_timeout: interval, evaluation_interval: interval },
      rule_files: [resolve(folder, 'alerts.yml')],
      alerting: { alertmanagers: [{ static_configs: [{ targets: [alertmanager] }] }] },
      scrape_configs,
    },
    null,
    2,
  );
}

/** The configuration of the exporter that requests URLs. `authority` is a file with the certificate that it trusts. */
export function probeSettings(authority: string | undefined): string {
  const tls_config = authority ? { tls_config: { ca_file: authority } } : {};
  const page = { prober: 'http', timeout: '5s', http: { valid_status_codes: [200], ...tls_config } };
  return JSON.stringify({ modules: { page } }, null, 2);
}

type Mail = { to: string; from: string; smtp: string; user?: string; password?: string };

/** The configuration of Alertmanager: mails every alert, and once more when it is over. */
export function alertmanagerSettings({ to, from, smtp, user, password }: Mail): string {
  const login = user ? { auth_username: user, auth_password: password } : { require_tls: false };
  const mail = { to, from, smarthost: smtp, send_resolved: true, ...login };
  return JSON.stringify(
    {
      route: {
        receiver: 'operators',
        group_by: ['alertname'],
        group_wait: '10s',
        group_interval: '1m',
        repeat_interval: '4h',
      },
      receivers: [{ name: 'operators', email_configs: [mail] }],
    },
    null,
    2,
  );
}
