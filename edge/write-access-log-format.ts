/** Prints the format of the access log, for a file that `varnishncsa -f` reads. */
import { accessLogFormat } from './access-log.ts';

process.stdout.write(`${accessLogFormat}\n`);
