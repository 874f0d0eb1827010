import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { cookie, mailedCookie, registrationCookie } from '#accounts/session/cookies.server.ts';
import { EmailField } from '#accounts/components/email-field.tsx';
import { PasswordField } from '#accounts/components/password-field.tsx';
import { FailureNotice, findFormFailure } from '#accounts/components/failure.tsx';
import { consumeConfirmationAttempt, rateLimitMail } from '#accounts/forms/account-rate-limits.server.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';
import type { Tokens } from '#accounts/cms/account.server.ts';
import { mapCmsError } from '#accounts/errors.ts';
import { handleAccountForm, type ClientInfo } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { forPasswords } from '#accounts/identity/settings.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { visitorOf, type Visitor } from '#accounts/session/visitor.server.ts';
import type { Fields } from '#http/form.server.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { accountPath } from '#accounts/session/next.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-verify';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  const page = accountPage(args, 'titles.verify', '/auth/verify');
  const visitor = visitorOf(args.context);
  const mailed = mailedTo(visitor);
  const identity = forPasswords(identitySettings());
  // The browser that registered has proved already that it knows the password.
  const asksPassword = identity !== null || !visitor.cookies.has(registrationCookie);
  const t = translatorFor(page.locale);
  return {
    ...page,
    identity,
    mailed,
    asksPassword,
    code: args.url.searchParams.get('code'),
    texts: {
      title: t('signIn.verifyTitle'),
      verify: mailed ? t('signIn.verifyMailed', { email: mailed }) : t('signIn.verifyText'),
      failed: t('signIn.verifyFailed'),
      confirmTitle: t('signIn.confirmTitle'),
      confirm: t(asksPassword ? 'signIn.confirmText' : 'signIn.confirmReady'),
      confirmButton: t('signIn.confirm'),
      confirmHint: t('signIn.confirmHint'),
      sent: t('signIn.sentText'),
    },
  };
}

/** The email that a mail was just sent to, if the browser still has the cookie. */
function mailedTo({ cookies }: Visitor): string {
  try {
    return decodeURIComponent(cookies.get(mailedCookie) ?? '');
  } catch {
    return '';
  }
}

export function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.url.pathname);
  return handleAccountForm(args, async ({ fields, visitor, client }) => {
    if (fields.intent === 'confirm') {
      // The code identifies the account, so password attempts are counted per code.
      await consumeConfirmationAttempt(visitor, fields.code ?? '');
      const tokens = await confirm(fields, client, visitor, args.url);
      await visitor.signIn(tokens, false);
      for (const name of [mailedCookie, registrationCookie]) visitor.setCookies.push(cookie(name, '', { maxAge: 0 }));
      throw redirectDocument(accountPath(locale, tokens.isFirstSignIn, visitor.cookies));
    }
    await rateLimitMail(visitor, readEmail(fields), () => accounts.resend(fields, client));
    return data({ sent: true });
  });
}

/** With the secret of the browser, if the form has no password. If it is outdated, the page asks for the password. */
async function confirm(fields: Fields, client: ClientInfo, visitor: Visitor, url: URL): Promise<Tokens> {
  const registration = visitor.cookies.get(registrationCookie);
  if (fields.password !== undefined || fields.idToken || !registration) return accounts.confirm(fields, client);
  try {
    return await accounts.confirm({ ...fields, registration }, client);
  } catch (error) {
    if (!(error instanceof CmsError) || mapCmsError(error) !== 'wrong-password') throw error;
    visitor.setCookies.push(cookie(registrationCookie, '', { maxAge: 0 }));
    throw redirect(url.pathname + url.search);
  }
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, code, mailed, asksPassword, texts } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  const again = { to: '/auth/verify', label: 'auth.sendAgain' } as const;
  const forgot = { to: '/auth/forgot-password', label: 'auth.setNewPassword' } as const;
  const notice = failure && (
    <FailureNotice
      failure={failure}
      title={texts.failed}
      locale={locale}
      links={{
        'wrong-password': forgot,
        'invalid-credential': forgot,
        'invalid-action-code': again,
        'expired-action-code': again,
      }}
    />
  );
  if (code) {
    return (
      <AuthLayout title={texts.confirmTitle} text={texts.confirm} art="envelope">
        {notice}
        <AccountForm step="confirm" identity={identity}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="code" value={code} />
          {asksPassword && (
            <PasswordField
              label={t('auth.password')}
              name="password"
              autoComplete="current-password"
              hint={texts.confirmHint}
            />
          )}
          <button className={buttonClass('main', true)} type="submit">
            {texts.confirmButton}
          </button>
        </AccountForm>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.title} text={texts.verify} art="envelope">
      {notice ??
        (actionData && (
          <Notice kind="done" title={t('auth.sent')}>
            {texts.sent}
          </Notice>
        ))}
      <AccountForm identity={null}>
        <input type="hidden" name="intent" value="resend" />
        <EmailField failure={failure} value={mailed} />
        <button className={buttonClass('soft', true)} type="submit">
          {t('auth.sendAgain')}
        </button>
      </AccountForm>
      <p>
        {t('auth.haveAccount')} <a href={localePath(locale, '/auth/login')}>{t('auth.signIn')}</a>
      </p>
    </AuthLayout>
  );
}
