import { Link, data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { EmailField } from '#accounts/email-field.tsx';
import { FailureNotice, asFailure } from '#accounts/failure.tsx';
import { accountForm, countedMail, emailOf } from '#accounts/form.server.ts';
import { accountPage } from '#accounts/page.server.ts';
import { Gate } from '#layouts/gate.tsx';
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
  return accountForm(args, async ({ fields, visitor, who }) => {
    await countedMail(visitor, emailOf(fields), () => accounts.forgot(fields, who));
    return data({ sent: true });
  });
}

export default function ForgotPassword({ loaderData: { locale, identity }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = asFailure(actionData);
  return (
    <Gate title={t('auth.forgotTitle')} text={t('auth.forgotText')}>
      {failure ? (
        <FailureNotice failure={failure} title={t('auth.forgotFailed')} locale={locale} />
      ) : (
        actionData && (
          <Notice kind="done" title={t('auth.sent')}>
            {t('auth.sentText')}
          </Notice>
        )
      )}
      <AccountForm identity={identity}>
        <EmailField failure={failure} />
        <button className={buttonClass('main', true)} type="submit">
          {t('auth.sendLink')}
        </button>
      </AccountForm>
      <p>
        <Link to={localePath(locale, '/auth/login')}>{t('auth.backToLogin')}</Link>
      </p>
    </Gate>
  );
}
