import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownerOfType } from './describe-fields';
import { fieldText, formTranslations, optionText } from './form-texts';
import { listColumns } from './list-columns';

type Attribute = { type: string; enum?: string[] };
type Schema = { info: { displayName: string; singularName: string }; attributes: Record<string, Attribute> };

const source = join(__dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => ({
    file,
    ...(JSON.parse(readFileSync(join(source, file), 'utf8')) as Schema),
  }));
const types = read('api/*/content-types/*/schema.json').map((schema) => {
  const { singularName } = schema.info;
  return { uid: `api::${singularName}.${singularName}`, owner: singularName, ...schema };
});
const components = read('components/*/*.json').map((schema) => ({
  uid: uidOf(schema.file),
  owner: uidOf(schema.file),
  ...schema,
}));

function uidOf(file: string): string {
  return file.replace(/^components\/(.*)\/(.*)\.json$/, '$1.$2');
}

/** Their names are not words of a language. */
const isName = /^(illustration|print|mark|network|currency|path)$/;

test.each(['en', 'pl'])('every entry, component, field and choice has a name in "%s"', (language) => {
  const translations = formTranslations(language);
  expect(types.filter(({ info }) => !translations[info.displayName])).toEqual([]);
  expect(components.filter(({ uid }) => !translations[uid])).toEqual([]);
  const fields = [...types, ...components].flatMap(({ owner, attributes }) =>
    Object.entries(attributes).map(([name, attribute]) => ({ owner, name, options: attribute.enum ?? [] })),
  );
  expect(fields.filter(({ owner, name }) => !fieldText(language, owner, name))).toEqual([]);
  const options = fields
    .filter(({ name }) => !isName.test(name))
    .flatMap(({ name, options: all }) => all.map((option) => [name, option] as const));
  expect(options.filter(([name, option]) => optionText(language, name, option) === option)).toEqual([]);
});

test('lists show fields that exist', () => {
  const attributes = new Map(types.map((type) => [type.uid, { updatedAt: {}, ...type.attributes }]));
  const unknown = Object.entries(listColumns).flatMap(([uid, names]) =>
    names.filter((name) => !(name in (attributes.get(uid) ?? {}))).map((name) => `${uid}.${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a field of one component can have a name of its own', () => {
  expect(fieldText('en', 'parts.link', 'label')).toEqual({ label: 'Text of the link' });
  expect(fieldText('en', 'parts.stat', 'label')).toEqual({ label: 'What it counts' });
  expect(fieldText('pl', 'parts.stat', 'unknown')).toBeNull();
});

test('a content type is recognized by its display name', () => {
  expect(types.filter(({ owner, info }) => ownerOfType(info.displayName) !== owner)).toEqual([]);
});
