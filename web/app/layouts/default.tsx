import type { ReactNode } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { Outlet, useLocation } from 'react-router';
import { organization } from '#content/metadata/json-ld.server.ts';
import { ContentLink } from '#content/fields/link.tsx';
import { contentLoader } from '#content/client/loader.server.ts';
import { readSite, type Site } from '#content/models/site.server.ts';
import { localeOf } from '#locales/index.ts';
import styles from './default.module.css';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const loader = contentLoader(async (args) => {
  const site = await readSite(args);
  return { site, siteJsonLd: organization(site) };
});

type LoaderData = { site: Site };

export default function DefaultLayout({ loaderData }: { loaderData: LoaderData }) {
  return (
    <Frame site={loaderData.site}>
      <Outlet />
    </Frame>
  );
}

/** Without the CMS the error page has the site's layout, but no menus. */
export function ErrorBoundary({ error, loaderData }: { error: unknown; loaderData?: LoaderData }) {
  return (
    <Frame site={loaderData?.site}>
      <ErrorPage error={error} />
    </Frame>
  );
}

function Frame({ site, children }: { site: Site | undefined; children: ReactNode }) {
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
        <aside className={`night ${styles.announcement}`} aria-label={t('layout.announcement')} lang={lang}>
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
