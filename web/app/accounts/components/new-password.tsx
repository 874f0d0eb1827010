import { useState } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { Field } from '#ui/field.tsx';
import styles from './account-form.module.css';
import { minPasswordLength, recommendedPasswordLength } from '#accounts/passwords/password-length.ts';

/** The field for a new password. A meter shows its length: 8 characters are required, 12 are recommended. */
export function NewPassword({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation();
  const [length, setLength] = useState(0);
  return (
    <Field
      label={t('auth.newPassword')}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={minPasswordLength}
      problem={problem}
      hint={length >= recommendedPasswordLength ? t('auth.passwordWise') : t('auth.passwordHint')}
      onInput={(event) => setLength([...event.currentTarget.value].length)}
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
