import { useTranslation } from '#locales/i18n.tsx';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { interfaceHead } from '#content/interface-head.server.ts';
import { Gate } from '#layouts/gate.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import type { Route } from './+types/auth-verify';

export const handle = { hydrates: true };

export function loader({ url }: LoaderFunctionArgs) {
  return { head: interfaceHead('auth.verifyTitle', '/auth/verify', url), locale: localeOf(url.pathname) };
}

export default function Verify({ loaderData: { locale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <Gate title={t('auth.verifyTitle')} text={t('auth.verifyText')}>
      <Link className={buttonClass('main', true)} to={localePath(locale, '/contact')}>
        {t('auth.contact')}
      </Link>
      <p>
        <Link to={localePath(locale, '/')}>{t('auth.back')}</Link>
      </p>
    </Gate>
  );
}
