import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accountSchema, toProfile } from '#accounts/cms/account.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { AccountError } from '#accounts/errors.ts';
import { FailureNotice, toFailure, getFieldProblem } from '#accounts/components/failure.tsx';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { isLocale, localeOf, localePath, locales } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-profile';
import styles from './account-profile.module.css';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  const { account } = memberOf(args.context);
  const saved = args.url.searchParams.has('saved');
  return { ...accountPage(args, 'account.profileTitle', '/account'), profile: toProfile(account), saved };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields }) => {
    const { account, token } = memberOf(args.context);
    const photoUrl = fields.photoUrl?.trim() ?? '';
    // Only the member's own browser loads the photo, so any https URL is allowed.
    if (photoUrl && (!URL.canParse(photoUrl) || new URL(photoUrl).protocol !== 'https:' || photoUrl.length > 255)) {
      throw new AccountError('invalid-photo');
    }
    const language = isLocale(fields.language) ? fields.language : localeOf(args.url.pathname);
    const body = { displayName: fields.displayName ?? '', photoUrl, language };
    await callCms('/account', { method: 'PUT', body, token }, accountSchema);
    const page = localePath(localeOf(args.url.pathname), '/account?saved');
    // A new photo needs a new document, whose Content-Security-Policy allows its origin.
    if (photoUrl && photoUrl !== account.photoUrl) throw redirectDocument(page);
    if (args.request.headers.get('Accept')?.includes('text/html')) {
      throw redirect(page);
    }
    return data({ saved: true });
  });
}

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, profile, saved } = loaderData;
  const { t } = useTranslation();
  const failure = toFailure(actionData);
  return (
    <>
      <h1>{t('account.profileTitle')}</h1>
      {failure ? (
        <FailureNotice failure={failure} title={t('account.notSaved')} locale={locale} />
      ) : (
        (actionData || saved) && <Notice kind="done" title={t('account.saved')} />
      )}
      <AccountForm identity={null}>
        <Field label={t('auth.email')} type="email" value={profile.email} readOnly hint={t('account.emailHint')} />
        <Field
          label={t('auth.name')}
          name="displayName"
          autoComplete="name"
          maxLength={80}
          defaultValue={failure?.values.displayName ?? profile.displayName ?? ''}
        />
        {profile.photoUrl && (
          <img
            className={styles.photo}
            src={profile.photoUrl}
            alt=""
            width="96"
            height="96"
            referrerPolicy="no-referrer"
          />
        )}
        <Field
          label={t('account.photo')}
          name="photoUrl"
          type="url"
          inputMode="url"
          hint={t('account.photoHint')}
          defaultValue={failure?.values.photoUrl ?? profile.photoUrl ?? ''}
          problem={getFieldProblem('photoUrl', failure)}
        />
        <Select
          label={t('account.language')}
          name="language"
          defaultValue={profile.language ?? locale}
          options={locales.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        />
        <div>
          <button className={buttonClass('main')} type="submit">
            {t('account.save')}
          </button>
        </div>
      </AccountForm>
    </>
  );
}
