import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { IllustratedPanel } from '#accounts/components/illustrated-panel.tsx';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accounts } from '#accounts/operations/accounts.server.ts';
import { FailureNotice, findFormFailure } from '#accounts/components/failure.tsx';
import { consumeReauthenticationAttempt } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { identitySettings, signInMethods } from '#accounts/identity/identity.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { ReauthenticationFields } from '#accounts/components/reauthentication-fields.tsx';
import { ValidatedCheckbox } from '#accounts/components/validated-checkbox.tsx';
import { forReauthentication } from '#accounts/identity/settings.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import type { Route } from './+types/account-data';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const { account, token } = memberOf(args.context);
  const providers = await signInMethods(token);
  const identity = forReauthentication(identitySettings(), providers);
  return { ...accountPage(args, 'titles.data', '/account/data'), identity, email: account.email, providers };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields, visitor, client }) => {
    const { account, token } = memberOf(args.context);
    await consumeReauthenticationAttempt(account);
    await accounts.remove(fields, { ...client, token });
    await visitor.signOut();
    throw redirectDocument(localePath(localeOf(args.url.pathname), '/auth/login?done=deleted'));
  });
}

export default function AccountData({
  loaderData: { locale, identity, email, providers },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  return (
    <>
      <h1>{t('account.dataTitle')}</h1>
      <section>
        <IllustratedPanel art="data" title={t('account.export')} text={t('account.exportText')}>
          <a className={buttonClass('main')} href={localePath(locale, '/account/export')} download="account.json">
            {t('account.download')}
          </a>
        </IllustratedPanel>
      </section>
      <section>
        <h2>{t('account.delete')}</h2>
        <p>{t('account.deleteText')}</p>
        {failure && <FailureNotice failure={failure} title={t('account.notDeleted')} locale={locale} />}
        <AccountForm step="reauthenticate" identity={identity}>
          <ReauthenticationFields identity={identity} email={email} providers={providers} failure={failure} />
          <ValidatedCheckbox name="sure" required label={t('account.deleteSure')} />
          <div>
            <button className={buttonClass('dark')} type="submit">
              {t('account.delete')}
            </button>
          </div>
        </AccountForm>
      </section>
    </>
  );
}
