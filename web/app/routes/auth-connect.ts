import { redirect, type LoaderFunctionArgs } from 'react-router';
import { tokensSchema } from '#accounts/account.server.ts';
import { journeyCookies } from '#accounts/cookies.server.ts';
import { callService } from '#accounts/client.server.ts';
import { serviceCode } from '#accounts/errors.ts';
import { ServiceError } from '#accounts/service-error.ts';
import { visitorOf } from '#accounts/visitor.server.ts';
import { config } from '#config.server.ts';
import { languageCookie } from '#locales/choose.ts';
import { defaultLocale, isLocale, localePath } from '#locales/index.ts';

/** Back from a provider. What it said waits at the content service, for whoever has the cookie of that journey. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const visitor = visitorOf(context);
  const chosen = visitor.cookies.get(languageCookie);
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  const failed = (code: string) => redirect(localePath(locale, `/auth/login?failed=${code}`));
  const { provider = '' } = params;
  if (!config.CMS_PROVIDERS.includes(provider)) throw failed('operation-not-allowed');
  if (url.searchParams.has('error')) throw failed('popup-closed-by-user');
  const cookie = journeyCookies
    .flatMap((name) => [visitor.cookies.get(name)].flatMap((value) => (value ? [`${name}=${value}`] : [])))
    .join('; ');
  try {
    const tokens = await callService(`/auth/${provider}/callback`, { agent: visitor.agent, cookie }, tokensSchema);
    await visitor.signIn(tokens, false);
  } catch (error) {
    if (error instanceof ServiceError) throw failed(serviceCode(error));
    throw error;
  } finally {
    visitor.forgetJourney();
  }
  throw redirect(localePath(locale, '/account'));
}
