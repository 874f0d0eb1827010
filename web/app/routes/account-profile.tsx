import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/account-form.tsx';
import { accountSchema, profileOf } from '#accounts/account.server.ts';
import { callService } from '#accounts/client.server.ts';
import { AccountError } from '#accounts/errors.ts';
import { FailureNotice, asFailure, problemWith } from '#accounts/failure.tsx';
import { accountForm } from '#accounts/form.server.ts';
import { accountPage } from '#accounts/page.server.ts';
import { visitorOf } from '#accounts/visitor.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { isLocale, localeOf, localePath, locales } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-profile';

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const account = (await visitorOf(args.context).account())!;
  const saved = args.url.searchParams.has('saved');
  return { ...accountPage(args, 'account.profileTitle', '/account'), profile: profileOf(account), saved };
}

export function action(args: ActionFunctionArgs) {
  return accountForm(args, async ({ fields, visitor }) => {
    const { token } = (await visitor.session())!;
    const photoUrl = fields.photoUrl?.trim() ?? '';
    // Shown by its owner's browser only; but an address that is none helps nobody.
    if (photoUrl && (!URL.canParse(photoUrl) || new URL(photoUrl).protocol !== 'https:' || photoUrl.length > 255)) {
      throw new AccountError('invalid-photo');
    }
    const language = isLocale(fields.language) ? fields.language : localeOf(args.url.pathname);
    const body = { displayName: fields.displayName ?? '', photoUrl, language };
    await callService('/account', { method: 'PUT', body, token }, accountSchema);
    if (args.request.headers.get('Accept')?.includes('text/html')) {
      throw redirect(localePath(localeOf(args.url.pathname), '/account?saved'));
    }
    return data({ saved: true });
  });
}

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, profile, saved } = loaderData;
  const { t } = useTranslation();
  const failure = asFailure(actionData);
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
        <Field
          label={t('account.photo')}
          name="photoUrl"
          type="url"
          inputMode="url"
          hint={t('account.photoHint')}
          defaultValue={failure?.values.photoUrl ?? profile.photoUrl ?? ''}
          problem={problemWith('photoUrl', failure)}
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
