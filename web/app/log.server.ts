/** Logs one line of JSON per event to standard output, with the trace of the request. */
import { pino } from 'pino';
import { traceFields } from 'telemetry';
import { withoutRowValues } from 'telemetry/log-error';

export const log = pino({
  base: { part: 'web' },
  mixin: traceFields,
  redact: ['*.authorization', '*.token'],
  serializers: { err: (error: Error) => withoutRowValues(pino.stdSerializers.err(error)) },
});
