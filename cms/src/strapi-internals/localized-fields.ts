/** The i18n plugin's services that know which fields all languages of a document share. */
import type { Core } from '@strapi/strapi';
import { requireFunctions } from './require-internal';

type Entry = Record<string, unknown>;
type ContentTypes = {
  getNestedPopulateOfNonLocalizedAttributes: (uid: string) => string[];
  /** The shared fields of an entry, without the ids of its components. */
  copyNonLocalizedAttributes: (model: object, entry: Entry) => Entry;
  /** Adds the shared fields of another entry that are missing here. */
  fillNonLocalizedAttributes: (entry: Entry, relatedEntry: Entry, options: { model: string }) => void;
};
type Localizations = {
  /** Copies the shared fields to the document's entries in other languages that have the same status. */
  syncNonLocalizedAttributes: (entry: Entry, model: object) => Promise<void>;
};

const file = 'localized-fields.ts';

export function localizedFields(strapi: Core.Strapi): ContentTypes & Localizations {
  const { getNestedPopulateOfNonLocalizedAttributes, copyNonLocalizedAttributes, fillNonLocalizedAttributes } =
    contentTypes(strapi);
  const { syncNonLocalizedAttributes } = localizations(strapi);
  return {
    getNestedPopulateOfNonLocalizedAttributes,
    copyNonLocalizedAttributes,
    fillNonLocalizedAttributes,
    syncNonLocalizedAttributes,
  };
}

function contentTypes(strapi: Core.Strapi): ContentTypes {
  return strapi.plugin('i18n').service('content-types');
}

function localizations(strapi: Core.Strapi): Localizations {
  return strapi.plugin('i18n').service('localizations');
}

export function requireLocalizedFields(strapi: Core.Strapi): void {
  requireFunctions(
    contentTypes(strapi),
    'plugin::i18n service "content-types"',
    'method',
    ['getNestedPopulateOfNonLocalizedAttributes', 'copyNonLocalizedAttributes', 'fillNonLocalizedAttributes'],
    file,
  );
  requireFunctions(
    localizations(strapi),
    'plugin::i18n service "localizations"',
    'method',
    ['syncNonLocalizedAttributes'],
    file,
  );
}
