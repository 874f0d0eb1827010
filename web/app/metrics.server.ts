/** Counters for monitoring, in Prometheus text format at `/health/metrics`. */
import { Counter, Registry } from 'prom-client';

const registry = new Registry();

export const accountFailures = counter('duet_account_failures_total', 'Account forms that were refused.', ['code']);
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

function counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
  return new Counter({ name, help, labelNames, registers: [registry] });
}

export function metricsText(): Promise<string> {
  return registry.metrics();
}
