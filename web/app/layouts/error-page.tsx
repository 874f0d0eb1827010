import { useTranslation } from 'react-i18next';
import { Link, isRouteErrorResponse, useLocation } from 'react-router';
import type { Problem } from '#http/problem.ts';
import { localeOf, localePath } from '#locales/index.ts';

/** The not-found page for a 404, the server-error page for everything else. Needs nothing but the error. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const locale = localeOf(useLocation().pathname);
  const problem = isRouteErrorResponse(error) ? (error.data as Problem | null) : null;
  const title = problem && 'path' in problem ? t('error.notFoundTitle') : t('error.serverTitle');
  return (
    <section>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {problem && 'path' in problem ? (
        <>
          <p>{t(problem.code === 'unmatched' ? 'error.unmatched' : 'error.failedCheck', { path: problem.path })}</p>
          <p>{t('error.notFoundText')}</p>
        </>
      ) : (
        <p>{t(problem?.code === 'unavailable' ? 'error.unavailableText' : 'error.serverText')}</p>
      )}
      <p className="actions">
        <Link to={localePath(locale, '/')} reloadDocument>
          {t('error.backHome')}
        </Link>
      </p>
    </section>
  );
}
