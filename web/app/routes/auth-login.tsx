import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { cookie, mailedCookie } from '#accounts/session/cookies.server.ts';
import { mapCmsError } from '#accounts/errors.ts';
import { EmailField } from '#accounts/components/email-field.tsx';
import { PasswordField } from '#accounts/components/password-field.tsx';
import { FailureNotice, findFormFailure } from '#accounts/components/failure.tsx';
import { consumeTokenAttempt, rateLimitSignIn } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm, failureFromUrl } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { forPasswords } from '#accounts/identity/settings.ts';
import { continueSignIn } from '#accounts/second-factor/continue-sign-in.server.ts';
import { safeNext } from '#accounts/session/next.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { SocialSignIn } from '#accounts/components/social-sign-in.tsx';
import { cmsProviders } from '#accounts/cms/providers.server.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { getFormOutcome } from '#http/form.server.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import { Checkbox } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-login';

export const handle = { hydrates: true };

/** What the visitor has just done before the redirect to this page (`?done=`). */
const doneMessages = ['email', 'deleted', 'left', 'ended'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const page = accountPage(args, 'titles.login', '/auth/login');
  const next = safeNext(args.url.searchParams.get('next'), localePath(page.locale, '/account'));
  // The form is shown even if the CMS is down.
  const account = await visitorOf(args.context)
    .account()
    .catch(() => null);
  // Members are redirected, unless they have just failed to sign in to another account.
  if (account && getFormOutcome(args.context) !== 'refused') throw redirectDocument(next);
  const t = translatorFor(page.locale);
  const doneName = doneMessages.find((name) => name === args.url.searchParams.get('done'));
  const done = doneName && t(`signIn.done.${doneName}`);
  // Redirected here from a page for members.
  const isGate = !next.startsWith(localePath(page.locale, '/account'));
  const intro = isGate ? { art: 'gate' as const, text: t('signIn.gateText') } : {};
  const identity = identitySettings();
  const failed = failureFromUrl(args.url, page.locale);
  return { ...page, intro, identity, next, done, failed, cmsProviders: cmsProviders() };
}

export function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.url.pathname);
  return handleAccountForm(
    args,
    async ({ fields, visitor, client }) => {
      const signIn = () => accounts.signIn(fields, client);
      try {
        // The identity provider counts the attempts itself.
        const result = await (fields.idToken || forPasswords(identitySettings())
          ? consumeTokenAttempt(visitor).then(signIn)
          : rateLimitSignIn(visitor, readEmail(fields), signIn));
        const { rememberMe } = client;
        throw redirectDocument(await continueSignIn(visitor, result, { rememberMe, locale, next: fields.next }));
      } catch (error) {
        // The password is correct, but the email is not confirmed: redirect to the page that sends a new link.
        if (!isUnconfirmed(error)) throw error;
        visitor.setCookies.push(cookie(mailedCookie, encodeURIComponent(fields.email ?? ''), { maxAge: 3_600 }));
        throw redirectDocument(localePath(locale, '/auth/verify'));
      }
    },
    errorAliases,
  );
}

/** The form must not reveal whether the email or the password was wrong, whatever the identity provider reports. */
const errorAliases = { 'wrong-password': 'invalid-credential', 'user-not-found': 'invalid-credential' } as const;

function isUnconfirmed(error: unknown): boolean {
  return error instanceof CmsError && ['not-confirmed', 'unverified-email'].includes(mapCmsError(error));
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, intro, identity, next, done, failed, cmsProviders } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData) ?? failed;
  const forgot = { to: '/auth/forgot-password', label: 'auth.setNewPassword' } as const;
  const links = { 'invalid-credential': forgot, 'user-not-found': forgot, 'wrong-password': forgot };
  const wrong = failure && Object.hasOwn(links, failure.code) ? t('auth.passwordAgain') : undefined;
  return (
    <AuthLayout title={t('auth.loginTitle')} {...intro}>
      {failure ? (
        <FailureNotice failure={failure} title={t('auth.loginFailed')} locale={locale} links={links} />
      ) : (
        done && <Notice kind="done" title={done} />
      )}
      <AccountForm step="sign-in" identity={forPasswords(identity)}>
        <input type="hidden" name="next" value={next} />
        <EmailField failure={failure} />
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          problem={wrong}
          beside={<a href={localePath(locale, '/auth/forgot-password')}>{t('auth.forgotten')}</a>}
        />
        <Checkbox name="rememberMe" label={t('auth.rememberMe')} defaultChecked={failure?.values.rememberMe === 'on'} />
        <button className={buttonClass('main', true)} type="submit">
          {t('auth.signIn')}
        </button>
      </AccountForm>
      <SocialSignIn identity={identity} next={next} cmsProviders={cmsProviders} />
      <p>
        {t('auth.noAccount')} <a href={localePath(locale, '/auth/register')}>{t('auth.register')}</a>
      </p>
    </AuthLayout>
  );
}
