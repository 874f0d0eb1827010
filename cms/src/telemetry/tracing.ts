/**
 * Traces (OpenTelemetry), as in telemetry/, which the CMS cannot import: Strapi compiles only files of its own folder. A
 * request without a trace begins one, because editors do not come through an edge.
 */
import { randomBytes } from 'node:crypto';
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
let provider: TracerProvider | undefined;

export function startTracing(receiver: string): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  if (!receiver) return;
  provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'duet-cms' }),
    sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${receiver}/v1/traces` }) })],
  });
  trace.setGlobalTracerProvider(provider);
}

export async function endTracing(): Promise<void> {
  await provider?.shutdown().catch(() => {});
}

/** Runs a task as part of the trace in a `traceparent` header. */
export function continueTrace<T>(traceparent: string | null | undefined, task: () => T): T {
  if (!traceparent) return task();
  const remote = propagation.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  return context.with(remote.setValue(requestIdKey, trace.getSpanContext(remote)?.spanId), task);
}

/** A header that begins a trace. */
export function newTraceparent(samplePercent: number): string {
  const isSampled = Math.random() * 100 < samplePercent;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-${isSampled ? '01' : '00'}`;
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

/** The `traceparent` of the current span, for calls to other parts and for work that is stored for later. */
export function traceHeaders(): { traceparent?: string } {
  const headers: { traceparent?: string } = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** For every log line. */
export function traceFields(): { traceId?: string; requestId?: string } {
  const active = context.active();
  const span = trace.getSpanContext(active);
  if (!span) return {};
  const requestId = active.getValue(requestIdKey) as string | undefined;
  return { traceId: span.traceId, ...(requestId && { requestId }) };
}
