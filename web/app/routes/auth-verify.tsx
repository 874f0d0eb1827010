import { Link, data, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { cookie, mailedCookie } from '#accounts/cookies.server.ts';
import { FailureNotice, asFailure, problemWith } from '#accounts/failure.tsx';
import { accountForm, countMail, countProof, emailOf } from '#accounts/form.server.ts';
import { accountPage } from '#accounts/page.server.ts';
import { visitorOf } from '#accounts/visitor.server.ts';
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
  const mailed = decodeURIComponent(visitorOf(args.context).cookies.get(mailedCookie) ?? '');
  return {
    ...accountPage(args, 'auth.verifyTitle', '/auth/verify'),
    mailed,
    code: searchParams.get('code'),
    newEmail: searchParams.get('new-email'),
  };
}

export function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.url.pathname);
  return accountForm(args, async ({ fields, visitor, who }) => {
    if (fields.intent === 'confirm') {
      // The code names the account: guesses at its password are counted by it.
      await countProof({ documentId: fields.code ?? '' });
      await visitor.signIn(await accounts.confirm(fields, who), false);
      visitor.sends.push(cookie(mailedCookie, '', { maxAge: 0 }));
      throw redirectDocument(localePath(locale, '/account'));
    }
    if (fields.intent === 'new-email') {
      await accounts.confirmEmail(fields, who);
      await visitor.signOut();
      throw redirectDocument(localePath(locale, '/auth/login?done=email'));
    }
    await countMail(visitor, emailOf(fields));
    await accounts.resend(fields, who);
    return data({ sent: true });
  });
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, code, newEmail, mailed } = loaderData;
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
  const emailProblem = problemWith('email', failure);
  if (code || newEmail) {
    return (
      <Gate title={t('auth.confirmTitle')} text={t(code ? 'auth.confirmText' : 'auth.newEmailText')}>
        {notice}
        <AccountForm step={code ? 'confirm' : 'confirm-email'} identity={identity}>
          <input type="hidden" name="intent" value={code ? 'confirm' : 'new-email'} />
          <input type="hidden" name="code" value={code ?? newEmail ?? ''} />
          {code && (
            <Field
              label={t('auth.password')}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              hint={t('auth.confirmHint')}
            />
          )}
          <button className={buttonClass('main', true)} type="submit">
            {t(code ? 'auth.confirm' : 'auth.useAddress')}
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
        <Field
          label={t('auth.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          defaultValue={failure?.values.email ?? mailed}
          problem={emailProblem}
        />
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
