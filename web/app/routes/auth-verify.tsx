import { Link, data, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { cookie, mailedCookie } from '#accounts/cookies.server.ts';
import { EmailField } from '#accounts/email-field.tsx';
import { FailureNotice, asFailure } from '#accounts/failure.tsx';
import { accountForm, countConfirmation, countedMail, emailOf } from '#accounts/form.server.ts';
import { accountPage } from '#accounts/page.server.ts';
import { visitorOf, type Visitor } from '#accounts/visitor.server.ts';
import { Gate } from '#layouts/gate.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-verify';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = args.url;
  const mailed = mailedTo(visitorOf(args.context));
  return {
    ...accountPage(args, 'auth.verifyTitle', '/auth/verify'),
    mailed,
    code: searchParams.get('code'),
  };
}

/** The address a mail was just sent to, if the browser still knows it. */
function mailedTo({ cookies }: Visitor): string {
  try {
    return decodeURIComponent(cookies.get(mailedCookie) ?? '');
  } catch {
    return '';
  }
}

export function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.url.pathname);
  return accountForm(args, async ({ fields, visitor, who }) => {
    if (fields.intent === 'confirm') {
      // The code names the account: guesses at its password are counted by it.
      await countConfirmation(visitor, fields.code ?? '');
      await visitor.signIn(await accounts.confirm(fields, who), false);
      visitor.sends.push(cookie(mailedCookie, '', { maxAge: 0 }));
      throw redirectDocument(localePath(locale, '/account'));
    }
    await countedMail(visitor, emailOf(fields), () => accounts.resend(fields, who));
    return data({ sent: true });
  });
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, code, mailed } = loaderData;
  const { t } = useTranslation();
  const failure = asFailure(actionData);
  const again = { to: '/auth/verify', label: 'auth.sendAgain' } as const;
  const forgot = { to: '/auth/forgot-password', label: 'auth.setNewPassword' } as const;
  const notice = failure && (
    <FailureNotice
      failure={failure}
      title={t('auth.verifyFailed')}
      locale={locale}
      ways={{
        'wrong-password': forgot,
        'invalid-credential': forgot,
        'invalid-action-code': again,
        'expired-action-code': again,
      }}
    />
  );
  if (code) {
    return (
      <Gate title={t('auth.confirmTitle')} text={t('auth.confirmText')}>
        {notice}
        <AccountForm step="confirm" identity={identity}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="code" value={code} />
          <Field
            label={t('auth.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            hint={t('auth.confirmHint')}
          />
          <button className={buttonClass('main', true)} type="submit">
            {t('auth.confirm')}
          </button>
        </AccountForm>
      </Gate>
    );
  }
  return (
    <Gate title={t('auth.verifyTitle')} text={t(mailed ? 'auth.verifyMailed' : 'auth.verifyText', { email: mailed })}>
      {notice ??
        (actionData && (
          <Notice kind="done" title={t('auth.sent')}>
            {t('auth.sentText')}
          </Notice>
        ))}
      <AccountForm identity={identity}>
        <input type="hidden" name="intent" value="resend" />
        <EmailField failure={failure} value={mailed} />
        <button className={buttonClass('soft', true)} type="submit">
          {t('auth.sendAgain')}
        </button>
      </AccountForm>
      <p>
        {t('auth.haveAccount')} <Link to={localePath(locale, '/auth/login')}>{t('auth.signIn')}</Link>
      </p>
    </Gate>
  );
}
