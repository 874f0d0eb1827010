import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { AccountForm } from '#accounts/components/account-form.tsx';
import styles from '#accounts/components/account-page.module.css';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { FailureNotice, toFailure } from '#accounts/components/failure.tsx';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { listSessions } from '#accounts/cms/devices.server.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-sessions';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const { token } = memberOf(args.context);
  const page = accountPage(args, 'account.sessionsTitle', '/account/sessions');
  return { ...page, devices: await listSessions(token), ended: args.url.searchParams.has('ended') };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields }) => {
    const { token } = memberOf(args.context);
    // The current session is ended only by signing out.
    const others = (await listSessions(token)).filter(
      ({ id, current }) => !current && (fields.intent === 'others' || id === fields.id),
    );
    await Promise.all(
      others.map(({ id }) => callCms(`/auth/sessions/${id}`, { method: 'DELETE', token }, z.unknown())),
    );
    throw redirect(localePath(localeOf(args.url.pathname), '/account/sessions?ended'));
  });
}

export default function AccountSessions({ loaderData: { locale, devices, ended }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = toFailure(actionData);
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
        {devices.map(({ id, name, current, since, seen }) => (
          <li key={id}>
            <span>
              <b>{name ?? t('account.unknownDevice')}</b>
              {current && ` (${t('account.thisDevice')})`}
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
        <AccountForm identity={null}>
          <div>
            <button className={buttonClass('main')} name="intent" value="others">
              {t('account.endOthers')}
            </button>
          </div>
        </AccountForm>
      )}
    </>
  );
}

/** A time in UTC, so that server and browser render the same text. */
function Timestamp({ at, locale }: { at: string; locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return <time dateTime={at}>{format.format(new Date(at))} UTC</time>;
}
