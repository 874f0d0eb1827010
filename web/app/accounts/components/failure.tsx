import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation, type PlainMessageKey } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { Notice } from '#ui/notice.tsx';
import type { AccountErrorCode } from '#accounts/errors.ts';
import type { Failure } from '#accounts/forms/handle-account-form.server.ts';

/** The failure in an action's result, if there is one and it belongs to the form with this intent. */
export function findFormFailure(result: unknown, intent?: string): Failure | undefined {
  const failure = result as Failure | undefined;
  if (!failure || typeof failure !== 'object' || !('code' in failure)) return undefined;
  return intent === undefined || failure.values.intent === intent ? failure : undefined;
}

/** The message about a field, if the failure is about that field. */
export function getFieldProblem(field: string, failure: Failure | undefined): string | undefined {
  return failure?.field === field ? failure.message : undefined;
}

/** Links to show after the message, by error code; each page has its own. */
export type FailureLinks = Partial<Record<AccountErrorCode, { to: string; label: PlainMessageKey }>>;

type Props = { failure: Failure; title: string; locale: string; links?: FailureLinks };

export function FailureNotice({ failure: { code, message }, title, locale, links = {} }: Props) {
  const { t } = useTranslation();
  const link = links[code];
  // Hidden while the form is being submitted, so that screen readers announce the next message as a new one.
  const isShown = useNavigation().state === 'idle';
  useRefusedTitle(isShown);
  if (!isShown) return null;
  return (
    <Notice kind="problem" title={title}>
      {message} {link && <a href={localePath(locale, link.to)}>{t(link.label)}</a>}
    </Notice>
  );
}

/** Marks the window's title, as the server does for a form that was submitted without JavaScript. */
function useRefusedTitle(isRefused: boolean): void {
  const { t } = useTranslation();
  useEffect(() => {
    const { title } = document;
    const refused = t('auth.refusedTitle', { title });
    if (!isRefused || title.startsWith(refused.slice(0, -title.length))) return;
    document.title = refused;
    return () => {
      document.title = title;
    };
  }, [isRefused, t]);
}
