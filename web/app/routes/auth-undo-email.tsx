/** The target of the mail about a changed email: the owner of the previous email takes the account back. */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { FailureNotice, findFormFailure } from '#accounts/components/failure.tsx';
import { consumeTokenAttempt } from '#accounts/forms/account-rate-limits.server.ts';
import { handleAccountForm, type Failure } from '#accounts/forms/handle-account-form.server.ts';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { AuthLayout } from '#layouts/auth-layout.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-undo-email';

export function loader(args: LoaderFunctionArgs) {
  const code = args.url.searchParams.get('code') ?? '';
  return { ...accountPage(args, 'titles.undo', '/auth/undo-email'), code };
}

/** A POST, because mail programs open links automatically: opening the link must not change anything. */
export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args, async ({ fields, visitor }) => {
    await consumeTokenAttempt(visitor);
    const { caller } = visitor;
    await callCms('/account/new-email/undo', { method: 'POST', body: { code: fields.code }, caller }, z.unknown());
    await visitor.signOut();
    return data({ undone: true });
  });
}

export default function UndoEmail({ loaderData: { locale, code }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = findFormFailure(actionData);
  if (actionData && !failure) {
    return (
      <AuthLayout title={t('undo.formTitle')} text={t('undo.doneText')}>
        <Notice kind="done" title={t('undo.done')} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('undo.formTitle')} text={t('undo.text')}>
      {failure && <UndoFailure failure={failure} locale={locale} />}
      <form method="post">
        <input type="hidden" name="code" value={code} />
        <button className={buttonClass('main', true)} type="submit">
          {t('undo.button')}
        </button>
      </form>
    </AuthLayout>
  );
}

/** No new link can be sent, so the notice links to the contact page. */
function UndoFailure({ failure, locale }: { failure: Failure; locale: string }) {
  const { t } = useTranslation();
  const title = t('undo.failed');
  if (failure.code !== 'invalid-action-code') return <FailureNotice failure={failure} title={title} locale={locale} />;
  return (
    <Notice kind="problem" title={title}>
      {t('undo.expired')} <a href={localePath(locale, '/contact')}>{t('undo.contact')}</a>
    </Notice>
  );
}
