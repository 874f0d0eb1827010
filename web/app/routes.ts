import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { defaultLocale, localePath, locales } from './locales/index.ts';

type Page = { name: string; path: string; file: string; layout: 'default' | 'clean' };

const legacyPaths = [
  'blog',
  'docs',
  'about',
  'terms',
  'careers',
  'pricing',
  'privacy',
  'features',
  'integrat',
  'data-deletion',
  'integrations/crm',
  'integrations/no-code',
  'integrations/custom-webhook',
];

/** Every page of the site, written once; each exists in every language, under that language's prefix. */
export const pages: Page[] = [
  { name: 'home', path: '/', file: 'home', layout: 'default' },
  { name: 'page', path: '/page', file: 'page', layout: 'default' },
  { name: 'contact', path: '/contact', file: 'contact', layout: 'default' },
  { name: 'pricing', path: '/pricing', file: 'pricing', layout: 'default' },
  { name: 'auth-login', path: '/auth/login', file: 'auth-login', layout: 'clean' },
  { name: 'auth-verify', path: '/auth/verify', file: 'auth-verify', layout: 'clean' },
  { name: 'auth-register', path: '/auth/register', file: 'auth-register', layout: 'clean' },
  ...legacyPaths.map((path): Page => ({
    name: `old-${path.replaceAll('/', '-')}`,
    path: `/old/${path}`,
    file: 'old',
    layout: path === 'data-deletion' ? 'default' : 'clean',
  })),
  { name: 'slug', path: '/:slug', file: 'page', layout: 'default' },
  { name: 'unmatched', path: '/*', file: 'unmatched', layout: 'default' },
];

/** Addresses without a language. */
const files = [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('og/*', 'routes/og.ts'),
  route('health/:question', 'routes/health.ts'),
  route('reports', 'routes/reports.ts'),
];

/** Route ids are `name___locale`, as in `pricing___pl`. */
function inLanguage(locale: string): RouteConfigEntry[] {
  return (['default', 'clean'] as const).map((name) =>
    layout(
      `layouts/${name}.tsx`,
      { id: `layout-${name}___${locale}` },
      pages.filter((page) => page.layout === name).map((page) => entry(page, locale)),
    ),
  );
}

function entry({ name, path, file }: Page, locale: string): RouteConfigEntry {
  const id = `${name}___${locale}`;
  const address = localePath(locale, path).slice(1);
  return address === '' && locale === defaultLocale
    ? index(`routes/${file}.tsx`, { id })
    : route(address, `routes/${file}.tsx`, { id, caseSensitive: true });
}

export default [...files, ...locales.flatMap(({ code }) => inLanguage(code))] satisfies RouteConfig;
