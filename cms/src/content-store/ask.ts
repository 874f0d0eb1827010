/** Asks the API of this process the questions of the web, with the web's token: the answers are those the web would get. */
import type { Core } from '@strapi/strapi';
import type { ContentQuery } from './queries';

export type Document = { documentId: string; [field: string]: unknown };

/** How many documents one request asks for. */
export const batchSize = 25;
const timeoutMs = 30_000;
/** Strapi would count all documents for each request, which takes longer than the request itself if there are many. */
const withoutCount = { 'pagination[withCount]': 'false' };

/** The answer to a query without a value: null for a single type that is not published in the language. */
export async function askWhole(strapi: Core.Strapi, query: ContentQuery, locale: string): Promise<unknown> {
  return ask(strapi, query, { locale });
}

/** The documents whose field has one of the values: at most as many as one request may ask for. */
export async function askByValue(
  strapi: Core.Strapi,
  query: ContentQuery,
  locale: string,
  field: string,
  values: string[],
): Promise<Document[]> {
  const filters = values.map((value, index) => [`filters[${field}][$in][${index}]`, value] as const);
  // Some values may have more than one document.
  const page = { 'pagination[pageSize]': '100', ...withoutCount };
  return (await ask(strapi, query, { locale, ...page, ...Object.fromEntries(filters) })) as Document[];
}

/** The next documents in the order of their ids. */
export async function askNext(
  strapi: Core.Strapi,
  query: ContentQuery,
  locale: string,
  afterId: string,
): Promise<Document[]> {
  const page = { sort: 'documentId', 'pagination[pageSize]': String(batchSize), ...withoutCount };
  return (await ask(strapi, query, { locale, ...page, 'filters[documentId][$gt]': afterId })) as Document[];
}

/** The `data` of the response. */
async function ask(
  strapi: Core.Strapi,
  { kind, path, query }: ContentQuery,
  parameters: Record<string, string>,
): Promise<unknown> {
  const prefix = strapi.config.get<string>('api.rest.prefix');
  const search = [query, new URLSearchParams(parameters).toString()].filter(Boolean).join('&');
  const response = await fetch(`${ownUrl(strapi)}${prefix}/${path}?${search}`, {
    headers: {
      Authorization: `Bearer ${strapi.config.get<string>('startup.webApiToken')}`,
      'User-Agent': 'duet-content-store',
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  // A collection without documents answers 200.
  if (response.status === 404 && kind === 'single') return null;
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { data: unknown }).data;
}

function ownUrl(strapi: Core.Strapi): string {
  const { host, port } = strapi.config.get('server') as { host: string; port: number };
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
