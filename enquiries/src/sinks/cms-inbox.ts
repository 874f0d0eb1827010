/** The editors' inbox: an entry in the CMS with the enquiry's id. PUT with the same id is idempotent. */
import { traceHeaders } from 'telemetry';
import type { Config } from '../config.ts';
import { DeliveryError, type Sink } from '../deliver.ts';

export type CmsInbox = { put: Sink; remove: (id: string) => Promise<void> };

export function cmsInboxSink({ CMS_URL, INBOX_SECRET }: Config): CmsInbox {
  const send = async (method: string, id: string, body?: object) => {
    const response = await fetch(`${CMS_URL}/inbox/enquiries/${id}`, {
      method,
      signal: AbortSignal.timeout(15_000),
      redirect: 'error',
      headers: { 'X-Inbox-Secret': INBOX_SECRET, 'Content-Type': 'application/json', ...traceHeaders() },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(`The CMS answered ${response.status}.`);
  };
  return {
    put: ({ enquiry: { id, ...enquiry } }) => send('PUT', id, enquiry),
    remove: (id) => send('DELETE', id),
  };
}
