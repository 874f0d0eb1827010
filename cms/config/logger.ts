import type { Core } from '@strapi/strapi';
import { winston } from '@strapi/logger';
import { jsonLine } from '../src/telemetry/log-format';

/** One line of JSON per event, as in the other parts. In development Strapi's own format is easier to read. */
const logger = ({ env }: Core.Config.Shared.ConfigParams) =>
  env('NODE_ENV') === 'production'
    ? { transports: [new winston.transports.Console({ level: 'http', format: jsonLine })] }
    : {};

export default logger;
