import { redirectDocument, data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { FailureNotice, asFailure, problemWith } from '#accounts/failure.tsx';
import { accountForm, countOwnMail, countProof, emailOf } from '#accounts/form.server.ts';
import { LinkedProviders } from '#accounts/linked-providers.tsx';
import { waysIn } from '#accounts/identity/identity.server.ts';
import { NewPassword } from '#accounts/new-password.tsx';
import { accountPage } from '#accounts/page.server.ts';
import { Proof } from '#accounts/proof.tsx';
import { visitorOf } from '#accounts/visitor.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-security';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const visitor = visitorOf(args.context);
  const { email } = (await visitor.account())!;
  const providers = await waysIn((await visitor.session())!.token);
  const done = ['password', 'link'].find((thing) => thing === args.url.searchParams.get('done'));
  const newEmail = args.url.searchParams.get('new-email');
  return { ...accountPage(args, 'account.securityTitle', '/account/security'), email, providers, done, newEmail };
}

export function action(args: ActionFunctionArgs) {
  const here = localePath(localeOf(args.url.pathname), '/account/security');
  return accountForm(args, async ({ fields, visitor, who: visiting }) => {
    const account = (await visitor.account())!;
    const { token, keep } = (await visitor.session())!;
    const who = { ...visiting, token, keep };
    await countProof(account);
    if (fields.intent === 'new-email') {
      await accounts.confirmEmail(fields, who);
      await visitor.signOut();
      throw redirectDocument(localePath(localeOf(args.url.pathname), '/auth/login?done=email'));
    }
    if (fields.intent === 'email') {
      await countOwnMail(visitor, emailOf(fields));
      await accounts.changeEmail(fields, who);
      return data({ sent: true });
    }
    // A new password, and a new way to sign in, end every other session and begin this one anew.
    const isPassword = fields.intent === 'password';
    const tokens = await (isPassword ? accounts.changePassword(fields, who) : accounts.changeWaysIn(fields, who));
    await visitor.signIn(tokens, keep);
    throw redirectDocument(`${here}?done=${isPassword ? 'password' : 'link'}`);
  });
}

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, email, providers, done, newEmail } = loaderData;
  const { t } = useTranslation();
  const passwordFailure = asFailure(actionData, 'password');
  const newEmailFailure = asFailure(actionData, 'new-email');
  const emailFailure = asFailure(actionData, 'email');
  const linkFailure = asFailure(actionData, 'link') ?? asFailure(actionData, 'unlink');
  const sent = actionData && !asFailure(actionData);
  const hasPassword = !identity || providers.includes('password');
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
          <AccountForm identity={identity}>
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
            <Proof identity={identity} email={email} providers={providers} failure={passwordFailure} />
            <NewPassword problem={problemWith('password', passwordFailure)} />
            <div>
              <button className={buttonClass('main')} type="submit">
                {t('account.changePassword')}
              </button>
            </div>
          </AccountForm>
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
        <AccountForm step="prove" identity={identity}>
          <input type="hidden" name="intent" value="email" />
          <Field
            label={t('account.newEmail')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            defaultValue={emailFailure?.values.email}
            problem={problemWith('email', emailFailure)}
          />
          <Proof identity={identity} email={email} providers={providers} failure={emailFailure} />
          <div>
            <button className={buttonClass('main')} type="submit">
              {t('account.changeEmail')}
            </button>
          </div>
        </AccountForm>
      </section>
      {identity && identity.providers.length > 0 && (
        <LinkedProviders identity={identity} email={email} linked={providers} failure={linkFailure} locale={locale} />
      )}
    </>
  );
}
