/** Where the mail about a changed address leads: whoever had the address before takes the account back. */
import { data, Link, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { callService } from '#accounts/client.server.ts';
import { FailureNotice, asFailure } from '#accounts/failure.tsx';
import { accountForm, countIdentity, type Failure } from '#accounts/form.server.ts';
import { accountPage } from '#accounts/page.server.ts';
import { Gate } from '#layouts/gate.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/auth-undo-email';

export function loader(args: LoaderFunctionArgs) {
  const code = args.url.searchParams.get('code') ?? '';
  return { ...accountPage(args, 'undo.formTitle', '/auth/undo-email'), code };
}

/** Opening the link changes nothing: mail programs open links by themselves. */
export function action(args: ActionFunctionArgs) {
  return accountForm(args, async ({ fields, visitor }) => {
    await countIdentity(visitor);
    await callService('/account/new-email/undo', { method: 'POST', body: { code: fields.code } }, z.unknown());
    await visitor.signOut();
    return data({ undone: true });
  });
}

export default function UndoEmail({ loaderData: { locale, code }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const failure = asFailure(actionData);
  if (actionData && !failure) {
    return (
      <Gate title={t('undo.formTitle')} text={t('undo.doneText')}>
        <Notice kind="done" title={t('undo.done')} />
      </Gate>
    );
  }
  return (
    <Gate title={t('undo.formTitle')} text={t('undo.text')}>
      {failure && <UndoFailure failure={failure} locale={locale} />}
      <form method="post">
        <input type="hidden" name="code" value={code} />
        <button className={buttonClass('main', true)} type="submit">
          {t('undo.button')}
        </button>
      </form>
    </Gate>
  );
}

/** No new link can be asked for; people can. */
function UndoFailure({ failure, locale }: { failure: Failure; locale: string }) {
  const { t } = useTranslation();
  const title = t('undo.failed');
  if (failure.code !== 'invalid-action-code') return <FailureNotice failure={failure} title={title} locale={locale} />;
  return (
    <Notice kind="problem" title={title}>
      {t('undo.expired')} <Link to={localePath(locale, '/contact')}>{t('undo.contact')}</Link>
    </Notice>
  );
}
