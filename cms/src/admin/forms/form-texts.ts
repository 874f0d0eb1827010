/** Labels, hints and options in the forms and lists of the admin, in its language. */
import { listColumns } from './list-columns';
import { en, type FieldText, type FormTexts } from './texts-en';
import { pl } from './texts-pl';

const texts: Record<string, FormTexts> = { en, pl };

/** The label and the hint of a field. `owner` is the name of the content type (`page`) or the component (`parts.link`). */
export function fieldText(language: string, owner: string, field: string): { label: string; hint?: string } | null {
  const fields: Partial<Record<string, FieldText>> = (texts[language] ?? en).fields;
  const text = fields[`${owner}.${field}`] ?? fields[field];
  if (text === undefined) return null;
  return typeof text === 'string' ? { label: text } : { label: text[0], hint: text[1] };
}

/** The name of a choice. Those without a translation, for example of currencies, are the same in all languages. */
export function optionText(language: string, field: string, option: string): string {
  const options: Partial<Record<string, string>> = (texts[language] ?? en).options;
  return options[`${field}.${option}`] ?? option;
}

/** What a content type is called, by its display name in English. */
export function typeName(displayName: string, language: string): string {
  const types: Partial<Record<string, string>> = (texts[language] ?? en).types;
  return types[displayName] ?? displayName;
}

/** Strapi translates entries by their display name, components by their uid, and columns of lists by this id. */
export function formTranslations(language: string): Record<string, string> {
  const { types, categories, components } = texts[language]!;
  const columns = Object.entries(listColumns).flatMap(([uid, names]) =>
    names.map((name) => [`content-manager.content-types.${uid}.${name}`, columnText(language, uid, name)] as const),
  );
  return { ...types, ...categories, ...components, ...Object.fromEntries(columns) };
}

function columnText(language: string, uid: string, name: string): string {
  return fieldText(language, uid.split('.').at(-1)!, name)?.label ?? name;
}
