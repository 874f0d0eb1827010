import type { LoaderFunctionArgs } from 'react-router';
import styles from '#accounts/components/account-page.module.css';
import { IllustratedPanel } from '#accounts/components/illustrated-panel.tsx';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { useCurrentStates, useLive } from '#accounts/live/live.tsx';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { listMemberEnquiries } from '#enquiry/member-enquiries.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { formatDate } from '#locales/dates.ts';
import { localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import type { Route } from './+types/account-messages';
import own from './account-messages.module.css';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const { account } = memberOf(args.context);
  const sent = (await listMemberEnquiries(account)).slice(0, 200);
  return { ...accountPage(args, 'titles.messages', '/account/messages'), sent };
}

/** The enquiries that the member sent while signed in, with their state. */
export default function AccountMessages({ loaderData: { locale, sent } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { connection } = useLive();
  useCurrentStates(sent);
  return (
    <>
      <h1>{t('account.messagesTitle')}</h1>
      {sent.length > 0 && <p>{t('account.messagesText')}</p>}
      {connection !== 'off' && (
        <p role="status" className={styles.quiet}>
          {connection !== 'waiting' && t(`account.live.${connection}`)}
        </p>
      )}
      {sent.length === 0 && (
        <IllustratedPanel art="messages" title={t('account.noMessages')} text={t('account.noMessagesText')} />
      )}
      <ul className={styles.rows}>
        {sent.map(({ id, reference, receivedAt, message, state }) => (
          <li key={id}>
            <div className={own.text}>
              <p className={styles.quiet}>
                <time dateTime={receivedAt}>{formatDate(receivedAt, locale, 'dateTime')} UTC</time> · {reference}
              </p>
              <p className={own.message}>{message}</p>
            </div>
            <strong aria-live="polite">{t(`account.messageStates.${state}`)}</strong>
          </li>
        ))}
      </ul>
      <div>
        <a className={buttonClass('main')} href={localePath(locale, '/contact')}>
          {t('account.writeMessage')}
        </a>
      </div>
    </>
  );
}
