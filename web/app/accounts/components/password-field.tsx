import { useState, type ComponentProps } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { minPasswordLength, recommendedPasswordLength } from '#accounts/passwords/password-length.ts';
import styles from './account-form.module.css';
import { ValidatedField } from './validated-field.tsx';

/** A password with a button that shows what was typed. Without JavaScript, CSS hides the button. */
export function PasswordField({ beside, ...field }: ComponentProps<typeof ValidatedField>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <ValidatedField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      beside={
        <>
          {beside}
          <button className={styles.show} type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {t('auth.showPassword')}
          </button>
        </>
      }
    />
  );
}

/** The field for a new password. A meter shows its length: 8 characters are required, 12 are recommended. */
export function NewPassword({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation();
  const [length, setLength] = useState(0);
  return (
    <PasswordField
      label={t('auth.newPassword')}
      name="password"
      autoComplete="new-password"
      minLength={minPasswordLength}
      problem={problem}
      hint={length >= recommendedPasswordLength ? t('auth.passwordWise') : t('auth.passwordHint')}
      onChange={(event) => setLength([...event.currentTarget.value].length)}
      below={
        length > 0 && (
          <meter
            className={styles.meter}
            aria-label={t('auth.passwordLength')}
            min={0}
            low={minPasswordLength}
            high={recommendedPasswordLength - 1}
            optimum={recommendedPasswordLength}
            max={recommendedPasswordLength}
            value={Math.min(length, recommendedPasswordLength)}
          />
        )
      }
    />
  );
}
