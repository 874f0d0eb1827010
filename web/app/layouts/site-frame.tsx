import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ContentLink } from '#content/fields/link.tsx';
import type { Site } from '#content/models/site.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf } from '#locales/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './site-frame.module.css';

/** Announcement, header and footer around a page. Without the site's content it has no menus. */
export function SiteFrame({ site, children }: { site: Site | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const locale = localeOf(useLocation().pathname);
  // If the menus are not published in this language, those of the default language are shown, with links to its pages.
  const lang = site && site.locale !== locale ? site.locale : undefined;
  const menuLocale = lang ?? locale;
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      {site?.announcement && (
        <aside className={`night ${styles.announcement}`} aria-label={t('frame.announcement')} lang={lang}>
          <p className="wrap">
            {site.announcement.label && <b>{site.announcement.label}</b>} {site.announcement.text}{' '}
            {site.announcement.link && <ContentLink link={site.announcement.link} locale={menuLocale} />}
          </p>
        </aside>
      )}
      <Header site={site} locale={locale} menuLocale={menuLocale} lang={lang} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {site && <Footer site={site} menuLocale={menuLocale} lang={lang} />}
    </>
  );
}
