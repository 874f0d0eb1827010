import type { ReactNode } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { Door } from '#theme/lazy-illustrations.ts';
import styles from './auth-layout.module.css';

/** The layout of the sign-in pages: text and a form on one side, an illustration on the other. */
export function AuthLayout({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.layout}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
      <div className={styles.side} aria-hidden="true">
        <p className="cut">{t('auth.aside')}</p>
        <Door className={styles.door} />
      </div>
    </div>
  );
}
