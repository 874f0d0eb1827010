/** The webhook that the target receives. The browser computes the signature itself; nothing is sent anywhere. */
import type { Lead, Remark } from './check.ts';

export type Submission = { lead: Lead; remarks: Remark[]; times: number; at: Date };

/** Visible on the page: a secret for trying out, good for nothing else. */
export const demoSecret = 'whsec_paper_scissors_river';

/** The body of the webhook, exactly as it is signed. */
export function webhookBody({ lead, remarks, times }: Submission): string {
  const trimmed = Object.fromEntries(Object.entries(lead).map(([field, value]) => [field, value.trim()]));
  const event = {
    event: times > 1 ? 'lead.updated' : 'lead.created',
    source: 'form:try-it',
    lead: trimmed,
    remarks: remarks.map(({ kind, field, suggestion }) => ({ kind, field, ...(suggestion && { suggestion }) })),
  };
  return JSON.stringify(event, null, 2);
}

/** `t=…,v1=…`, as in the webhook reference; undefined where the browser offers no cryptography (plain http). */
export async function sign(body: string, at: Date, secret = demoSecret): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const t = Math.floor(at.getTime() / 1_000);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', await importKey(secret), bytesOf(`${t}.${body}`)));
  return `t=${t},v1=${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export async function verify(body: string, signature: string, secret = demoSecret): Promise<boolean> {
  const [, t, v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!t) return false;
  const mac = Uint8Array.from(v1.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await importKey(secret), mac, bytesOf(`${t}.${body}`));
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign', 'verify']);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
