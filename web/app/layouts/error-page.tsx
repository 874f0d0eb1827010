import { lazy } from 'react';
import { useTranslation } from '#locales/i18n.tsx';
import { isRouteErrorResponse, useLocation } from 'react-router';
import type { Problem } from '#http/problem.ts';
import { localeOf, localePath, locales } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { ErrorReference } from './error-reference.tsx';
import styles from './error-page.module.css';

/** In a chunk of its own. The server has already rendered it; only hydration waits for the chunk. */
const ErrorArt = lazy(() => import('#theme/error-art.tsx'));

/**
 * The not-found page for a 404 and a 410, the server-error page for everything else. It needs only the error. The error's data
 * may be a Problem of this site, or anything else, such as the response body of the edge or another proxy.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const problem = problemIn(error);
  const isMissing = status === 404 || status === 410;
  const missing = problem && 'path' in problem ? problem : null;
  const title = t(isMissing ? 'error.notFoundTitle' : 'error.serverTitle');
  return (
    <section className={styles.error}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={`wrap ${styles.text}`}>
        <div>
          <p className={styles.title}>{title}</p>
          <h1>{t(isMissing ? 'error.notFoundHeading' : 'error.serverHeading')}</h1>
        </div>
        <div>
          {isMissing ? (
            <>
              <p className="lead">
                {t(missingTexts[missing?.code ?? 'unmatched'], {
                  path: missing?.path ?? pathname,
                })}
              </p>
              <p>{t('error.notFoundText')}</p>
              {missing?.elsewhere && missing.elsewhere.length > 0 && (
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
            <>
              <p className="lead">{t(reasonFor(status, problem))}</p>
              <ErrorReference />
            </>
          )}
          <p className={styles.links}>
            <a className={buttonClass()} href={localePath(locale, '/')}>
              {t('error.backHome')}
            </a>
            {!isMissing && <a href={pathname}>{t('error.retry')}</a>}
            {isMissing && (
              <>
                <a href={localePath(locale, '/pricing')}>{t('error.pricing')}</a>
                <a href={localePath(locale, '/contact')}>{t('error.write')}</a>
              </>
            )}
          </p>
        </div>
      </div>
      <ErrorArt isMissing={isMissing} className="scene" />
    </section>
  );
}

const missingTexts = {
  unmatched: 'error.unmatched',
  'failed-check': 'error.failedCheck',
  gone: 'error.gone',
} as const;

function reasonFor(status: number, problem: Problem | null) {
  if (problem?.code === 'empty') return 'page.emptyText';
  return status === 503 ? 'error.unavailableText' : 'error.serverText';
}

function problemIn(error: unknown): Problem | null {
  if (!isRouteErrorResponse(error)) return null;
  const data = error.data as unknown;
  return typeof data === 'object' && data !== null && 'code' in data ? (data as Problem) : null;
}
