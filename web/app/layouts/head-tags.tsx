import { useLocation } from 'react-router';
import { defaultLocale, localeOf, withoutLocale } from '#locales/index.ts';
import { brand } from '#theme/brand.ts';
import type { Head } from '#content/metadata/head.server.ts';
import { useHead, useOrigin, useSiteJsonLd } from './use-head.ts';

/** Title and JSON-LD, and the metadata for search engines. The metadata is rendered on the server only. */
export function HeadTags() {
  const head = useHead();
  const siteJsonLd = useSiteJsonLd();
  if (!head) return null;
  const title = head.title.startsWith(brand.name) ? head.title : `${head.title} · ${brand.name}`;
  const jsonLd = [...siteJsonLd, ...head.jsonLd];
  return (
    <>
      <title>{title}</title>
      {import.meta.env.SSR && <Metadata head={head} />}
      {jsonLd.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd) }} />
      )}
    </>
  );
}

/** Description, canonical URL, translations, and Open Graph data for shared links. */
function Metadata({ head }: { head: Head }) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const own = head.alternates.find((alternate) => alternate.locale === locale);
  const fallback = head.alternates.find((alternate) => alternate.locale === defaultLocale);
  const canonical = head.canonical ?? own?.path ?? fallback?.path;
  const image = origin + (head.image ?? shareImagePath(locale, pathname));
  return (
    <>
      {head.isUnlisted && <meta name="robots" content="noindex, follow" />}
      {head.description && <meta name="description" content={head.description} />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {fallback && !head.canonical && <link rel="alternate" hrefLang="x-default" href={origin + fallback.path} />}
      {!head.canonical &&
        head.alternates.map((alternate) => (
          <link key={alternate.locale} rel="alternate" hrefLang={alternate.locale} href={origin + alternate.path} />
        ))}
      {head.feed && <link rel="alternate" type="application/rss+xml" href={origin + head.feed} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={brand.name}
        href={`/opensearch/${locale}.xml`}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {canonical && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:locale" content={locale} />
      {head.alternates
        .filter((alternate) => alternate.locale !== locale)
        .map((alternate) => (
          <meta key={alternate.locale} property="og:locale:alternate" content={alternate.locale} />
        ))}
      <meta property="og:image" content={image} />
      {!head.image && <meta property="og:image:width" content="1200" />}
      {!head.image && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The share image of a page: `/pl/produkt` has `/og/pl/produkt.png`, `/` has `/og/en.png`. */
function shareImagePath(locale: string, pathname: string): string {
  const path = withoutLocale(pathname);
  return `/og/${locale}${path === '/' ? '' : path}.png`;
}

/** Escapes `<`, so that the JSON cannot close its script element. */
function serializeJsonLd(graph: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
