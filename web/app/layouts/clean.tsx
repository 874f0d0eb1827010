import type { ReactNode } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { Outlet, useLocation } from 'react-router';
import { localeOf, localePath } from '#locales/index.ts';
import { Mark } from '#theme/mark.tsx';
import styles from './clean.module.css';
import { ErrorPage } from './error-page.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A layout with only the logo and the language switch. It works without the CMS. */
export default function CleanLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const locale = localeOf(useLocation().pathname);
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <header className={styles.header}>
        <a className={`site-mark ${styles.home}`} href={localePath(locale, '/')} aria-label={t('layout.home')}>
          <Mark />
        </a>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
