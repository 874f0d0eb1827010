import { createContext, use } from 'react';
import { useTranslation } from '#locales/i18n.tsx';

/** The id of the request's trace while a page is rendered on the server. */
export const TraceIdContext = createContext<string | undefined>(undefined);

/**
 * The number that a visitor can quote, so that operators find the request in the logs. The browser takes it from the page
 * that the server has rendered.
 */
export function ErrorReference() {
  const { t } = useTranslation();
  const rendered = use(TraceIdContext);
  const id = rendered ?? (typeof document === 'undefined' ? undefined : readFromPage());
  return (
    id && (
      <p data-trace-id={id} suppressHydrationWarning>
        {t('error.reference', { id })}
      </p>
    )
  );
}

function readFromPage(): string | undefined {
  return document.querySelector<HTMLElement>('[data-trace-id]')?.dataset.traceId;
}
