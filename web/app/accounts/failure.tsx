import { Link, useNavigation } from 'react-router';
import { useTranslation, type Sentence } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { Notice } from '#ui/notice.tsx';
import type { AccountErrorCode } from './errors.ts';
import type { Failure } from './form.server.ts';

/** What came of the form, if it was this one and did not go through. */
export function asFailure(result: unknown, intent?: string): Failure | undefined {
  const failure = result as Failure | undefined;
  if (!failure || typeof failure !== 'object' || !('code' in failure)) return undefined;
  return intent === undefined || failure.values.intent === intent ? failure : undefined;
}

/** What is wrong with a field, in words. */
export function problemWith(field: string, failure: Failure | undefined): string | undefined {
  return failure?.field === field ? failure.sentence : undefined;
}

/** Where to go from a failure, where that depends on the page it happened on. */
export type Ways = Partial<Record<AccountErrorCode, { to: string; label: Sentence }>>;

type Props = { failure: Failure; title: string; locale: string; ways?: Ways };

export function FailureNotice({ failure: { code, sentence }, title, locale, ways = {} }: Props) {
  const { t } = useTranslation();
  const way = ways[code];
  // Gone while the form is on its way again, so that the next answer is noticed as a new one.
  if (useNavigation().state !== 'idle') return null;
  return (
    <Notice kind="problem" title={title}>
      {sentence} {way && <Link to={localePath(locale, way.to)}>{t(way.label)}</Link>}
    </Notice>
  );
}
