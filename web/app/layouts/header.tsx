import { useTranslation } from '#locales/i18n.tsx';
import { useLocation } from 'react-router';
import { ContentLink } from '#content/fields/link.tsx';
import type { Site } from '#content/models/site.server.ts';
import { localePath } from '#locales/index.ts';
import { HalfDisc } from '#theme/half-disc.tsx';
import { Mark } from '#theme/mark.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeChoice } from './theme-choice.tsx';

type Props = { site: Site | undefined; locale: string; menuLocale: string; lang: string | undefined };

export function Header({ site, locale, menuLocale, lang }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const links = site?.navigation.map((link, index) => (
    <li key={index}>
      <ContentLink link={link} locale={menuLocale} />
    </li>
  ));
  return (
    <header className={`wrap ${styles.header}`}>
      <a
        className={styles.home}
        href={localePath(locale, '/')}
        aria-label={`${site?.name ?? ''} ${t('layout.home')}`.trim()}
      >
        <Mark />
      </a>
      {links && (
        <nav className={styles.nav} aria-label={t('layout.navigation')} lang={lang}>
          <ul>{links}</ul>
        </nav>
      )}
      <div className={styles.end}>
        <LanguageSwitch />
        {/* The key closes the menu when the path changes. */}
        <details key={`theme ${pathname}`} className={`${styles.popup} ${styles.theme}`} name="header">
          <summary aria-label={t('layout.theme')}>
            <HalfDisc />
          </summary>
          <div className={styles.popupPanel}>
            <ThemeChoice name="theme" />
          </div>
        </details>
        {/* Cached pages are the same for everybody, so both links exist; CSS shows one by the hint cookie. */}
        <a className={`signed-out ${styles.signIn}`} href={localePath(locale, '/auth/login')}>
          {t('layout.signIn')}
        </a>
        <a className={`signed-in ${styles.signIn} ${styles.account}`} href={localePath(locale, '/account')}>
          <span className={styles.initial} data-initial="" aria-hidden="true" />
          {t('layout.account')}
        </a>
        <details key={`menu ${pathname}`} className={`${styles.popup} ${styles.menu}`} name="header">
          <summary>{t('layout.menu')}</summary>
          <div className={styles.popupPanel}>
            {links && (
              <nav aria-label={t('layout.menu')} lang={lang}>
                <ul className="cut">{links}</ul>
              </nav>
            )}
            <p className="cut">
              <a className="signed-out" href={localePath(locale, '/auth/login')}>
                {t('layout.signIn')}
              </a>
              <a className="signed-in" href={localePath(locale, '/account')}>
                {t('layout.account')}
              </a>
            </p>
            <ThemeChoice name="theme-menu" />
          </div>
        </details>
      </div>
    </header>
  );
}
