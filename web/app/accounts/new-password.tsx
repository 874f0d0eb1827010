import { useState } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { Field } from '#ui/field.tsx';
import styles from './account-form.module.css';
import { shortestPassword, wisePassword } from './password-length.ts';

/** A password to choose: eight characters are enough for us, twelve are wise, and a bar says how far there is to go. */
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
      minLength={shortestPassword}
      problem={problem}
      hint={length >= wisePassword ? t('auth.passwordWise') : t('auth.passwordHint')}
      onInput={(event) => setLength([...event.currentTarget.value].length)}
      below={
        length > 0 && (
          <meter
            className={styles.meter}
            aria-label={t('auth.passwordLength')}
            min={0}
            low={shortestPassword}
            high={wisePassword - 1}
            optimum={wisePassword}
            max={wisePassword}
            value={Math.min(length, wisePassword)}
          />
        )
      }
    />
  );
}
