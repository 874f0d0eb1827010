import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changePhoto, readPhoto } from '#accounts/photo/photo.server.ts';
import { PhotoError } from '#accounts/photo/photo-errors.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';

/** The photo of the member who asks; nobody else can request it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { account, token } = memberOf(context);
  if (!account.photoVersion) return new Response(null, { status: 404 });
  try {
    const headers = { 'Content-Type': 'image/webp', 'Cross-Origin-Resource-Policy': 'same-origin' };
    return new Response(await readPhoto(token), { headers });
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    return new Response(null, { status: error.code === 'object-not-found' ? 404 : 503 });
  }
}

/**
 * Uploads or removes the photo. The script of the page gets JSON; a form without JavaScript is redirected to the page,
 * with the outcome in the URL.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const locale = localeOf(url.pathname);
  const wantsJson = request.headers.get('Accept')?.includes('application/json');
  const page = (outcome: string) => redirect(localePath(locale, `/account?photo=${outcome}`));
  try {
    const outcome = await changePhoto(request, memberOf(context));
    return wantsJson ? Response.json({ outcome }) : page(outcome);
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    const { code } = error;
    if (!wantsJson) return page(code);
    // The script tries again after a 503, as the SDK of Firebase Storage does.
    const status = code === 'retry-limit-exceeded' ? 503 : 400;
    return Response.json({ code, message: messagesFor(locale).photoErrors[code] }, { status });
  }
}
