import { config } from '#config.server.ts';
import { contentLoader, contentReader } from '#content/store/loader.server.ts';
import { countSitemapFiles } from '#content/metadata/sitemap.server.ts';
import { xml, xmlResponse } from '#http/xml.ts';
import { locales } from '#locales/index.ts';

export const loader = contentLoader(async ({ context }) => {
  const files = await Promise.all(
    locales.map(async ({ code }) => {
      const count = await countSitemapFiles(contentReader(context, code));
      return Array.from({ length: count }, (_, index) => `/sitemaps/${code}-${index + 1}.xml`);
    }),
  );
  const entries = files.flat().map((path) => xml`<sitemap><loc>${config.PUBLIC_URL + path}</loc></sitemap>`);
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  );
});
