import { Link, redirectDocument, data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { FailureNotice, findFormFailure, getFieldProblem } from '#accounts/components/failure.tsx';
import { consumeNewEmailAttempt, consumeReauthenticationAttempt } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import { LinkedProviders } from '#accounts/components/linked-providers.tsx';
import { identitySettings, signInMethods } from '#accounts/identity/identity.server.ts';
import { NewPassword } from '#accounts/components/password-field.tsx';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { ValidatedField } from '#accounts/components/validated-field.tsx';
import { ReauthenticationFields } from '#accounts/components/reauthentication-fields.tsx';
import { forReauthentication } from '#accounts/identity/settings.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-security';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const { account, token } = memberOf(args.context);
  const providers = await signInMethods(token);
  const done = ['password', 'link'].find((value) => value === args.url.searchParams.get('done'));
  const newEmail = args.url.searchParams.get('new-email');
  const page = accountPage(args, 'titles.security', '/account/security');
  const identity = forReauthentication(identitySettings(), providers);
  return { ...page, identity, email: account.email, providers, done, newEmail };
}

export function action(args: ActionFunctionArgs) {
  const here = localePath(localeOf(args.url.pathname), '/account/security');
  return handleAccountForm(args, async ({ fields, visitor, client: requestClient }) => {
    const { account, token, rememberMe } = memberOf(args.context);
    const client = { ...requestClient, token, rememberMe };
    await consumeReauthenticationAttempt(account);
    if (fields.intent === 'new-email') {
      await accounts.confirmEmail(fields, client);
      await visitor.signOut();
      throw redirectDocument(localePath(localeOf(args.url.pathname), '/auth/login?done=email'));
    }
    if (fields.intent === 'email') {
      await consumeNewEmailAttempt(visitor, readEmail(fields));
      await accounts.changeEmail(fields, client);
      return data({ sent: true });
    }
    // A new password or a changed sign-in method ends all sessions; this one is replaced by a new one.
    const isPassword = fields.intent === 'password';
    const tokens = await (isPassword
      ? accounts.changePassword(fields, client)
      : accounts.changeSignInMethods(fields, client));
    await visitor.signIn(tokens, rememberMe);
    throw redirectDocument(`${here}?done=${isPassword ? 'password' : 'link'}`);
  });
}

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, email, providers, done, newEmail } = loaderData;
  const { t } = useTranslation();
  const passwordFailure = findFormFailure(actionData, 'password');
  const newEmailFailure = findFormFailure(actionData, 'new-email');
  const emailFailure = findFormFailure(actionData, 'email');
  const linkFailure = findFormFailure(actionData, 'link') ?? findFormFailure(actionData, 'unlink');
  const sent = actionData && !findFormFailure(actionData);
  const hasPassword = providers.includes('password');
  // With a password in the CMS, a provider is linked by signing in with it; here it can only be removed.
  const removable = hasPassword ? providers.filter((provider) => provider !== 'password') : [];
  const listed = identity?.storesPasswords ? identity.providers : removable;
  return (
    <>
      <h1>{t('account.securityTitle')}</h1>
      {done && !actionData && (
        <Notice kind="done" title={t(done === 'link' ? 'account.linksChanged' : 'account.passwordChanged')} />
      )}
      {newEmail && (
        <section>
          <h2>{t('account.useNewEmail')}</h2>
          <p>{t('account.useNewEmailText')}</p>
          {newEmailFailure && (
            <FailureNotice failure={newEmailFailure} title={t('account.notChanged')} locale={locale} />
          )}
          <AccountForm identity={null}>
            <input type="hidden" name="intent" value="new-email" />
            <input type="hidden" name="code" value={newEmail} />
            <div>
              <button className={buttonClass('main')} type="submit">
                {t('account.useAddress')}
              </button>
            </div>
          </AccountForm>
        </section>
      )}
      {hasPassword && (
        <section>
          <h2>{t('account.changePassword')}</h2>
          <p>{t('account.changePasswordText')}</p>
          {passwordFailure && (
            <FailureNotice failure={passwordFailure} title={t('account.notChanged')} locale={locale} />
          )}
          <AccountForm step="change-password" identity={identity}>
            <input type="hidden" name="intent" value="password" />
            <ReauthenticationFields identity={identity} email={email} providers={providers} failure={passwordFailure} />
            <NewPassword problem={getFieldProblem('password', passwordFailure)} />
            <div>
              <button className={buttonClass('main')} type="submit">
                {t('account.changePassword')}
              </button>
            </div>
          </AccountForm>
        </section>
      )}
      {hasPassword && !identity?.storesPasswords && (
        <section>
          <h2>{t('account.secondFactorTitle')}</h2>
          <p>{t('account.secondFactorText')}</p>
          <p>
            <Link to={localePath(locale, '/account/second-factor')}>{t('account.secondFactorLink')}</Link>
          </p>
        </section>
      )}
      {!hasPassword && !identity?.storesPasswords && (
        <section>
          <h2>{t('account.setPassword')}</h2>
          <p>{t('account.setPasswordText')}</p>
          <p>
            <a href={localePath(locale, '/auth/forgot-password')}>{t('auth.setNewPassword')}</a>
          </p>
        </section>
      )}
      <section>
        <h2>{t('account.changeEmail')}</h2>
        <p>{t('account.changeEmailText', { email })}</p>
        {emailFailure && <FailureNotice failure={emailFailure} title={t('account.notChanged')} locale={locale} />}
        {sent && (
          <Notice kind="done" title={t('auth.sent')}>
            {t('account.emailSent')}
          </Notice>
        )}
        <AccountForm step="reauthenticate" identity={identity}>
          <input type="hidden" name="intent" value="email" />
          <ValidatedField
            label={t('account.newEmail')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            defaultValue={emailFailure?.values.email}
            problem={getFieldProblem('email', emailFailure)}
          />
          <ReauthenticationFields identity={identity} email={email} providers={providers} failure={emailFailure} />
          <div>
            <button className={buttonClass('main')} type="submit">
              {t('account.changeEmail')}
            </button>
          </div>
        </AccountForm>
      </section>
      {listed.length > 0 && (
        <LinkedProviders
          providers={listed}
          identity={identity}
          email={email}
          linked={providers}
          failure={linkFailure}
          locale={locale}
        />
      )}
    </>
  );
}
