import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { EmailField } from '#accounts/components/email-field.tsx';
import { FailureNotice, findFormFailure } from '#accounts/components/failure.tsx';
import { rateLimitMail } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-forgot-password';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  const page = accountPage(args, 'titles.forgot', '/auth/forgot-password');
  const t = translatorFor(page.locale);
  const texts = {
    title: t('signIn.forgotTitle'),
    forgot: t('signIn.forgotText'),
    failed: t('signIn.forgotFailed'),
    sent: t('signIn.sentText'),
    send: t('signIn.sendLink'),
    back: t('signIn.backToLogin'),
  };
  return { ...page, texts };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields, visitor, client }) => {
    await rateLimitMail(visitor, readEmail(fields), () => accounts.forgot(fields, client));
    return data({ sent: true });
  });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, texts } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  return (
    <AuthLayout title={texts.title} text={texts.forgot} art="brokenKey">
      {failure ? (
        <FailureNotice failure={failure} title={texts.failed} locale={locale} />
      ) : (
        actionData && (
          <Notice kind="done" title={t('auth.sent')}>
            {texts.sent}
          </Notice>
        )
      )}
      <AccountForm identity={null}>
        <EmailField failure={failure} />
        <button className={buttonClass('main', true)} type="submit">
          {texts.send}
        </button>
      </AccountForm>
      <p>
        <a href={localePath(locale, '/auth/login')}>{texts.back}</a>
      </p>
    </AuthLayout>
  );
}
