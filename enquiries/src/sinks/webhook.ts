/**
 * A webhook by Standard Webhooks: the delivery's id, the time and a signature over both and the body, with every secret that is
 * still in use. Any answer but 2xx is a failure, a redirect too; 410 means never again.
 */
import { createHmac } from 'node:crypto';
import { request as plainly, type RequestOptions } from 'node:http';
import { request as securely } from 'node:https';
import type { Webhook } from '../config.ts';
import { Refusal, type Delivery, type Sink } from '../deliver.ts';
import { publicLookup, refuseAddress, type Reachable } from './addresses.ts';

const timeoutMs = 15_000;

export function webhookSink({ url, secrets }: Webhook, reachable: Reachable): Sink {
  return async (delivery) => {
    const body = JSON.stringify(payload(delivery));
    const { status, retryAfter } = await post(new URL(url), body, sign(delivery.id, body, secrets), reachable);
    if (status >= 200 && status < 300) return;
    if (status === 410) throw new Refusal('The receiver answered 410: it wants nothing more.', { ends: 'sink' });
    if (status >= 300 && status < 400)
      throw new Refusal(`The receiver answered ${status}: redirects are not followed.`);
    throw new Refusal(`The receiver answered ${status}.`, { retryAfter });
  };
}

function payload({ enquiry }: Delivery) {
  const { id, receivedAt, language, page, name, email, company, topic, message } = enquiry;
  return {
    type: 'enquiry.received',
    timestamp: receivedAt.toISOString(),
    data: { id, language, page, name, email, company, topic, message },
  };
}

export function sign(id: string, body: string, secrets: string[], now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** Seconds, or a date. */
function secondsIn(retryAfter = ''): number {
  return Number(retryAfter) || Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1000) || 0;
}

type Answer = { status: number; retryAfter: number };

function post(url: URL, body: string, headers: Record<string, string>, reachable: Reachable): Promise<Answer> {
  refuseAddress(url, reachable);
  const options: RequestOptions = {
    method: 'POST',
    // Resolved, judged and connected to in one step: what a name means cannot change in between.
    lookup: publicLookup(url, reachable),
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'Duet-Enquiries',
      ...headers,
    },
  };
  return new Promise((done, fail) => {
    const sent = (url.protocol === 'https:' ? securely : plainly)(url, options, (response) => {
      done({ status: response.statusCode!, retryAfter: secondsIn(response.headers['retry-after']) });
      // What it has to say besides is not for us.
      response.destroy();
    });
    sent.on('error', (error) =>
      fail(
        error.name === 'AbortError' || error.name === 'TimeoutError' ? new Refusal('No answer within 15 s.') : error,
      ),
    );
    sent.end(body);
  });
}
