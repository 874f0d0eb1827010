/** Numbers of deliveries for monitoring, in Prometheus text format. */
import type { Database } from 'database';
import { Gauge, Registry } from 'prom-client';
import { summarizeDeliveries } from './enquiry-actions.ts';

/** A new registry for each call: the numbers are counted in the database, and sinks can disappear from it. */
export async function metricsText(database: Database): Promise<string> {
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
  return registry.metrics();
}
