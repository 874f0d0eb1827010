import { useTranslation } from '#locales/i18n.tsx';
import { buttonClass } from '#ui/button.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import type { IdentitySettings } from '#accounts/identity/settings.ts';

type Props = { identity: IdentitySettings | null; next: string; cmsProviders?: { name: string; href: string }[] };

/** Buttons for sign-in with a social provider, through the identity provider or the CMS. */
export function SocialSignIn({ identity, next, cmsProviders = [] }: Props) {
  const { t } = useTranslation();
  const providers = identity?.providers ?? [];
  if (providers.length === 0 && cmsProviders.length === 0) return null;
  return (
    <>
      <p className={styles.or}>{t('auth.or')}</p>
      {providers.map((provider) => (
        <AccountForm key={provider} step="sign-in" identity={identity}>
          <input type="hidden" name="next" value={next} />
          <button className={`${buttonClass('soft', true)} ${styles.other}`} name="provider" value={provider}>
            {t('auth.continueWith', { provider: providerName(provider) })}
          </button>
        </AccountForm>
      ))}
      {cmsProviders.map(({ name, href }) => (
        <a key={name} className={`${buttonClass('soft', true)} ${styles.other}`} href={href}>
          {t('auth.continueWith', { provider: providerName(name) })}
        </a>
      ))}
    </>
  );
}

/** `google.com` becomes `Google`. */
export function providerName(id: string): string {
  const bare = id.replace(/\.com$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
