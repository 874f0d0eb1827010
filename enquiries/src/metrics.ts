/** Metrics for operators, in Prometheus text format. */
import { measureClockOffset, type Database } from 'database';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { summarizeDeliveries } from './enquiry-actions.ts';

/** What this process has done since its start. */
const processMetrics = new Registry();
const registers = [processMetrics];

collectDefaultMetrics({ register: processMetrics });

const attempts = new Counter({
  name: 'duet_delivery_attempts_total',
  help: 'Attempts to deliver an enquiry.',
  labelNames: ['sink', 'outcome'],
  registers,
});
export const ledgerFailures = new Counter({
  name: 'duet_ledger_failures_total',
  help: 'How often the ledger beside the backups could not be read or written.',
  registers,
});
const deliverySeconds = new Histogram({
  name: 'duet_delivery_seconds',
  help: 'Duration of attempts to deliver an enquiry.',
  labelNames: ['sink'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 40],
  registers,
});
const databaseSeconds = new Histogram({
  name: 'duet_database_seconds',
  help: 'Duration of database statements, by name.',
  labelNames: ['statement', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers,
});

const clockOffset = new Gauge({
  name: 'duet_clock_offset_seconds',
  help: 'By how many seconds the clock of this process is ahead of that of the database.',
  registers,
});

export function observeAttempt(sink: string, outcome: string, seconds: number): void {
  attempts.inc({ sink, outcome });
  deliverySeconds.observe({ sink }, seconds);
}

export function observeStatement(statement: string, seconds: number, outcome: 'ok' | 'failed'): void {
  databaseSeconds.observe({ statement, outcome }, seconds);
}

export async function metricsText(database: Database): Promise<string> {
  clockOffset.set(await measureClockOffset(database));
  return Registry.merge([await countDeliveries(database), processMetrics]).metrics();
}

/** A new registry for each call: the numbers are counted in the database, and sinks can disappear from it. */
async function countDeliveries(database: Database): Promise<Registry> {
  const { sinks } = await summarizeDeliveries(database);
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['sink'], registers: [registry] });
  const disabled = gauge('duet_sink_disabled', 'Whether deliveries to the sink are disabled.');
  const pending = gauge('duet_deliveries_pending', 'Deliveries that are due or will be retried.');
  const failed = gauge('duet_deliveries_failed', 'Deliveries that are not retried any more.');
  const oldest = gauge('duet_deliveries_oldest_seconds', 'Age of the oldest enquiry with a pending delivery.');
  for (const { sink, ...counts } of sinks) {
    disabled.set({ sink }, counts.disabledBecause ? 1 : 0);
    pending.set({ sink }, counts.pending);
    failed.set({ sink }, counts.failed);
    oldest.set({ sink }, counts.oldest ?? 0);
  }
  return registry;
}
