/** Calls of the enquiries worker, whose database is the source of truth. */
import type { Core } from '@strapi/strapi';
import { traceHeaders } from '../telemetry/tracing';

type Response = { status: number; body: unknown };

/** Responds with the worker's response. */
export async function forwardToWorker(
  strapi: Core.Strapi,
  ctx: Response,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  try {
    const response = await callWorker(strapi, method, path, body);
    ctx.status = response.status;
    ctx.body = await response.json();
  } catch {
    ctx.status = 503;
    ctx.body = {
      error: 'The enquiries worker does not answer. No enquiry is lost; please try again in a minute.',
    };
  }
}

/** Has the worker erase all enquiries of a member, in its database and in the CMS. Throws if that failed. */
export async function eraseEnquiries(strapi: Core.Strapi, owner: { account: string; email: string }): Promise<void> {
  const response = await callWorker(strapi, 'POST', '/erasures', owner);
  if (!response.ok)
    throw new Error(`The enquiries of an account could not be erased: the worker answered ${response.status}`);
}

function callWorker(strapi: Core.Strapi, method: string, path: string, body?: object) {
  const { url, secret } = inboxSettings(strapi);
  return fetch(`${url}${path}`, {
    method,
    headers: { 'X-Inbox-Secret': secret, ...(body && { 'Content-Type': 'application/json' }), ...traceHeaders() },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5_000),
  });
}

export function inboxSettings(strapi: Core.Strapi): { url: string; secret: string } {
  return strapi.config.get('inbox');
}
