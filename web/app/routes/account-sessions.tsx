import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { IllustratedPanel } from '#accounts/components/illustrated-panel.tsx';
import { AccountForm } from '#accounts/components/account-form.tsx';
import styles from '#accounts/components/account-page.module.css';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { FailureNotice, findFormFailure } from '#accounts/components/failure.tsx';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { listActivity, type Activity } from '#accounts/cms/activity.server.ts';
import { listSessions } from '#accounts/cms/devices.server.ts';
import { useLive } from '#accounts/live/live.tsx';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { formatDate } from '#locales/dates.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-sessions';

export const handle = { hydrates: true };

const maxActivity = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { token } = memberOf(args.context);
  const page = accountPage(args, 'titles.sessions', '/account/sessions');
  const [devices, activity] = await Promise.all([listSessions(token), listActivity(token)]);
  return { ...page, devices, activity, ended: args.url.searchParams.has('ended') };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields, client: { caller } }) => {
    const { token } = memberOf(args.context);
    // The current session is ended only by signing out.
    const others = (await listSessions(token)).filter(
      ({ id, current }) => !current && (fields.intent === 'others' || id === fields.id),
    );
    await Promise.all(
      others.map(({ id }) => callCms(`/auth/sessions/${id}`, { method: 'DELETE', token, caller }, z.unknown())),
    );
    throw redirect(localePath(localeOf(args.url.pathname), '/account/sessions?ended'));
  });
}

export default function AccountSessions({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, devices, activity, ended } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  const { connection, online } = useLive();
  const isOnline = (device: string | null) => connection === 'connected' && device !== null && online.includes(device);
  return (
    <>
      <h1>{t('account.sessionsTitle')}</h1>
      <p>{t('account.sessionsText')}</p>
      {failure ? (
        <FailureNotice failure={failure} title={t('account.notChanged')} locale={locale} />
      ) : (
        ended && <Notice kind="done" title={t('account.ended')} />
      )}
      <ul className={styles.rows}>
        {devices.map(({ id, device, name, current, since, seen }) => (
          <li key={id}>
            <span>
              <b>{name ?? t('account.unknownDevice')}</b>
              {current && ` (${t('account.thisDevice')})`}
              {isOnline(device) && <span className={styles.online}>{t('account.online')}</span>}
              <br />
              <span className={styles.quiet}>
                {t('account.since')} <Timestamp at={since} locale={locale} />, {t('account.seen')}{' '}
                <Timestamp at={seen} locale={locale} />
              </span>
            </span>
            {!current && (
              <AccountForm identity={null}>
                <input type="hidden" name="id" value={id} />
                <button
                  className={buttonClass('soft')}
                  name="intent"
                  value="one"
                  aria-label={`${t('account.endOne')}: ${name ?? t('account.unknownDevice')}`}
                >
                  {t('account.endOne')}
                </button>
              </AccountForm>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <IllustratedPanel art="devices" title={t('account.knownDevices')} text={t('account.knownDevicesText')}>
          <AccountForm identity={null}>
            <div>
              <button className={buttonClass('main')} name="intent" value="others">
                {t('account.endOthers')}
              </button>
            </div>
          </AccountForm>
        </IllustratedPanel>
      )}
      {activity.length > 0 && <RecentActivity activity={activity} locale={locale} />}
    </>
  );
}

function RecentActivity({ activity, locale }: { activity: Activity[]; locale: string }) {
  const { t } = useTranslation();
  const latest = activity.slice(0, maxActivity);
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">{t('account.activityTitle')}</h2>
      <p>{t('account.activityText')}</p>
      <ul className={styles.rows}>
        {latest.map(({ id, kind, at, device, network }) => (
          <li key={id}>
            <span>
              <b>{t(`account.activity.${kind}`)}</b>
              <br />
              <span className={styles.quiet}>
                <Timestamp at={at} locale={locale} />, {device ?? t('account.unknownDevice')}
                {network && `, ${t('account.network', { network })}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A time in UTC, so that server and browser render the same text. */
function Timestamp({ at, locale }: { at: string; locale: string }) {
  return <time dateTime={at}>{formatDate(at, locale, 'dateTime')} UTC</time>;
}
