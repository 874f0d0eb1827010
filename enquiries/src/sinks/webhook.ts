/**
 * Sends an enquiry to a webhook (Standard Webhooks): with the delivery's id, the time, and a signature of id, time and
 * body for each secret in use. Any response but 2xx is a failure, also a redirect. 410 disables the webhook.
 */
import { createHmac } from 'node:crypto';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Webhook } from '../config.ts';
import { DeliveryError, type Delivery, type Sink } from '../deliver.ts';
import { pickEnquiryText } from '../fields.ts';
import { publicLookup, rejectUnsafeUrl, type AllowedHosts } from './ssrf-guard.ts';

const timeoutMs = 15_000;

export function webhookSink({ url, secrets }: Webhook, allowedHosts: AllowedHosts): Sink {
  return async (delivery) => {
    const body = JSON.stringify(payload(delivery));
    const { status, retryAfter } = await post(new URL(url), body, sign(delivery.id, body, secrets), allowedHosts);
    if (status >= 200 && status < 300) return;
    if (status === 410)
      throw new DeliveryError('The receiver answered 410 (Gone): the webhook is disabled.', { stopRetrying: 'sink' });
    if (status >= 300 && status < 400)
      throw new DeliveryError(`The receiver answered ${status}: redirects are not followed.`);
    throw new DeliveryError(`The receiver answered ${status}.`, { retryAfter });
  };
}

function payload({ enquiry }: Delivery) {
  const { id, receivedAt } = enquiry;
  return {
    type: 'enquiry.received',
    timestamp: receivedAt.toISOString(),
    data: { id, ...pickEnquiryText(enquiry) },
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

/** Retry-After is a number of seconds or a date. */
function parseRetryAfter(retryAfter = ''): number {
  return Number(retryAfter) || Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1000) || 0;
}

type WebhookResponse = { status: number; retryAfter: number };

function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  allowedHosts: AllowedHosts,
): Promise<WebhookResponse> {
  rejectUnsafeUrl(url, allowedHosts);
  const options: RequestOptions = {
    method: 'POST',
    // The connection uses exactly the addresses that were checked, which prevents DNS rebinding.
    lookup: publicLookup(url, allowedHosts),
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
    const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      done({ status: response.statusCode!, retryAfter: parseRetryAfter(response.headers['retry-after']) });
      // The body is not needed.
      response.destroy();
    });
    outgoing.on('error', (error) =>
      fail(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? new DeliveryError('The receiver did not answer within 15 s.')
          : error,
      ),
    );
    outgoing.end(body);
  });
}
