/** Metrics for operators, in Prometheus text format on the port METRICS_PORT (docs/monitoring.md). */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { buildId } from '#build.server.ts';

const registry = new Registry();
const registers = [registry];

collectDefaultMetrics({ register: registry });

export const accountFailures = counter('duet_account_failures_total', 'Account forms that were refused.', ['code']);
export const sessionsOpened = counter('duet_sessions_opened_total', 'Sessions that were opened by a sign-in.', []);
export const cmsErrors = counter('duet_cms_errors_total', 'Calls about accounts that failed or were refused.', [
  'path',
  'status',
  'name',
]);
export const contentErrors = counter('duet_content_errors_total', 'Reads of content that failed.', [
  'path',
  'code',
  'status',
]);
export const contentReads = counter('duet_content_reads_total', 'Reads of content, by where the answer was.', [
  'source',
]);
export const enquiryOutcomes = counter('duet_enquiries_total', 'Enquiries by outcome.', ['outcome']);

export const requestSeconds = new Histogram({
  name: 'duet_http_request_seconds',
  help: 'Duration of requests that reached this process, from the first byte to the complete response.',
  labelNames: ['method', 'route', 'language', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});
export const cmsSeconds = new Histogram({
  name: 'duet_cms_seconds',
  help: 'Duration of calls to the CMS, without the time in the queue.',
  labelNames: ['kind', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
const databaseSeconds = new Histogram({
  name: 'duet_database_seconds',
  help: 'Duration of database statements, by name.',
  labelNames: ['statement', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers,
});

export const vitalSeconds = new Histogram({
  name: 'duet_web_vital_seconds',
  help: 'Core Web Vitals of a sample of the visits, by page and language.',
  labelNames: ['vital', 'page', 'language'],
  buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
  registers,
});
export const layoutShift = new Histogram({
  name: 'duet_web_layout_shift',
  help: 'Cumulative Layout Shift of a sample of the visits, by page and language.',
  labelNames: ['page', 'language'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  registers,
});

new Gauge({
  name: 'duet_build_info',
  help: 'Always 1; the label is the build that this process serves.',
  labelNames: ['build'],
  registers,
}).set({ build: buildId }, 1);

export function observeStatement(statement: string, seconds: number, outcome: 'ok' | 'failed'): void {
  databaseSeconds.observe({ statement, outcome }, seconds);
}

export const clockOffset = new Gauge({
  name: 'duet_clock_offset_seconds',
  help: 'By how many seconds the clock of this process is ahead of that of the database.',
  registers,
});

function counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
  return new Counter({ name, help, labelNames, registers });
}

export function metricsText(): Promise<string> {
  return registry.metrics();
}
