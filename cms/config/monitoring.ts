import type { Core } from '@strapi/strapi';

/** Traces and metrics for operators (docs/monitoring.md); read by src/telemetry/ and src/operations/. Strapi ignores a file with the name telemetry. */
const monitoring = ({ env }: Core.Config.Shared.ConfigParams) => ({
  /** The port of the metrics. Without it there are none. */
  metricsPort: env.int('METRICS_PORT', 0),
  /** The base URL of an OpenTelemetry receiver (OTLP over HTTP). */
  receiver: env('OTEL_EXPORTER_OTLP_ENDPOINT', '').replace(/\/$/, ''),
  /** Prometheus, for the operations page of the admin. */
  prometheusUrl: env('PROMETHEUS_URL', '').replace(/\/$/, ''),
  /** How many percent of the requests that do not come through an edge, such as those of editors, are sampled. */
  samplePercent: env.float('TRACE_SAMPLE_PERCENT', 1),
});

export default monitoring;
