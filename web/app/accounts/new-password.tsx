import { useState } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { Field } from '#ui/field.tsx';
import styles from './account-form.module.css';

const wise = 12;

/** A password to choose: six characters are enough for us, twelve are wise, and a bar says how far there is to go. */
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
      minLength={6}
      problem={problem}
      hint={length >= wise ? t('auth.passwordWise') : t('auth.passwordHint')}
      onInput={(event) => setLength([...event.currentTarget.value].length)}
      below={
        length > 0 && (
          <meter
            className={styles.meter}
            aria-label={t('auth.passwordLength')}
            min={0}
            low={6}
            high={wise - 1}
            optimum={wise}
            max={wise}
            value={Math.min(length, wise)}
          />
        )
      }
    />
  );
}
