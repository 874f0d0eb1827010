/** Logs one line of JSON per event to standard output. */
import { pino } from 'pino';

export const log = pino({ base: { part: 'web' }, redact: ['*.authorization', '*.token'] });
