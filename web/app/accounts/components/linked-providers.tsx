import { useTranslation } from '#locales/i18n.tsx';
import { buttonClass } from '#ui/button.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-page.module.css';
import { FailureNotice } from './failure.tsx';
import type { Failure } from '#accounts/forms/handle-account-form.server.ts';
import type { IdentitySettings } from '#accounts/identity/settings.ts';
import { providerName } from './social-sign-in.tsx';
import { ReauthenticationFields } from './reauthentication-fields.tsx';

type Props = {
  /** The providers to list. */
  providers: string[];
  identity: IdentitySettings | null;
  email: string;
  linked: string[];
  failure: Failure | undefined;
  locale: string;
};

/** The providers that the member can link or unlink. The last sign-in method cannot be removed. */
export function LinkedProviders({ providers, identity, email, linked, failure, locale }: Props) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('account.linked')}</h2>
      <p>{t('account.linkedText')}</p>
      {failure && <FailureNotice failure={failure} title={t('account.notChanged')} locale={locale} />}
      <ul className={styles.rows}>
        {providers.map((provider) => {
          const isLinked = linked.includes(provider);
          const name = providerName(provider);
          return (
            <li key={provider}>
              <span>
                <b>{name}</b>
                <br />
                <span className={styles.quiet}>{t(isLinked ? 'account.isLinked' : 'account.isNotLinked')}</span>
              </span>
              {(!isLinked || linked.length > 1) && (
                <AccountForm step={isLinked ? 'unlink' : 'link'} identity={identity}>
                  <input type="hidden" name="intent" value={isLinked ? 'unlink' : 'link'} />
                  <input type="hidden" name="provider" value={provider} />
                  <ReauthenticationFields identity={identity} email={email} providers={linked} failure={failure} />
                  <button className={buttonClass('soft')} type="submit">
                    {t(isLinked ? 'account.unlink' : 'account.link', { provider: name })}
                  </button>
                </AccountForm>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
