import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accounts } from '#accounts/accounts.server.ts';
import { FailureNotice, asFailure } from '#accounts/failure.tsx';
import { accountForm, countProof } from '#accounts/form.server.ts';
import { waysIn } from '#accounts/identity/identity.server.ts';
import { accountPage } from '#accounts/page.server.ts';
import { Proof } from '#accounts/proof.tsx';
import { visitorOf } from '#accounts/visitor.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Tick } from '#ui/field.tsx';
import type { Route } from './+types/account-data';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const visitor = visitorOf(args.context);
  const { email } = (await visitor.account())!;
  const providers = await waysIn((await visitor.session())!.token);
  return { ...accountPage(args, 'account.dataTitle', '/account/data'), email, providers };
}

export function action(args: ActionFunctionArgs) {
  return accountForm(args, async ({ fields, visitor, who }) => {
    const account = (await visitor.account())!;
    await countProof(account);
    await accounts.remove(fields, { ...who, token: (await visitor.session())!.token });
    await visitor.signOut();
    throw redirectDocument(localePath(localeOf(args.url.pathname), '/auth/login?done=deleted'));
  });
}

export default function AccountData({
  loaderData: { locale, identity, email, providers },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = asFailure(actionData);
  return (
    <>
      <h1>{t('account.dataTitle')}</h1>
      <section>
        <h2>{t('account.export')}</h2>
        <p>{t('account.exportText')}</p>
        <div>
          <a className={buttonClass('main')} href={localePath(locale, '/account/export')} download="account.json">
            {t('account.download')}
          </a>
        </div>
      </section>
      <section>
        <h2>{t('account.delete')}</h2>
        <p>{t('account.deleteText')}</p>
        {failure && <FailureNotice failure={failure} title={t('account.notDeleted')} locale={locale} />}
        <AccountForm step="prove" identity={identity}>
          <Proof identity={identity} email={email} providers={providers} failure={failure} />
          <Tick name="sure" required label={t('account.deleteSure')} />
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
