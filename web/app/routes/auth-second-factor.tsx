import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { FailureNotice, getFieldProblem, findFormFailure } from '#accounts/components/failure.tsx';
import { ValidatedField } from '#accounts/components/validated-field.tsx';
import { CmsError } from '#accounts/cms/cms-error.ts';
import { mapCmsError } from '#accounts/errors.ts';
import { consumeTokenAttempt } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { continueSignIn, readTicket } from '#accounts/second-factor/continue-sign-in.server.ts';
import { PasskeyButton } from '#accounts/second-factor/passkey-button.tsx';
import { finishSignIn, readSignInOptions } from '#accounts/second-factor/second-factor.server.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { unavailable } from '#http/problem.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import type { Route } from './+types/auth-second-factor';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const page = accountPage(args, 'titles.secondStep', '/auth/second-factor');
  const ticket = readTicket(visitorOf(args.context));
  const next = args.url.searchParams.get('next') ?? '';
  const login = loginPath(page.locale, next);
  if (!ticket) throw redirectDocument(`${login}&failed=sign-in-expired`);
  const { app, passkey } = await readSignInOptions(ticket.ticket).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    throw error.isOutage ? unavailable() : redirectDocument(`${login}&failed=${mapCmsError(error)}`);
  });
  const { secondFactor, signIn } = messagesFor(page.locale).pages;
  const texts = { ...secondFactor, back: signIn.backToLogin };
  return { ...page, app, passkey, texts, next, login };
}

export function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.url.pathname);
  return handleAccountForm(args, async ({ fields, visitor, client }) => {
    await consumeTokenAttempt(visitor);
    const ticket = readTicket(visitor);
    if (!ticket) throw redirectDocument(`${loginPath(locale, fields.next)}&failed=sign-in-expired`);
    const tokens = await finishSignIn(ticket, fields, client.caller);
    const { rememberMe } = ticket;
    throw redirectDocument(await continueSignIn(visitor, tokens, { rememberMe, locale, next: fields.next }));
  });
}

function loginPath(locale: string, next = ''): string {
  return `${localePath(locale, '/auth/login')}?next=${encodeURIComponent(next)}`;
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, app, passkey, texts, next, login } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  return (
    <AuthLayout title={texts.title} text={passkey && !app ? texts.passkeyText : texts.appText}>
      {failure && <FailureNotice failure={failure} title={t('auth.loginFailed')} locale={locale} />}
      {passkey && <PasskeyButton options={passkey} next={next} texts={texts} />}
      <AccountForm identity={null}>
        <input type="hidden" name="next" value={next} />
        <ValidatedField
          label={app ? texts.code : texts.recoveryCode}
          hint={app ? texts.codeHint : undefined}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          problem={getFieldProblem('code', failure)}
        />
        <button className={buttonClass(passkey ? 'soft' : 'main', true)} type="submit">
          {t('auth.signIn')}
        </button>
      </AccountForm>
      <p>
        <a href={login}>{texts.back}</a>
      </p>
    </AuthLayout>
  );
}
