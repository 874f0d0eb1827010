import { useLocation } from 'react-router';
import { defaultLocale, localeOf } from '#locales/index.ts';
import { useHead, useOrigin } from './use-head.ts';

/** Title, description, and the page's addresses: its own, and its published translations. */
export function HeadTags() {
  const head = useHead();
  const origin = useOrigin();
  const locale = localeOf(useLocation().pathname);
  if (!head) return null;
  const own = head.alternates.find((alternate) => alternate.locale === locale);
  const fallback = head.alternates.find((alternate) => alternate.locale === defaultLocale);
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {own && <link rel="canonical" href={origin + own.path} />}
      {fallback && <link rel="alternate" hrefLang="x-default" href={origin + fallback.path} />}
      {head.alternates.map((alternate) => (
        <link key={alternate.locale} rel="alternate" hrefLang={alternate.locale} href={origin + alternate.path} />
      ))}
    </>
  );
}
