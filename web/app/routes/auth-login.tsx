import { Link, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { cookie, mailedCookie } from '#accounts/cookies.server.ts';
import { serviceCode } from '#accounts/errors.ts';
import { EmailField } from '#accounts/email-field.tsx';
import { FailureNotice, asFailure } from '#accounts/failure.tsx';
import { accountForm, countIdentity, failureNamed, countedSignIn, emailOf } from '#accounts/form.server.ts';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { safeNext } from '#accounts/next.ts';
import { accountPage } from '#accounts/page.server.ts';
import { OtherWays } from '#accounts/other-ways.tsx';
import { cmsProviders } from '#accounts/providers.server.ts';
import { ServiceError } from '#accounts/service-error.ts';
import { visitorOf } from '#accounts/visitor.server.ts';
import { Gate } from '#layouts/gate.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Field, Tick } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-login';

export const handle = { hydrates: true };

/** What somebody may have just done that led them here. */
const doneThings = ['email', 'deleted', 'left', 'ended'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const page = accountPage(args, 'auth.loginTitle', '/auth/login');
  const next = safeNext(args.url.searchParams.get('next'), localePath(page.locale, '/account'));
  // A content service that cannot be asked does not keep anybody from the form.
  const account = await visitorOf(args.context)
    .account()
    .catch(() => null);
  if (account) throw redirectDocument(next);
  const done = doneThings.find((thing) => thing === args.url.searchParams.get('done'));
  return { ...page, next, done, failed: failureNamed(args.url, page.locale), cmsProviders: cmsProviders() };
}

export function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.url.pathname);
  return accountForm(
    args,
    async ({ fields, visitor, who }) => {
      const signIn = () => accounts.signIn(fields, who);
      try {
        // With an identity provider the password was checked there, and tries are counted there.
        const tokens = await (identitySettings()
          ? countIdentity(visitor).then(signIn)
          : countedSignIn(visitor, emailOf(fields), signIn));
        await visitor.signIn(tokens, who.keep);
      } catch (error) {
        // The password was right, the address was never confirmed: no session, but a way to get there.
        if (!isUnconfirmed(error)) throw error;
        visitor.sends.push(cookie(mailedCookie, encodeURIComponent(fields.email ?? ''), { maxAge: 3_600 }));
        throw redirect(localePath(locale, '/auth/verify'));
      }
      throw redirectDocument(safeNext(fields.next, localePath(locale, '/account')));
    },
    oneSentence,
  );
}

/** Which of the two was wrong is nobody's business, whatever the identity provider says. */
const oneSentence = { 'wrong-password': 'invalid-credential', 'user-not-found': 'invalid-credential' } as const;

function isUnconfirmed(error: unknown): boolean {
  return error instanceof ServiceError && ['not-confirmed', 'unverified-email'].includes(serviceCode(error));
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, next, done, failed, cmsProviders } = loaderData;
  const { t } = useTranslation();
  const failure = asFailure(actionData) ?? failed;
  const forgot = { to: '/auth/forgot-password', label: 'auth.setNewPassword' } as const;
  const ways = { 'invalid-credential': forgot, 'user-not-found': forgot, 'wrong-password': forgot };
  const wrong = failure && Object.hasOwn(ways, failure.code) ? t('auth.passwordAgain') : undefined;
  return (
    <Gate title={t('auth.loginTitle')}>
      {failure ? (
        <FailureNotice failure={failure} title={t('auth.loginFailed')} locale={locale} ways={ways} />
      ) : (
        done && <Notice kind="done" title={t(`auth.done.${done}`)} />
      )}
      <AccountForm step="sign-in" identity={identity}>
        <input type="hidden" name="next" value={next} />
        <EmailField failure={failure} />
        <Field
          label={t('auth.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          problem={wrong}
          beside={<Link to={localePath(locale, '/auth/forgot-password')}>{t('auth.forgotten')}</Link>}
        />
        <Tick name="keep" label={t('auth.keep')} defaultChecked={failure?.values.keep === 'on'} />
        <button className={buttonClass('main', true)} type="submit">
          {t('auth.signIn')}
        </button>
      </AccountForm>
      <OtherWays identity={identity} next={next} cmsProviders={cmsProviders} />
      <p>
        {t('auth.noAccount')} <Link to={localePath(locale, '/auth/register')}>{t('auth.register')}</Link>
      </p>
    </Gate>
  );
}
