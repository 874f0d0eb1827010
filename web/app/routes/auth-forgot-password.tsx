import { Link, data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { EmailField } from '#accounts/components/email-field.tsx';
import { FailureNotice, toFailure } from '#accounts/components/failure.tsx';
import { rateLimitMail } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-forgot-password';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  return accountPage(args, 'auth.forgotTitle', '/auth/forgot-password');
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields, visitor, client }) => {
    await rateLimitMail(visitor, readEmail(fields), () => accounts.forgot(fields, client));
    return data({ sent: true });
  });
}

export default function ForgotPassword({ loaderData: { locale }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = toFailure(actionData);
  return (
    <AuthLayout title={t('auth.forgotTitle')} text={t('auth.forgotText')}>
      {failure ? (
        <FailureNotice failure={failure} title={t('auth.forgotFailed')} locale={locale} />
      ) : (
        actionData && (
          <Notice kind="done" title={t('auth.sent')}>
            {t('auth.sentText')}
          </Notice>
        )
      )}
      <AccountForm identity={null}>
        <EmailField failure={failure} />
        <button className={buttonClass('main', true)} type="submit">
          {t('auth.sendLink')}
        </button>
      </AccountForm>
      <p>
        <Link to={localePath(locale, '/auth/login')}>{t('auth.backToLogin')}</Link>
      </p>
    </AuthLayout>
  );
}
