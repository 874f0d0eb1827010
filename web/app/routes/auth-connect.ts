import { redirect, type LoaderFunctionArgs } from 'react-router';
import { signInResultSchema } from '#accounts/cms/account.server.ts';
import { providerCookies } from '#accounts/session/cookies.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { mapCmsError } from '#accounts/errors.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';
import { continueSignIn } from '#accounts/second-factor/continue-sign-in.server.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { config } from '#config.server.ts';
import { log } from '#log.server.ts';
import { languageCookie } from '#locales/choose.ts';
import { defaultLocale, isLocale, localePath } from '#locales/index.ts';

/** The return from a sign-in provider. The CMS holds its result for the browser that has the provider cookies. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const visitor = visitorOf(context);
  const chosen = visitor.cookies.get(languageCookie);
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  const failed = (code: string) => redirect(localePath(locale, `/auth/login?failed=${code}`));
  const { provider = '' } = params;
  if (!config.CMS_PROVIDERS.includes(provider)) throw failed('operation-not-allowed');
  if (url.searchParams.has('error')) throw failed('popup-closed-by-user');
  const cookie = providerCookies
    .flatMap((name) => [visitor.cookies.get(name)].flatMap((value) => (value ? [`${name}=${value}`] : [])))
    .join('; ');
  try {
    const result = await callCms(`/auth/${provider}/callback`, { caller: visitor.caller, cookie }, signInResultSchema);
    return redirect(await continueSignIn(visitor, result, { rememberMe: false, locale }));
  } catch (error) {
    if (error instanceof CmsError) throw failed(mapCmsError(error));
    log.error({ err: error }, 'signing in with a provider failed');
    throw failed('unavailable');
  } finally {
    visitor.clearProviderCookies();
  }
}
