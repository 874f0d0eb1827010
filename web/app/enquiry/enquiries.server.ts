/** The connection to the enquiries database. It is separate from the CMS, so the form works while the CMS is down. */
import { openEnquiries } from 'enquiries/submit';
import { config } from '#config.server.ts';
import { log } from '#log.server.ts';
import { observeStatement } from '#metrics.server.ts';

export const enquiries = openEnquiries(
  config.ENQUIRIES_DATABASE_URL,
  (error) => log.warn({ err: error }, 'lost a connection to the enquiries database'),
  observeStatement,
);
