import { useTranslation } from '#locales/i18n.tsx';
import { buttonClass } from '#ui/button.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-page.module.css';
import { FailureNotice } from './failure.tsx';
import type { Failure } from './form.server.ts';
import type { IdentitySettings } from './identity/settings.ts';
import { providerName } from './other-ways.tsx';
import { Proof } from './proof.tsx';

type Props = {
  identity: IdentitySettings;
  email: string;
  linked: string[];
  failure: Failure | undefined;
  locale: string;
};

/** The other ways to sign in to this account. The last way in cannot be taken away. */
export function LinkedProviders({ identity, email, linked, failure, locale }: Props) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('account.linked')}</h2>
      <p>{t('account.linkedText')}</p>
      {failure && <FailureNotice failure={failure} title={t('account.notChanged')} locale={locale} />}
      <ul className={styles.rows}>
        {identity.providers.map((provider) => {
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
                  <Proof identity={identity} email={email} providers={linked} failure={failure} />
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
