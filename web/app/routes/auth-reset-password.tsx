import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { FailureNotice, findFormFailure, getFieldProblem } from '#accounts/components/failure.tsx';
import { consumeTokenAttempt } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { NewPassword } from '#accounts/components/password-field.tsx';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { forPasswords } from '#accounts/identity/settings.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { continueSignIn } from '#accounts/second-factor/continue-sign-in.server.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import type { Route } from './+types/auth-reset-password';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  const code = args.url.searchParams.get('code') ?? '';
  const identity = forPasswords(identitySettings());
  const page = accountPage(args, 'titles.reset', '/auth/reset-password');
  const t = translatorFor(page.locale);
  const texts = {
    title: t('signIn.resetTitle'),
    reset: t('signIn.resetText'),
    failed: t('signIn.resetFailed'),
    set: t('signIn.setPassword'),
  };
  return { ...page, identity, code, texts };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields, visitor, client }) => {
    await consumeTokenAttempt(visitor);
    const locale = localeOf(args.url.pathname);
    const next = localePath(locale, '/account/security?done=password');
    const result = await accounts.reset(fields, client);
    throw redirectDocument(await continueSignIn(visitor, result, { rememberMe: false, locale, next }));
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, code, texts } = loaderData;
  const failure = findFormFailure(actionData);
  const again = { to: '/auth/forgot-password', label: 'auth.sendAgain' } as const;
  return (
    <AuthLayout title={texts.title} text={texts.reset} art="brokenKey">
      {failure && (
        <FailureNotice
          failure={failure}
          title={texts.failed}
          locale={locale}
          links={{ 'invalid-action-code': again, 'expired-action-code': again }}
        />
      )}
      <AccountForm step="reset" identity={identity}>
        <input type="hidden" name="code" value={code} />
        <NewPassword problem={getFieldProblem('password', failure)} />
        <button className={buttonClass('main', true)} type="submit">
          {texts.set}
        </button>
      </AccountForm>
    </AuthLayout>
  );
}
