import { useTranslation } from '#locales/i18n.tsx';
import { buttonClass } from '#ui/button.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import type { IdentitySettings } from './identity/settings.ts';

type Props = { identity: IdentitySettings | null; next: string; cmsProviders?: { name: string; href: string }[] };

/** Signing in with an account somewhere else. */
export function OtherWays({ identity, next, cmsProviders = [] }: Props) {
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

/** `google.com` is Google. */
export function providerName(id: string): string {
  const bare = id.replace(/\.com$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
