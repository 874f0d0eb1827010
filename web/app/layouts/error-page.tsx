import { useTranslation } from '#locales/i18n.tsx';
import { isRouteErrorResponse, useLocation } from 'react-router';
import type { Problem } from '#http/problem.ts';
import { localeOf, localePath, locales } from '#locales/index.ts';
import { BrokenBridge, Matches } from '#theme/drawn-apart.ts';
import { buttonClass } from '#ui/button.ts';
import styles from './error-page.module.css';

/** The not-found page for a 404, the server-error page for everything else. Needs nothing but the error. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const problem = isRouteErrorResponse(error) ? (error.data as Problem | null) : null;
  const missing = problem && 'path' in problem ? problem : null;
  const title = t(missing ? 'error.notFoundTitle' : 'error.serverTitle');
  return (
    <section className={styles.error}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={`wrap ${styles.words}`}>
        <div>
          <p className={styles.title}>{title}</p>
          <h1>{t(missing ? 'error.notFoundHeading' : 'error.serverHeading')}</h1>
        </div>
        <div>
          {missing ? (
            <>
              <p className="lead">
                {t(missing.code === 'unmatched' ? 'error.unmatched' : 'error.failedCheck', { path: missing.path })}
              </p>
              <p>{t('error.notFoundText')}</p>
              {missing.elsewhere && missing.elsewhere.length > 0 && (
                <p>
                  {t('error.elsewhere')}{' '}
                  {missing.elsewhere.map((alternate) => (
                    <a key={alternate.locale} href={alternate.path} hrefLang={alternate.locale} lang={alternate.locale}>
                      {locales.find(({ code }) => code === alternate.locale)?.name}
                    </a>
                  ))}
                </p>
              )}
            </>
          ) : (
            <p className="lead">{t(problem?.code === 'unavailable' ? 'error.unavailableText' : 'error.serverText')}</p>
          )}
          <p className={styles.ways}>
            <a className={buttonClass()} href={localePath(locale, '/')}>
              {t('error.backHome')}
            </a>
            {!missing && <a href={pathname}>{t('error.retry')}</a>}
            {missing && (
              <>
                <a href={localePath(locale, '/pricing')}>{t('error.pricing')}</a>
                <a href={localePath(locale, '/contact')}>{t('error.write')}</a>
              </>
            )}
          </p>
        </div>
      </div>
      {missing ? (
        <div role="img" aria-label={t('error.notFoundAlt')}>
          <BrokenBridge className={styles.art} />
        </div>
      ) : (
        <div className={styles.calm}>
          <Matches className={styles.art} />
        </div>
      )}
    </section>
  );
}
