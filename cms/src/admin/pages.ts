/** Our own pages in the admin. */
import { Calendar, ChartPie, Globe, Link, Search } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { describeText } from './texts/use-texts';

const permissions = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::page.page' }];

export function addPages(app: StrapiApp): void {
  app.router.addRoute({
    path: 'both-languages/:collectionType/:model/:id?',
    lazy: async () => ({ Component: (await import('./preview/both-languages')).BothLanguages }),
  });
  app.addMenuLink({
    to: 'calendar',
    icon: Calendar,
    intlLabel: describeText('schedule.calendar'),
    Component: () => import('./schedule/calendar').then((module) => ({ default: module.Calendar })),
    permissions,
  });
  app.addMenuLink({
    to: 'translations',
    icon: Globe,
    intlLabel: describeText('translations.title'),
    Component: () =>
      import('./translations/translations-page').then((module) => ({ default: module.TranslationsPage })),
    permissions,
  });
  app.addMenuLink({
    to: 'not-found',
    icon: Link,
    intlLabel: describeText('notFound.title'),
    Component: () => import('./not-found/not-found-page').then((module) => ({ default: module.NotFoundPage })),
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::redirect.redirect' }],
  });
  app.addMenuLink({
    to: 'searches',
    icon: Search,
    intlLabel: describeText('searches.title'),
    Component: () => import('./searches/searches-page').then((module) => ({ default: module.SearchesPage })),
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::synonym.synonym' }],
  });
  app.addMenuLink({
    to: 'operations',
    icon: ChartPie,
    intlLabel: describeText('operations.title'),
    Component: () => import('./operations/operations-page').then((module) => ({ default: module.OperationsPage })),
    permissions: [{ action: 'admin::users.read', subject: null }],
  });
}

/** Content types are changed in the code, not by an administrator of a running site. */
export function hideBuilder(app: StrapiApp): void {
  const { menu } = app.router;
  const index = menu.findIndex(({ to }) => to === 'plugins/content-type-builder');
  if (index >= 0) menu.splice(index, 1);
}
