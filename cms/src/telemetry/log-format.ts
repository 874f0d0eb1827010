import { winston } from '@strapi/logger';
import { traceFields } from './tracing';

/** Fields of a database error that quote the values of a row, which may be personal data. */
const quotingFields = new Set(['detail', 'where', 'internalQuery']);

function toJson(line: object): string | null {
  try {
    return JSON.stringify(line, (name, value) => (quotingFields.has(name) ? undefined : value));
  } catch {
    // A field contains itself.
    return null;
  }
}

/** Level, time, part and trace of a log line, then its fields and its message. */
export const jsonLine = winston.format.combine(
  winston.format.errors({ stack: true }),
  winston.format.uncolorize(),
  winston.format.printf(({ level, message, ...fields }) => {
    const line = { level, time: Date.now(), part: 'cms', ...traceFields() };
    return toJson({ ...line, ...fields, msg: message }) ?? JSON.stringify({ ...line, msg: message });
  }),
);
