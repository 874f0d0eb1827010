import { Link, data, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { cookie, mailedCookie } from '#accounts/session/cookies.server.ts';
import { EmailField } from '#accounts/components/email-field.tsx';
import { PasswordField } from '#accounts/components/password-field.tsx';
import { FailureNotice, toFailure } from '#accounts/components/failure.tsx';
import { consumeConfirmationAttempt, rateLimitMail } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { forPasswords } from '#accounts/identity/settings.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { visitorOf, type Visitor } from '#accounts/session/visitor.server.ts';
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
  const page = accountPage(args, 'signIn.verifyTitle', '/auth/verify');
  const mailed = mailedTo(visitorOf(args.context));
  const t = translatorFor(page.locale);
  return {
    ...page,
    identity: forPasswords(identitySettings()),
    mailed,
    code: args.url.searchParams.get('code'),
    texts: {
      title: t('signIn.verifyTitle'),
      verify: mailed ? t('signIn.verifyMailed', { email: mailed }) : t('signIn.verifyText'),
      failed: t('signIn.verifyFailed'),
      confirmTitle: t('signIn.confirmTitle'),
      confirm: t('signIn.confirmText'),
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
      const tokens = await accounts.confirm(fields, client);
      await visitor.signIn(tokens, false);
      visitor.setCookies.push(cookie(mailedCookie, '', { maxAge: 0 }));
      throw redirectDocument(accountPath(locale, tokens.isFirstSignIn, visitor.cookies));
    }
    await rateLimitMail(visitor, readEmail(fields), () => accounts.resend(fields, client));
    return data({ sent: true });
  });
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, code, mailed, texts } = loaderData;
  const { t } = useTranslation();
  const failure = toFailure(actionData);
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
      <AuthLayout title={texts.confirmTitle} text={texts.confirm}>
        {notice}
        <AccountForm step="confirm" identity={identity}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="code" value={code} />
          <PasswordField
            label={t('auth.password')}
            name="password"
            autoComplete="current-password"
            hint={texts.confirmHint}
          />
          <button className={buttonClass('main', true)} type="submit">
            {texts.confirmButton}
          </button>
        </AccountForm>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.title} text={texts.verify}>
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
        {t('auth.haveAccount')} <Link to={localePath(locale, '/auth/login')}>{t('auth.signIn')}</Link>
      </p>
    </AuthLayout>
  );
}
