import { NavLink, Outlet, useLocation } from 'react-router';
import { routeMiddleware } from '#accounts/middleware.server.ts';
import { AccountForm } from '#accounts/account-form.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import styles from './account.module.css';

export const handle = { hydrates: true };

/** Everything under here is for signed-in people. */
export const middleware = [routeMiddleware('auth')];

// Without a loader React Router would not ask the server, and so not the middleware, on every way here.
export function loader() {
  return null;
}

const pages = {
  profile: '/account',
  security: '/account/security',
  sessions: '/account/sessions',
  data: '/account/data',
};

export default function AccountLayout() {
  const { t } = useTranslation();
  const locale = localeOf(useLocation().pathname);
  return (
    <div className={`wrap ${styles.account}`}>
      <div className={styles.side}>
        <nav aria-label={t('layout.account')}>
          <ul>
            {Object.entries(pages).map(([page, path]) => (
              <li key={page}>
                <NavLink to={localePath(locale, path)} end>
                  {t(`account.${page as keyof typeof pages}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountForm identity={null} action={localePath(locale, '/auth/logout')}>
          <button className={buttonClass('soft')} type="submit">
            {t('account.signOut')}
          </button>
        </AccountForm>
      </div>
      <div className={styles.main}>
        <Outlet />
      </div>
    </div>
  );
}
