/** The only door to the record of enquiries. It is a database of its own: no CMS is asked, and none needs to be there. */
import { openEnquiries } from 'enquiries/submit';
import { config } from '#config.server.ts';
import { log } from '#log.server.ts';

export const enquiries = openEnquiries(config.ENQUIRIES_DATABASE_URL, (error) =>
  log.warn({ err: error }, 'a connection to the enquiries was lost'),
);
