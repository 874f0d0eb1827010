import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#accounts/components/account-form.tsx';
import { accountSchema, toProfile, type Account } from '#accounts/cms/account.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { FailureNotice, findFormFailure } from '#accounts/components/failure.tsx';
import { handleAccountForm } from '#accounts/forms/handle-account-form.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { initialOf } from '#accounts/photo/initial.ts';
import { PhotoForm } from '#accounts/photo/photo-form.tsx';
import { toPhotoErrorCode } from '#accounts/photo/photo-errors.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { isLocale, localeOf, localePath, locales } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/account-profile';

export const handle = { hydrates: true };

export function loader(args: LoaderFunctionArgs) {
  const { account } = memberOf(args.context);
  const saved = args.url.searchParams.has('saved');
  const page = accountPage(args, 'titles.profile', '/account');
  return { ...page, profile: toProfile(account), saved, photo: photoOf(account, args.url, page.locale) };
}

function photoOf(account: Account, url: URL, locale: string) {
  const { account: texts, photoErrors } = messagesFor(locale);
  const outcome = url.searchParams.get('photo');
  const done = outcome === 'saved' ? texts.photoSaved : outcome === 'removed' ? texts.photoRemoved : null;
  const code = toPhotoErrorCode(outcome);
  const { canceled, 'retry-limit-exceeded': noAnswer, 'too-large': tooLarge, unknown } = photoErrors;
  return {
    version: account.photoVersion,
    initial: initialOf(account),
    hasProviderPhoto: account.photoUrl !== null,
    messages: { canceled, 'retry-limit-exceeded': noAnswer, 'too-large': tooLarge, unknown },
    outcome: done
      ? { kind: 'done' as const, text: done }
      : code
        ? { kind: 'problem' as const, text: photoErrors[code] }
        : null,
  };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields }) => {
    const { token } = memberOf(args.context);
    const language = isLocale(fields.language) ? fields.language : localeOf(args.url.pathname);
    const body = { displayName: fields.displayName ?? '', language };
    await callCms('/account', { method: 'PUT', body, token }, accountSchema);
    if (args.request.headers.get('Accept')?.includes('text/html')) {
      throw redirect(localePath(localeOf(args.url.pathname), '/account?saved'));
    }
    return data({ saved: true });
  });
}

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, profile, saved, photo } = loaderData;
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  return (
    <>
      <h1>{t('account.profileTitle')}</h1>
      {failure ? (
        <FailureNotice failure={failure} title={t('account.notSaved')} locale={locale} />
      ) : (
        (actionData || saved) && <Notice kind="done" title={t('account.saved')} />
      )}
      <PhotoForm locale={locale} {...photo} />
      <AccountForm identity={null}>
        <Field label={t('auth.email')} type="email" value={profile.email} readOnly hint={t('account.emailHint')} />
        <Field
          label={t('auth.name')}
          name="displayName"
          autoComplete="name"
          maxLength={80}
          defaultValue={failure?.values.displayName ?? profile.displayName ?? ''}
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
