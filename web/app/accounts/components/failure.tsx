import { Link, useNavigation } from 'react-router';
import { useTranslation, type PlainMessageKey } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { Notice } from '#ui/notice.tsx';
import type { AccountErrorCode } from '#accounts/errors.ts';
import type { Failure } from '#accounts/forms/handle-account-form.server.ts';

/** The failure in an action's result, if there is one and it belongs to the form with this intent. */
export function toFailure(result: unknown, intent?: string): Failure | undefined {
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
  if (useNavigation().state !== 'idle') return null;
  return (
    <Notice kind="problem" title={title}>
      {message} {link && <Link to={localePath(locale, link.to)}>{t(link.label)}</Link>}
    </Notice>
  );
}
