import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { ContentLink } from '#content/link.tsx';
import { contentLoader } from '#content/loader.server.ts';
import { readSite, type Site } from '#content/site.server.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { Mark } from '#theme/mark.tsx';
import { ErrorPage } from './error-page.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export const loader = contentLoader(async (args) => ({ site: await readSite(args) }));

type LoaderData = { site: Site };

export default function DefaultLayout({ loaderData }: { loaderData: LoaderData }) {
  return (
    <Frame site={loaderData.site}>
      <Outlet />
    </Frame>
  );
}

/** Without the CMS there is no menu; the page around the error still is ours. */
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
  // A language without menus of its own borrows the default language's, and they lead to that language's pages.
  const lang = site && site.locale !== locale ? site.locale : undefined;
  const menuLocale = lang ?? locale;
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      {site?.announcement && (
        <aside aria-label={t('layout.announcement')} lang={lang}>
          <p>
            {site.announcement.label && <b>{site.announcement.label}</b>} {site.announcement.text}{' '}
            {site.announcement.link && <ContentLink link={site.announcement.link} locale={menuLocale} />}
          </p>
        </aside>
      )}
      <header>
        <Link to={localePath(locale, '/')} aria-label={t('layout.home')}>
          <Mark />
        </Link>
        {site && (
          <nav aria-label={t('layout.navigation')} lang={lang}>
            <ul>
              {site.navigation.map((link, index) => (
                <li key={index}>
                  <ContentLink link={link} locale={menuLocale} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LanguageSwitch />
        <Link to={localePath(locale, '/auth/login')}>{t('layout.signIn')}</Link>
      </header>
      <main id="main">{children}</main>
      {site && (
        <footer lang={lang}>
          {site.footerNote && <p>{site.footerNote}</p>}
          {site.footer.map((group, index) => (
            <nav key={index} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link, linkIndex) => (
                  <li key={linkIndex}>
                    <ContentLink link={link} locale={menuLocale} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <p>{site.name}</p>
        </footer>
      )}
    </>
  );
}
