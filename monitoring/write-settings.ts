/**
 * Prints the configuration of Prometheus, of the exporter that requests URLs, or of Alertmanager for one server
 * (ship/one-server/monitoring.sh), with the settings of the worker and of the edge in the environment:
 *
 *   node monitoring/write-settings.ts prometheus | probe | alertmanager EMAIL
 */
import { alertmanagerSettings, probeSettings, prometheusSettings } from './prometheus.ts';

// oxlint-disable-next-line node/no-process-env -- the only reader of these
const { SITE_URL = '', MAIL_FROM = '', SMTP_HOST = '', SMTP_PORT = '25', SMTP_USER, SMTP_PASSWORD } = process.env;
const [kind, email = ''] = process.argv.slice(2);
const local = (port: number) => `127.0.0.1:${port}`;

const print: Record<string, () => string> = {
  prometheus: () =>
    prometheusSettings({
      web: [local(13000), local(13001)],
      cms: [local(11337)],
      enquiries: [local(4000)],
      edge: [local(9131)],
      postgres: [local(9187)],
      machine: [local(9100)],
      probe: local(9115),
      urls: ['/', '/pl'].map((path) => SITE_URL + path),
      alertmanager: local(9093),
      seconds: 15,
    }),
  probe: () => probeSettings(undefined),
  alertmanager: () =>
    alertmanagerSettings({
      to: email,
      from: MAIL_FROM,
      smtp: `${SMTP_HOST}:${SMTP_PORT}`,
      ...(SMTP_USER && SMTP_PASSWORD && { user: SMTP_USER, password: SMTP_PASSWORD }),
    }),
};

const settings = print[kind ?? ''];
if (!settings) throw new Error(`Usage: monitoring/write-settings.ts ${Object.keys(print).join(' | ')}`);
process.stdout.write(`${settings()}\n`);
