import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { AccountForm } from '#accounts/account-form.tsx';
import styles from '#accounts/account-page.module.css';
import { callService } from '#accounts/client.server.ts';
import { FailureNotice, asFailure } from '#accounts/failure.tsx';
import { accountForm } from '#accounts/form.server.ts';
import { accountPage } from '#accounts/page.server.ts';
import { sessionsOf } from '#accounts/devices.server.ts';
import { visitorOf } from '#accounts/visitor.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-sessions';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const { token } = (await visitorOf(args.context).session())!;
  const page = accountPage(args, 'account.sessionsTitle', '/account/sessions');
  return { ...page, devices: await sessionsOf(token), ended: args.url.searchParams.has('ended') };
}

export function action(args: ActionFunctionArgs) {
  return accountForm(args, async ({ fields, visitor }) => {
    const { token } = (await visitor.session())!;
    // The session one is in is ended by signing out.
    const others = (await sessionsOf(token)).filter(
      ({ id, current }) => !current && (fields.intent === 'others' || id === fields.id),
    );
    await Promise.all(
      others.map(({ id }) => callService(`/auth/sessions/${id}`, { method: 'DELETE', token }, z.unknown())),
    );
    throw redirect(localePath(localeOf(args.url.pathname), '/account/sessions?ended'));
  });
}

export default function AccountSessions({ loaderData: { locale, devices, ended }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = asFailure(actionData);
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
                {t('account.since')} <Moment at={since} locale={locale} />, {t('account.seen')}{' '}
                <Moment at={seen} locale={locale} />
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

/** A time, the same on the server and in the browser: in UTC, and named so. */
function Moment({ at, locale }: { at: string; locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return <time dateTime={at}>{format.format(new Date(at))} UTC</time>;
}
