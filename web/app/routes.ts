import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { feedPath } from './content/lists/changelog-paths.ts';
import { defaultLocale, localePath, locales } from './locales/index.ts';
import { searchName } from './locales/search-path.ts';

type Page = { name: string; path: string; file: string; layout: 'default' | 'resilient' | 'clean' | 'account' };

/** Paths that the specification names. */
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

/** All pages of the site. Each exists in every language: `/pricing`, `/pl/pricing`. */
export const pages: Page[] = [
  { name: 'home', path: '/', file: 'home', layout: 'default' },
  // A page of the CMS, whose slug must be `page`.
  { name: 'page', path: '/page', file: 'page', layout: 'default' },
  { name: 'contact', path: '/contact', file: 'contact', layout: 'default' },
  { name: 'enquiry', path: '/enquiry', file: 'enquiry', layout: 'resilient' },
  // `/search/members` is for those who have signed in.
  { name: 'search', path: '/search/:members?', file: 'search', layout: 'resilient' },
  { name: 'pricing', path: '/pricing', file: 'pricing', layout: 'default' },
  { name: 'auth-login', path: '/auth/login', file: 'auth-login', layout: 'clean' },
  { name: 'auth-verify', path: '/auth/verify', file: 'auth-verify', layout: 'clean' },
  { name: 'auth-register', path: '/auth/register', file: 'auth-register', layout: 'clean' },
  { name: 'auth-forgot-password', path: '/auth/forgot-password', file: 'auth-forgot-password', layout: 'clean' },
  { name: 'auth-reset-password', path: '/auth/reset-password', file: 'auth-reset-password', layout: 'clean' },
  { name: 'auth-undo-email', path: '/auth/undo-email', file: 'auth-undo-email', layout: 'clean' },
  { name: 'auth-second-factor', path: '/auth/second-factor', file: 'auth-second-factor', layout: 'clean' },
  { name: 'auth-logout', path: '/auth/logout', file: 'auth-logout', layout: 'clean' },
  { name: 'account-welcome', path: '/account/welcome', file: 'account-welcome', layout: 'account' },
  { name: 'account', path: '/account', file: 'account-profile', layout: 'account' },
  { name: 'account-security', path: '/account/security', file: 'account-security', layout: 'account' },
  { name: 'account-second-factor', path: '/account/second-factor', file: 'account-second-factor', layout: 'account' },
  { name: 'account-sessions', path: '/account/sessions', file: 'account-sessions', layout: 'account' },
  { name: 'account-messages', path: '/account/messages', file: 'account-messages', layout: 'account' },
  { name: 'account-data', path: '/account/data', file: 'account-data', layout: 'account' },
  { name: 'account-photo', path: '/account/photo', file: 'account-photo', layout: 'account' },
  { name: 'account-export', path: '/account/export', file: 'account-export', layout: 'account' },
  ...legacyPaths.map((path): Page => ({
    name: `old-${path.replaceAll('/', '-')}`,
    path: `/old/${path}`,
    file: 'old',
    layout: path === 'data-deletion' ? 'default' : 'clean',
  })),
  { name: 'change', path: '/changes/:slug', file: 'change', layout: 'default' },
  { name: 'slug', path: '/:slug', file: 'page', layout: 'default' },
  { name: 'unmatched', path: '/*', file: 'unmatched', layout: 'default' },
];

/** Routes without a language. */
const resourceRoutes = [
  route('robots.txt', 'routes/robots.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('opensearch/:file', 'routes/opensearch.ts'),
  route('suggestions/:language', 'routes/suggestions.ts'),
  route('og/*', 'routes/og.ts'),
  route('health/:check', 'routes/health.ts'),
  route('reports', 'routes/reports.ts'),
  route('vitals', 'routes/vitals.ts'),
  route('session', 'routes/session.ts'),
  // Gives a signed-in member access to the realtime database.
  route('account/live', 'routes/account-live.ts'),
  route('auth/common-passwords/:prefix', 'routes/common-passwords.ts'),
  route('auth/connect/:provider', 'routes/auth-connect.ts'),
  // Where the links in Firebase's mails lead.
  route('auth/action', 'routes/auth-action.ts'),
];

/** The paths that a page has in some languages instead of its own. */
const localizedPaths: Record<string, (locale: string) => string> = {
  search: (locale) => `/${searchName(locale)}/:members?`,
};

/** Route ids are `name___locale`, as in `pricing___pl`. */
function localizedRoutes(locale: string): RouteConfigEntry[] {
  const layoutRoute = (name: Page['layout'], ...inner: RouteConfigEntry[]) => {
    const own = pages.filter((page) => page.layout === name).map((page) => pageRoute(page, locale));
    return layout(`layouts/${name}.tsx`, { id: `layout-${name}___${locale}` }, [...own, ...inner]);
  };
  const resource = (name: string, path: string) =>
    route(localePath(locale, path).slice(1), `routes/${name}.ts`, { id: `${name}___${locale}` });
  return [
    resource('changes-feed', feedPath),
    layoutRoute('default'),
    layoutRoute('resilient'),
    layoutRoute('clean', layoutRoute('account')),
  ];
}

function pageRoute({ name, file, ...page }: Page, locale: string): RouteConfigEntry {
  const id = `${name}___${locale}`;
  const path = localizedPaths[name]?.(locale) ?? page.path;
  const localizedPath = localePath(locale, path).slice(1);
  return localizedPath === '' && locale === defaultLocale
    ? index(`routes/${file}.tsx`, { id })
    : route(localizedPath, `routes/${file}.tsx`, { id, caseSensitive: true });
}

export default [...resourceRoutes, ...locales.flatMap(({ code }) => localizedRoutes(code))] satisfies RouteConfig;
