import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { accessLogFormat } from 'edge/access-log';
import { alertmanagerSettings, probeSettings, prometheusSettings } from 'monitoring/prometheus';
import { authorityFile } from '../certificates.ts';
import { home, instancePorts, ports, root, secrets, siteUrl, systemPath, teamEmail } from '../config.ts';
import { isPortTaken } from '../processes.ts';
import { instanceName, range } from './instances.ts';
import type { Part, StackOptions } from './part.ts';
import { respondsOk } from './readiness.ts';

const local = (port: number) => `127.0.0.1:${port}`;

/** Prometheus, Alertmanager, the exporters that Prometheus reads, and the access logs of the edges. */
export function monitoringParts(options: StackOptions): Part[] {
  return [
    prometheusPart(options),
    alertmanagerPart(),
    ...range(options.edge).flatMap((index) => [edgeExporterPart(index), accessLogPart(index)]),
    program('postgres-exporter', ports.postgresExporter, 'prometheus-postgres-exporter', {
      env: {
        DATA_SOURCE_NAME: `postgresql://postgres:${secrets().postgresPassword}@${local(ports.postgres)}/duet?sslmode=disable`,
      },
    }),
    program('machine-exporter', ports.machineExporter, 'prometheus-node-exporter', {
      args: ['--collector.disable-defaults', '--collector.filesystem', '--collector.timex'],
    }),
    probeExporterPart(options),
  ];
}

function prometheusPart(options: StackOptions): Part {
  const { web, edge } = options;
  const settings = prometheusSettings({
    web: range(web).map((index) => local(ports.webMetrics + index)),
    cms: [local(ports.cmsMetrics + 1)],
    enquiries: [local(instancePorts.enquiries[0])],
    edge: range(edge).map((index) => local(ports.edgeExporter + index)),
    postgres: [local(ports.postgresExporter)],
    machine: [local(ports.machineExporter)],
    probe: local(ports.probeExporter),
    urls: range(edge).flatMap((index) => {
      const origin = siteUrl({ tls: options.tls }, index);
      return [`${origin}/`, `${origin}/pl`];
    }),
    alertmanager: local(ports.alertmanager),
    // Often, so that tests need not wait long.
    seconds: 2,
  });
  const file = resolve(home, 'prometheus.json');
  const data = resolve(home, 'prometheus');
  const rules = readFileSync(resolve(root, 'monitoring/alerts.yml'), 'utf8');
  return {
    ...program('prometheus', ports.prometheus, 'prometheus', {
      args: [`--config.file=${file}`, `--storage.tsdb.path=${data}`, '--storage.tsdb.retention.time=2d'],
      version: settings + rules,
    }),
    prepare: async () => {
      mkdirSync(data, { recursive: true });
      writeFileSync(file, settings);
    },
    isReady: () => respondsOk(`http://${local(ports.prometheus)}/-/ready`),
  };
}

/** Mails alerts to the mail catcher. */
function alertmanagerPart(): Part {
  const settings = alertmanagerSettings({ to: teamEmail, from: teamEmail, smtp: local(ports.smtp) });
  const file = resolve(home, 'alertmanager.json');
  const data = resolve(home, 'alertmanager');
  return {
    ...program('alertmanager', ports.alertmanager, 'prometheus-alertmanager', {
      args: [`--config.file=${file}`, `--storage.path=${data}`, '--cluster.listen-address='],
      version: settings,
    }),
    prepare: async () => {
      mkdirSync(data, { recursive: true });
      writeFileSync(file, settings);
    },
    isReady: () => respondsOk(`http://${local(ports.alertmanager)}/-/ready`),
  };
}

function edgeExporterPart(index: number): Part {
  return program(instanceName('edge-exporter', index), ports.edgeExporter + index, 'prometheus-varnish-exporter', {
    args: ['-n', edgeFolder(index)],
  });
}

function accessLogPart(index: number): Part {
  const name = instanceName('access-log', index);
  return {
    name,
    url: `the access log of ${instanceName('edge', index)}`,
    ports: [],
    command: async () => ({
      program: 'varnishncsa',
      args: ['-n', edgeFolder(index), '-t', 'off', '-j', '-F', accessLogFormat],
      cwd: home,
      env: { PATH: systemPath },
    }),
    isReady: async () => true,
  };
}

function probeExporterPart({ tls }: StackOptions): Part {
  const settings = probeSettings(tls ? authorityFile : undefined);
  const file = resolve(home, 'probe.json');
  return {
    ...program('probe-exporter', ports.probeExporter, 'prometheus-blackbox-exporter', {
      args: [`--config.file=${file}`],
      version: settings,
    }),
    prepare: async () => writeFileSync(file, settings),
  };
}

function edgeFolder(index: number): string {
  return resolve(home, instanceName('edge', index), 'work');
}

type Program = { args?: string[]; env?: Record<string, string>; version?: string };

/** A program of Prometheus, which listens on a port of this machine. */
function program(name: string, port: number, file: string, { args = [], env = {}, version = '' }: Program): Part {
  const listen = name.startsWith('edge-exporter') ? '-web.listen-address' : '--web.listen-address';
  return {
    name,
    url: `http://${local(port)}`,
    ports: [port],
    command: async () => ({
      program: file,
      args: [...args, `${listen}=${local(port)}`],
      cwd: home,
      env: { PATH: systemPath, ...env },
      version,
    }),
    isReady: () => isPortTaken(port),
  };
}
