import { config } from '#config.server.ts';
import { addCacheTags } from '#http/cache.server.ts';
import { notFound } from '#http/problem.ts';
import { xml, xmlResponse } from '#http/xml.ts';
import { isLocale } from '#locales/index.ts';
import { brand } from '#theme/brand.ts';
import { searchPath } from '#locales/search-path.ts';
import type { Route } from './+types/opensearch';

/** Lets browsers search the site from the address bar (OpenSearch 1.1). */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = params.file.replace(/\.xml$/, '');
  if (!isLocale(locale) || params.file === locale) throw notFound('unmatched', url);
  // It changes only with the build.
  addCacheTags(context, ['opensearch']);
  const template = `${config.PUBLIC_URL}${searchPath(locale)}?q={searchTerms}`;
  const description = xml`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${brand.name}</ShortName><Description>${brand.name}</Description><Language>${locale}</Language><InputEncoding>UTF-8</InputEncoding><Image width="64" height="64" type="image/x-icon">${config.PUBLIC_URL}/favicon.ico</Image><Url type="text/html" template="${template}"/><Url type="application/opensearchdescription+xml" rel="self" template="${config.PUBLIC_URL}/opensearch/${locale}.xml"/></OpenSearchDescription>`;
  return xmlResponse(description, 'application/opensearchdescription+xml');
}
