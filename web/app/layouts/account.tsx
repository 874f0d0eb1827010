import { NavLink, Outlet, useLocation, type LoaderFunctionArgs } from 'react-router';
import { memberOf, routeMiddleware } from '#accounts/session/middleware.server.ts';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { LiveProvider } from '#accounts/live/live.tsx';
import { Avatar } from '#accounts/photo/avatar.tsx';
import { initialOf } from '#accounts/photo/initial.ts';
import { TranslationProvider, combineTranslators, translator, useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import styles from './account.module.css';

export const handle = { hydrates: true };

/** All pages of this layout are for members only. */
export const middleware = [routeMiddleware('auth')];

/** Sends the messages of the account area along, so that other pages do not load them. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { account } = memberOf(context);
  const member = {
    version: account.photoVersion,
    initial: initialOf(account),
    name: account.displayName ?? account.email,
  };
  const identity = identitySettings();
  const live = identity?.databaseUrl ? identity : null;
  return { member, live, messages: messagesFor(localeOf(url.pathname)).account };
}

const pages = {
  welcome: '/account/welcome',
  profile: '/account',
  security: '/account/security',
  sessions: '/account/sessions',
  messages: '/account/messages',
  data: '/account/data',
};

export default function AccountLayout({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { member, live, messages } = loaderData;
  const outer = useTranslation();
  const locale = localeOf(useLocation().pathname);
  const t = combineTranslators(outer.t, 'account.', translator(locale, { account: messages }));
  return (
    <TranslationProvider t={t}>
      <div className={`wrap ${styles.account}`}>
        <div className={styles.side}>
          <p className={styles.member}>
            <Avatar locale={locale} version={member.version} initial={member.initial} />
            <b>{member.name}</b>
          </p>
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
          <LiveProvider settings={live}>
            <Outlet />
          </LiveProvider>
        </div>
      </div>
    </TranslationProvider>
  );
}
