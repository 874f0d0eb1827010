/** The editors' desk: an entry in the CMS, put there under the enquiry's own id, so that a repeat changes nothing. */
import type { Config } from '../config.ts';
import { Refusal, type Sink } from '../deliver.ts';

export type Desk = { put: Sink; remove: (id: string) => Promise<void> };

export function deskSink({ CMS_URL, DESK_SECRET }: Config): Desk {
  const ask = async (method: string, id: string, body?: object) => {
    const response = await fetch(`${CMS_URL}/desk/enquiries/${id}`, {
      method,
      signal: AbortSignal.timeout(15_000),
      redirect: 'error',
      headers: { 'X-Desk-Secret': DESK_SECRET, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Refusal(`The CMS answered ${response.status}.`);
  };
  return {
    put: ({ enquiry: { id, ...enquiry } }) => ask('PUT', id, enquiry),
    remove: (id) => ask('DELETE', id),
  };
}
