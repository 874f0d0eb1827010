import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration } from '#theme/illustration.tsx';
import styles from './gate.module.css';

/** The family of sign-in pages: words and a form on one side, an open door on the other. */
export function Gate({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.gate}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
      <div className={styles.side} aria-hidden="true">
        <p className="cut">{t('auth.aside')}</p>
        <Illustration name="door" className={styles.door} />
      </div>
    </div>
  );
}
