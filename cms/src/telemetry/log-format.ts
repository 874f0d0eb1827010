import { winston } from '@strapi/logger';
import { traceFields } from './tracing';

/** Level, time, part and trace of a log line, then its fields and its message. */
export const jsonLine = winston.format.combine(
  winston.format.errors({ stack: true }),
  winston.format.uncolorize(),
  winston.format.printf(({ level, message, ...fields }) =>
    JSON.stringify({ level, time: Date.now(), part: 'cms', ...traceFields(), ...fields, msg: message }),
  ),
);
