import { NavLink, Outlet, useLocation, type LoaderFunctionArgs } from 'react-router';
import { routeMiddleware } from '#accounts/middleware.server.ts';
import { AccountForm } from '#accounts/account-form.tsx';
import { TranslationProvider, alsoTranslating, translator, useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import styles from './account.module.css';

export const handle = { hydrates: true };

/** Everything under here is for signed-in people. */
export const middleware = [routeMiddleware('auth')];

/** Its words come with it: other pages need not load them. */
export function loader({ url }: LoaderFunctionArgs) {
  return { words: messagesFor(localeOf(url.pathname)).account };
}

const pages = {
  profile: '/account',
  security: '/account/security',
  sessions: '/account/sessions',
  messages: '/account/messages',
  data: '/account/data',
};

export default function AccountLayout({ loaderData: { words } }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const outer = useTranslation();
  const locale = localeOf(useLocation().pathname);
  const t = alsoTranslating(outer.t, 'account.', translator(locale, { account: words }));
  return (
    <TranslationProvider t={t}>
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
    </TranslationProvider>
  );
}
