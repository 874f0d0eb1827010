/** One line of JSON per event, on standard output, for whatever collects logs. */
import { pino } from 'pino';

export const log = pino({ base: { part: 'web' }, redact: ['*.authorization', '*.token'] });
