import { config } from '#config.server.ts';
import { contentLoader, contentReader } from '#content/store/loader.server.ts';
import { readSitemapFile } from '#content/metadata/sitemap.server.ts';
import { notFound } from '#http/problem.ts';
import { xml, xmlResponse } from '#http/xml.ts';
import { isLocale, type Alternate } from '#locales/index.ts';

export const loader = contentLoader(async ({ params, url, context }) => {
  const [, code, number] = /^([a-z]{2})-([1-9]\d{0,3})\.xml$/.exec(params.file ?? '') ?? [];
  if (!isLocale(code)) throw notFound('unmatched', url);
  const entries = await readSitemapFile(contentReader(context, code), Number(number));
  if (entries.length === 0) throw notFound('unmatched', url);
  const items = entries.map(({ path, changed, alternates }) => {
    const translations = alternates.length > 1 ? alternates.map(translation).join('') : '';
    const lastmod = changed ? xml`<lastmod>${changed}</lastmod>` : '';
    return `<url>${xml`<loc>${config.PUBLIC_URL + path}</loc>`}${lastmod}${translations}</url>`;
  });
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</urlset>`,
  );
});

function translation({ locale, path }: Alternate): string {
  return xml`<xhtml:link rel="alternate" hreflang="${locale}" href="${config.PUBLIC_URL + path}"/>`;
}
