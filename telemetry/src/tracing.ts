/**
 * Traces (OpenTelemetry). The edge begins a trace with the header `traceparent`; this passes it on to spans, to other
 * parts and to log lines. Spans are exported over OTLP if there is a receiver and the edge has sampled the trace.
 */
import {
  context,
  createContextKey,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOffSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';

const requestIdKey = createContextKey('request id');
const tracer = trace.getTracer('duet');

/**
 * Called once, when the process starts. `receiver` is the base URL of an OTLP receiver; without one, traces are passed on
 * and logged, but no spans are recorded. Returns a function that sends the last spans.
 */
export function startTracing(part: string, receiver: string | undefined): () => Promise<void> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  if (!receiver) return async () => {};
  const exporter = new OTLPTraceExporter({ url: `${receiver}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `duet-${part}` }),
    // The edge decides for the whole trace. Work that no request has caused is not recorded.
    sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

/** Runs a task as part of the trace in a `traceparent` header. */
export function continueTrace<T>(traceparent: string | null | undefined, task: () => T): T {
  if (!traceparent) return task();
  const remote = propagation.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  const requestId = trace.getSpanContext(remote)?.spanId;
  return context.with(remote.setValue(requestIdKey, requestId), task);
}

/** Runs a task in a span, which is marked as failed if the task throws. */
export function inSpan<T>(name: string, attributes: Attributes, task: (span: Span) => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await task(span);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** For a task that does not return a promise: the caller ends the span. */
export function startSpan(name: string, attributes: Attributes): Span {
  return tracer.startSpan(name, { attributes });
}

export function failSpan(span: Span, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** The `traceparent` header of the current span, for calls to other parts and for work that is stored for later. */
export function traceHeaders(): { traceparent?: string } {
  const headers: { traceparent?: string } = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** For every log line. The request id is the span id that the edge has given the request; its access log has it too. */
export function traceFields(): { traceId?: string; requestId?: string } {
  const active = context.active();
  const span = trace.getSpanContext(active);
  if (!span) return {};
  const requestId = active.getValue(requestIdKey) as string | undefined;
  return { traceId: span.traceId, ...(requestId && { requestId }) };
}
