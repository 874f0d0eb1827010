import { randomBytes } from 'node:crypto';
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { cookie, mailedCookie, registrationCookie } from '#accounts/session/cookies.server.ts';
import { EmailField } from '#accounts/components/email-field.tsx';
import { FailureNotice, findFormFailure, getFieldProblem } from '#accounts/components/failure.tsx';
import { rateLimitRegistration } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { forPasswords } from '#accounts/identity/settings.ts';
import { NewPassword } from '#accounts/components/password-field.tsx';
import { describePlan, rememberPlan } from '#accounts/plan/chosen-plan.server.ts';
import { readPlanChoice } from '#accounts/plan/plan-choice.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { SocialSignIn } from '#accounts/components/social-sign-in.tsx';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { cmsProviders } from '#accounts/cms/providers.server.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import type { Route } from './+types/auth-register';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const page = accountPage(args, 'titles.register', '/auth/register');
  const visitor = visitorOf(args.context);
  // A link on another site must not change the choice of a member.
  const isForeign = args.request.headers.get('Sec-Fetch-Site') === 'cross-site';
  const choice = isForeign ? null : readPlanChoice(args.url.searchParams);
  if (choice) rememberPlan(visitor, choice);
  // The form is shown even if the CMS is down.
  const account = await visitor.account().catch(() => null);
  if (account && choice) throw redirectDocument(localePath(page.locale, '/account/welcome'));
  const chosen = await describePlan(args.context, page.locale, choice);
  const plan = chosen && translatorFor(page.locale)('signIn.plan', { plan: chosen.name });
  return { ...page, plan, identity: identitySettings(), cmsProviders: cmsProviders() };
}

/** The response is the same whether the email is registered or not; its owner gets the details by mail. */
export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields, visitor, client }) => {
    const email = readEmail(fields);
    const registration = randomBytes(32).toString('base64url');
    await rateLimitRegistration(visitor, fields, () => accounts.register({ ...fields, registration }, client));
    visitor.setCookies.push(cookie(registrationCookie, registration, { maxAge: 48 * 3_600 }));
    visitor.setCookies.push(cookie(mailedCookie, encodeURIComponent(email), { maxAge: 3_600 }));
    throw redirectDocument(localePath(localeOf(args.url.pathname), '/auth/verify'));
  });
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, identity, plan, cmsProviders } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  return (
    <AuthLayout title={t('auth.registerTitle')} text={t('auth.registerText')} art="door">
      {plan && <p>{plan}</p>}
      {failure && <FailureNotice failure={failure} title={t('auth.registerFailed')} locale={locale} />}
      <AccountForm step="register" identity={forPasswords(identity)}>
        <Field
          label={t('auth.name')}
          name="displayName"
          autoComplete="name"
          maxLength={80}
          hint={t('auth.nameHint')}
          defaultValue={failure?.values.displayName}
        />
        <EmailField failure={failure} />
        <NewPassword problem={getFieldProblem('password', failure)} />
        <button className={buttonClass('main', true)} type="submit">
          {t('auth.create')}
        </button>
      </AccountForm>
      <SocialSignIn identity={identity} next={localePath(locale, '/account')} cmsProviders={cmsProviders} />
      <p>
        {t('auth.haveAccount')} <a href={localePath(locale, '/auth/login')}>{t('auth.signIn')}</a>
      </p>
    </AuthLayout>
  );
}
