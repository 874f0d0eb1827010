/**
 * The content of an entry, without the ids of its parts: two snapshots can be compared, and one can be written as a draft
 * again. Files are `{ $file, name }`, related documents `{ $document, title }`, and every component says its uid.
 */
import type { Core } from '@strapi/strapi';

type Attribute = {
  type: string;
  component?: string;
  components?: string[];
  multiple?: boolean;
  relation?: string;
  pluginOptions?: { i18n?: { localized?: boolean } };
  /** False for fields of Strapi itself, for example `createdBy`. */
  configurable?: boolean;
};
type Schema = { attributes: Record<string, Attribute> };
export type Schemas = { contentTypes: Record<string, Schema>; components: Record<string, Schema> };
type Fields = Record<string, unknown>;
export type Snapshot = Fields;

export function schemasOf({ contentTypes, components }: Core.Strapi): Schemas {
  return { contentTypes, components } as unknown as Schemas;
}

/** What to read so that a snapshot can be made. */
export function snapshotPopulate(schemas: Schemas, uid: string): object {
  return populateOf(schemas, schemas.contentTypes[uid]!);
}

function populateOf(schemas: Schemas, schema: Schema): object {
  const ofComponent = (uid: string) => ({ populate: populateOf(schemas, schemas.components[uid]!) });
  return Object.fromEntries(
    ownAttributes(schema).flatMap(([name, { type, component, components }]): [string, unknown][] => {
      if (type === 'media' || type === 'relation') return [[name, true]];
      if (type === 'component') return [[name, ofComponent(component!)]];
      if (type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(components!.map((uid) => [uid, ofComponent(uid)])) }]];
    }),
  );
}

export function makeSnapshot(schemas: Schemas, uid: string, entry: Fields): Snapshot {
  return snapshotOf(schemas, schemas.contentTypes[uid]!, entry);
}

function snapshotOf(schemas: Schemas, schema: Schema, entry: Fields): Snapshot {
  const attributes = ownAttributes(schema);
  return Object.fromEntries(attributes.map(([name, attribute]) => [name, valueOf(schemas, attribute, entry[name])]));
}

function valueOf(schemas: Schemas, { type, component }: Attribute, value: unknown): unknown {
  const ofComponent = (part: unknown) => {
    const { __component = component, ...fields } = part as Fields;
    const uid = String(__component);
    return { __component: uid, ...snapshotOf(schemas, schemas.components[uid]!, fields) };
  };
  if (value === null || value === undefined) return null;
  if (type === 'component' || type === 'dynamiczone') return mapEach(value, ofComponent);
  if (type === 'media') return mapEach(value, (file) => ({ $file: (file as Fields).id, name: (file as Fields).name }));
  if (type === 'relation') return mapEach(value, referenceTo);
  return value;
}

function referenceTo(document: unknown): object {
  const { documentId, title, name } = document as Fields;
  return { $document: documentId, title: title ?? name ?? null };
}

const mapEach = (value: unknown, change: (one: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : change(value);

const times = ['createdAt', 'updatedAt', 'publishedAt'];

const ownAttributes = ({ attributes }: Schema) =>
  Object.entries(attributes).filter(([name, { configurable }]) => configurable !== false && !times.includes(name));

/** The part of a snapshot that each language has its own of. */
export function localizedText({ contentTypes }: Schemas, uid: string, snapshot: Snapshot): Snapshot {
  const { attributes } = contentTypes[uid]!;
  const isLocalized = (name: string) => attributes[name]?.pluginOptions?.i18n?.localized !== false;
  return Object.fromEntries(Object.entries(snapshot).filter(([name]) => isLocalized(name)));
}

/** The files and documents that a snapshot refers to. */
export function referencesOf(value: unknown): { files: number[]; documents: string[] } {
  if (typeof value !== 'object' || value === null) return { files: [], documents: [] };
  const { $file, $document } = value as Fields;
  const found = Object.values(value).map(referencesOf);
  return {
    files: [...(typeof $file === 'number' ? [$file] : []), ...found.flatMap(({ files }) => files)],
    documents: [...(typeof $document === 'string' ? [$document] : []), ...found.flatMap(({ documents }) => documents)],
  };
}

type Existing = { files: ReadonlySet<number>; documents: ReadonlySet<string> };

/** The data with which Strapi writes the content again. Files and documents that have been deleted are left out. */
export function toData(schemas: Schemas, uid: string, snapshot: Snapshot, existing: Existing): Fields {
  return dataOf(schemas, schemas.contentTypes[uid]!, snapshot, existing);
}

function dataOf(schemas: Schemas, schema: Schema, snapshot: Snapshot, existing: Existing): Fields {
  const known = ownAttributes(schema).filter(([name]) => name in snapshot);
  return Object.fromEntries(
    known.map(([name, attribute]) => [name, inputOf(schemas, attribute, snapshot[name], existing)]),
  );
}

function inputOf(schemas: Schemas, { type }: Attribute, value: unknown, existing: Existing): unknown {
  if (value === null) return null;
  if (type === 'media') return keepExisting(value, ({ $file }) => existing.files.has($file as number) && $file);
  if (type === 'relation')
    return keepExisting(value, ({ $document }) => existing.documents.has($document as string) && $document);
  if (type !== 'component' && type !== 'dynamiczone') return value;
  const ofComponent = (part: unknown) => {
    const { __component, ...fields } = part as Fields;
    // A component that the site does not have any more.
    const schema = schemas.components[String(__component)];
    if (!schema) return null;
    const data = dataOf(schemas, schema, fields, existing);
    return type === 'dynamiczone' ? { __component, ...data } : data;
  };
  return Array.isArray(value) ? value.map(ofComponent).filter(Boolean) : ofComponent(value);
}

function keepExisting(value: unknown, idOf: (reference: Fields) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => idOf(one as Fields)).filter(Boolean);
  return idOf(value as Fields) || null;
}
