import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { interfaceHead } from '#content/interface-head.server.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/auth-verify';

export function loader({ url }: LoaderFunctionArgs) {
  return { head: interfaceHead('auth.verifyTitle', '/auth/verify', url), locale: localeOf(url.pathname) };
}

export default function Verify({ loaderData: { locale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('auth.verifyTitle')} lead={t('auth.verifyText')} />
      <p className="actions">
        <Link to={localePath(locale, '/contact')}>{t('auth.contact')}</Link>
      </p>
    </>
  );
}
