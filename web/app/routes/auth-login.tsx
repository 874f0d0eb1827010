import { useTranslation } from '#locales/i18n.tsx';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { interfaceHead } from '#content/interface-head.server.ts';
import { Gate } from '#layouts/gate.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import type { Route } from './+types/auth-login';

export const handle = { hydrates: true };

export function loader({ url }: LoaderFunctionArgs) {
  return { head: interfaceHead('auth.loginTitle', '/auth/login', url), locale: localeOf(url.pathname) };
}

export default function Login({ loaderData: { locale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <Gate title={t('auth.loginTitle')} text={t('auth.loginText')}>
      <Link className={buttonClass('main', true)} to={localePath(locale, '/contact')}>
        {t('auth.contact')}
      </Link>
      <p>
        <Link to={localePath(locale, '/')}>{t('auth.back')}</Link>
      </p>
    </Gate>
  );
}
