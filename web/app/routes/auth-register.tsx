import { Link, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { cookie, mailedCookie } from '#accounts/cookies.server.ts';
import { EmailField } from '#accounts/email-field.tsx';
import { FailureNotice, asFailure, problemWith } from '#accounts/failure.tsx';
import { accountForm, countedRegistration, emailOf } from '#accounts/form.server.ts';
import { NewPassword } from '#accounts/new-password.tsx';
import { OtherWays } from '#accounts/other-ways.tsx';
import { accountPage } from '#accounts/page.server.ts';
import { cmsProviders } from '#accounts/providers.server.ts';
import { Gate } from '#layouts/gate.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import type { Route } from './+types/auth-register';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  return { ...accountPage(args, 'auth.registerTitle', '/auth/register'), cmsProviders: cmsProviders() };
}

/** Says the same whether the address is new or not; its owner learns the rest by mail. */
export function action(args: ActionFunctionArgs) {
  return accountForm(args, async ({ fields, visitor, who }) => {
    const email = emailOf(fields);
    await countedRegistration(visitor, fields, () => accounts.register(fields, who));
    visitor.sends.push(cookie(mailedCookie, encodeURIComponent(email), { maxAge: 3_600 }));
    throw redirect(localePath(localeOf(args.url.pathname), '/auth/verify'));
  });
}

export default function Register({ loaderData: { locale, identity, cmsProviders }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = asFailure(actionData);
  return (
    <Gate title={t('auth.registerTitle')} text={t('auth.registerText')}>
      {failure && <FailureNotice failure={failure} title={t('auth.registerFailed')} locale={locale} />}
      <AccountForm step="register" identity={identity}>
        <Field
          label={t('auth.name')}
          name="displayName"
          autoComplete="name"
          maxLength={80}
          hint={t('auth.nameHint')}
          defaultValue={failure?.values.displayName}
        />
        <EmailField failure={failure} />
        <NewPassword problem={problemWith('password', failure)} />
        <button className={buttonClass('main', true)} type="submit">
          {t('auth.create')}
        </button>
      </AccountForm>
      <OtherWays identity={identity} next={localePath(locale, '/account')} cmsProviders={cmsProviders} />
      <p>
        {t('auth.haveAccount')} <Link to={localePath(locale, '/auth/login')}>{t('auth.signIn')}</Link>
      </p>
    </Gate>
  );
}
