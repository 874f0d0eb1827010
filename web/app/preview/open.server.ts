/**
 * Opens links to previews: `/preview?link=…` answers with the page of an entry as it would be if it were published. The
 * CMS makes the links and accepts each of them once (cms/src/preview/links.ts).
 */
import { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { config } from '#config.server.ts';
import { Queue } from '#content/client/queue.ts';
import { setPreview } from '#http/preview.server.ts';
import { expiredPage } from './expired-page.server.ts';

const answerSchema = z.object({
  adminOrigin: z.url(),
  preview: z
    .object({
      type: z.string(),
      status: z.enum(['draft', 'published']),
      path: z.string(),
      reader: z.string(),
    })
    .nullable(),
});

/** Of its own, so that many requests with invented links do not delay sign-in. */
const queue = new Queue(2);

type OpenedPreview = { request: Request; context: RouterContextProvider };

/** The request for the page to show, or a response that says why there is none. Null for all other requests. */
export async function openPreview(request: Request): Promise<OpenedPreview | Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/preview' || request.method !== 'GET') return null;
  const link = searchParams.get('link') ?? '';
  // A link that no CMS has made need not be sent to it.
  if (!/^[\w-]{100,2000}$/.test(link)) return expiredPage();
  const answer = await callCms('/previews', { method: 'POST', body: { link }, queue }, answerSchema).catch(() => null);
  if (!answer?.preview) return expiredPage(answer?.adminOrigin);
  const { path, type, status, reader } = answer.preview;
  const context = new RouterContextProvider();
  setPreview(context, { type, status, reader, adminOrigin: answer.adminOrigin });
  // Without cookies: the page is shown as a visitor sees it.
  return { request: new Request(config.PUBLIC_URL + path, { signal: request.signal }), context };
}
