import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { FailureNotice, getFieldProblem, findFormFailure } from '#accounts/components/failure.tsx';
import { PasswordField } from '#accounts/components/password-field.tsx';
import { ValidatedField } from '#accounts/components/validated-field.tsx';
import { consumeReauthenticationAttempt } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { identitySettings } from '#accounts/identity/identity.server.ts';
import { AddPasskey } from '#accounts/second-factor/add-passkey.tsx';
import {
  changeSecondFactor,
  readSecondFactor,
  startApp,
  startPasskey,
} from '#accounts/second-factor/second-factor.server.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import styles from '#accounts/second-factor/second-factor.module.css';
import { formatDate } from '#locales/dates.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-second-factor';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const page = accountPage(args, 'titles.secondFactor', '/account/second-factor');
  // The identity provider has a second step of its own.
  if (identitySettings()?.storesPasswords) throw redirect(localePath(page.locale, '/account/security'));
  const { token } = memberOf(args.context);
  const [secondFactor, newPasskey] = await Promise.all([readSecondFactor(token), startPasskey(token)]);
  return { ...page, ...secondFactor, newPasskey };
}

export function action(args: ActionFunctionArgs) {
  const here = localePath(localeOf(args.url.pathname), '/account/second-factor');
  return handleAccountForm(args, async ({ fields, client: { caller } }) => {
    const { account, token } = memberOf(args.context);
    if (fields.intent === 'start-app') {
      await startApp(token);
      throw redirect(here);
    }
    await consumeReauthenticationAttempt(account);
    return data({ codes: await changeSecondFactor(fields, { token, caller }) });
  });
}

export default function AccountSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, app, setup, passkeys, recoveryCodes, newPasskey } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  const changed = actionData && !failure ? (actionData as { codes: string[] }) : null;
  const isOn = app || passkeys.length > 0;
  const passwordProblem = (intent: string) => getFieldProblem('currentPassword', findFormFailure(actionData, intent));
  const password = (intent: string) => (
    <PasswordField
      label={t('account.currentPassword')}
      name="currentPassword"
      autoComplete="current-password"
      problem={passwordProblem(intent)}
    />
  );
  const date = (time: string) => formatDate(time, locale, 'shortDate');
  return (
    <>
      <h1>{t('account.secondFactorTitle')}</h1>
      <p>{t(isOn ? 'account.secondFactor.isOn' : 'account.secondFactor.text')}</p>
      {failure && <FailureNotice failure={failure} title={t('account.notChanged')} locale={locale} />}
      {changed && changed.codes.length === 0 && <Notice kind="done" title={t('account.linksChanged')} />}
      {changed && changed.codes.length > 0 && (
        <Notice kind="done" title={t('account.secondFactor.codesTitle')}>
          {t('account.secondFactor.codesText')}
          <ul className={styles.codes}>
            {changed.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!app && (
        <section>
          <h2>{t('account.secondFactor.app')}</h2>
          {setup ? (
            <>
              <div className={styles.setup}>
                <img className={styles.qr} src={setup.qrCode} alt={t('account.secondFactor.qrCode')} />
                <p className={styles.secret}>
                  {t('account.secondFactor.scan')} <code>{setup.secret}</code>
                </p>
              </div>
              <AccountForm identity={null}>
                <input type="hidden" name="intent" value="confirm-app" />
                <ValidatedField
                  label={t('account.secondFactor.code')}
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  required
                  problem={getFieldProblem('code', findFormFailure(actionData, 'confirm-app'))}
                />
                {password('confirm-app')}
                <div>
                  <button className={buttonClass('main')} type="submit">
                    {t('account.secondFactor.confirmApp')}
                  </button>
                </div>
              </AccountForm>
            </>
          ) : (
            <>
              <p>{t('account.secondFactor.appText')}</p>
              <AccountForm identity={null}>
                <div>
                  <button className={buttonClass('main')} name="intent" value="start-app">
                    {t('account.secondFactor.startApp')}
                  </button>
                </div>
              </AccountForm>
            </>
          )}
        </section>
      )}
      <section>
        <h2>{t('account.secondFactor.passkeys')}</h2>
        <p>{t('account.secondFactor.passkeysText')}</p>
        {newPasskey.options && (
          <AddPasskey
            ticket={newPasskey.ticket}
            options={newPasskey.options}
            passwordProblem={passwordProblem('add-passkey')}
          />
        )}
      </section>
      {isOn && (
        <section>
          <h2>{t('account.secondFactor.recoveryCodes')}</h2>
          <p>{t('account.secondFactor.codesLeft', { count: recoveryCodes })}</p>
          <AccountForm identity={null}>
            <input type="hidden" name="intent" value="new-codes" />
            {password('new-codes')}
            <div>
              <button className={buttonClass('soft')} type="submit">
                {t('account.secondFactor.newCodes')}
              </button>
            </div>
          </AccountForm>
        </section>
      )}
      {isOn && (
        <section>
          <h2>{t('account.secondFactor.remove')}</h2>
          <AccountForm identity={null}>
            <input type="hidden" name="intent" value="remove" />
            <fieldset className={styles.choices}>
              <legend>{t('account.secondFactor.removeWhich')}</legend>
              {app && (
                <label>
                  <input type="radio" name="id" value="app" required /> {t('account.secondFactor.app')}
                </label>
              )}
              {passkeys.map(({ id, device, createdAt }) => (
                <label key={id}>
                  <input type="radio" name="id" value={id} required /> {t('account.secondFactor.passkey')}:{' '}
                  {device ?? t('account.unknownDevice')}, {date(createdAt)}
                </label>
              ))}
            </fieldset>
            {password('remove')}
            <div>
              <button className={buttonClass('dark')} type="submit">
                {t('account.secondFactor.remove')}
              </button>
            </div>
          </AccountForm>
        </section>
      )}
    </>
  );
}
