/** The i18n plugin's service that stores the languages of the content. */
import type { Core } from '@strapi/strapi';
import { requireFunctions } from './require-internal';

type Service = {
  findByCode: (code: string) => Promise<object | null>;
  create: (locale: { code: string; name: string }) => Promise<unknown>;
  getDefaultLocale: () => Promise<string>;
  setDefaultLocale: (locale: { code: string }) => Promise<void>;
};

export function contentLocales(strapi: Core.Strapi): Service {
  return strapi.plugin('i18n').service('locales');
}

export function requireContentLocales(strapi: Core.Strapi): void {
  requireFunctions(
    contentLocales(strapi),
    'plugin::i18n service "locales"',
    'method',
    ['findByCode', 'create', 'getDefaultLocale', 'setDefaultLocale'],
    'content-locales.ts',
  );
}
