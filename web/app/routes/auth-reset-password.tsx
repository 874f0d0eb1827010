import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { FailureNotice, asFailure, problemWith } from '#accounts/failure.tsx';
import { accountForm, countIdentity } from '#accounts/form.server.ts';
import { NewPassword } from '#accounts/new-password.tsx';
import { accountPage } from '#accounts/page.server.ts';
import { Gate } from '#layouts/gate.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import type { Route } from './+types/auth-reset-password';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  const code = args.url.searchParams.get('code') ?? '';
  return { ...accountPage(args, 'auth.resetTitle', '/auth/reset-password'), code };
}

export function action(args: ActionFunctionArgs) {
  return accountForm(args, async ({ fields, visitor, who }) => {
    await countIdentity(visitor);
    await visitor.signIn(await accounts.reset(fields, who), false);
    throw redirectDocument(localePath(localeOf(args.url.pathname), '/account/security?done=password'));
  });
}

export default function ResetPassword({ loaderData: { locale, identity, code }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = asFailure(actionData);
  const again = { to: '/auth/forgot-password', label: 'auth.sendAgain' } as const;
  return (
    <Gate title={t('auth.resetTitle')} text={t('auth.resetText')}>
      {failure && (
        <FailureNotice
          failure={failure}
          title={t('auth.resetFailed')}
          locale={locale}
          ways={{ 'invalid-action-code': again, 'expired-action-code': again }}
        />
      )}
      <AccountForm step="reset" identity={identity}>
        <input type="hidden" name="code" value={code} />
        <NewPassword problem={problemWith('password', failure)} />
        <button className={buttonClass('main', true)} type="submit">
          {t('auth.setPassword')}
        </button>
      </AccountForm>
    </Gate>
  );
}
