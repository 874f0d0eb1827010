/** Compares the web's schemas with the CMS's files, so that a change on one side only fails. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sectionNames } from '#sections/names.ts';
import { sectionReaders } from '#sections/registry.server.ts';
import { illustrations, marks, prints } from '#theme/names.ts';
import { findPageType, pageTypes } from './page-types.server.ts';
import { contactSchema } from './contact.server.ts';
import { homeSchema } from './home.server.ts';
import { legacyPageSchema } from './legacy-page.server.ts';
import { changelogEntrySchema } from '#content/lists/changelog.server.ts';
import { integrationSchema } from '#content/lists/integration.server.ts';
import { jobSchema } from '#content/lists/job.server.ts';
import { incidentSchema, statusComponentSchema } from '#content/lists/status.server.ts';
import { officeSchema } from '#content/offices/office.server.ts';
import { redirectSchema } from './redirect.server.ts';
import { pageSchema } from './page.server.ts';
import { planSchema } from '#content/plans/plan.server.ts';
import { pricingSchema } from './pricing.server.ts';
import { siteSchema } from './site.server.ts';
import { collectCacheTags } from '#content/client/collect-cache-tags.server.ts';
import * as ours from '#http/cache-tags.ts';

type Attribute = {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  component?: string;
  enum?: string[];
  target?: string;
  relation?: string;
  regex?: string;
};
type Schema = { attributes: Record<string, Attribute> };

const cms = new URL('../../../../cms/src/', import.meta.url);
const readSchema = (path: string) => JSON.parse(readFileSync(new URL(path, cms), 'utf8')) as Schema;
const contentType = (name: string) => readSchema(`api/${name}/content-types/${name}/schema.json`);
const component = (uid: string) => readSchema(`components/${uid.replace('.', '/')}.json`);

const contentTypes: Record<string, z.ZodObject> = {
  site: siteSchema,
  home: homeSchema,
  pricing: pricingSchema,
  contact: contactSchema,
  page: pageSchema,
  plan: planSchema,
  office: officeSchema,
  'legacy-page': legacyPageSchema,
  'changelog-entry': changelogEntrySchema,
  integration: integrationSchema,
  job: jobSchema,
  'status-component': statusComponentSchema,
  incident: incidentSchema,
  redirect: redirectSchema,
};

/** Fields that Strapi adds to every document. */
const system = { documentId: 'abc', locale: 'en', localizations: [], createdAt: '2026-01-01T00:00:00.000Z' };

test.each(Object.entries(contentTypes))('%s: parses everything the CMS can send', (name, schema) => {
  const { attributes } = contentType(name);
  expect(unknownFields(schema, attributes)).toEqual([]);
  expect(schema.safeParse({ ...system, ...sample(attributes, 'full') }).error).toBeUndefined();
  expect(schema.safeParse({ ...system, ...sample(attributes, 'least') }).error).toBeUndefined();
});

test('web and CMS have the same sections', () => {
  const files = readdirSync(new URL('components/sections/', cms)).map((file) => file.replace('.json', ''));
  expect([...sectionNames].toSorted()).toEqual(files.toSorted());
  const all = files.map((file) => `sections.${file}`).toSorted();
  for (const name of ['home', 'pricing', 'contact', 'page']) {
    const zone = contentType(name).attributes.sections as unknown as { components: string[] };
    expect({ contentType: name, zone: zone.components.toSorted() }).toEqual({ contentType: name, zone: all });
  }
});

test.each(sectionNames)('section %s: parses everything the CMS can send', (name) => {
  const { attributes } = component(`sections.${name}`);
  const { schema, populate } = sectionReaders[name] as { schema: z.ZodObject; populate: Populate };
  expect(unknownFields(schema, attributes)).toEqual([]);
  expect(unpopulatedFields(populate, attributes)).toEqual([]);
  expect(schema.safeParse(sample(attributes, 'full')).error).toBeUndefined();
  expect(schema.safeParse(sample(attributes, 'least')).error).toBeUndefined();
});

test('web and CMS make the same cache tags', async () => {
  const theirs = (await import(new URL('tags.ts', cms).href)) as typeof ours;
  const named = (tags: typeof ours) => [
    tags.documentTag('k61qmb7fntoavcbvz27bobcu', 'pl'),
    tags.documentTag('k61qmb7fntoavcbvz27bobcu'),
    tags.pathTag('k61qmb7fntoavcbvz27bobcu'),
    tags.listTag('page', 'pl'),
    tags.lookupTag('legacy-page', 'integrations/crm'),
    tags.buildTag('ea6e605f27cb115d'),
    tags.anyTag,
  ];
  expect(named(theirs)).toEqual(named(ours));
});

test('web and CMS find the same cache tags in an answer', async () => {
  const { answerTags } = (await import(new URL('content-store/answer-tags.ts', cms).href)) as AnswerTags;
  const document = (id: string, more: object = {}) => ({ documentId: id.repeat(12), ...more });
  const data = document('a', {
    locale: 'pl',
    localizations: [document('a', { locale: 'en', slug: 'x' })],
    sections: [{ plans: [document('b', { locale: 'pl' })], image: document('c'), link: { page: document('d') } }],
  });
  const query = { type: 'page', kind: 'lookup' };
  const expected = new Set([ours.lookupTag('page', 'x'), ...collectCacheTags({ data: [data] }, 'pl').tags]);
  expect(answerTags(query, 'pl', 'x', [data]).toSorted()).toEqual([...expected].toSorted());
  expect(answerTags({ type: 'plan', kind: 'list' }, 'en', '', [])).toEqual([ours.listTag('plan', 'en')]);
});

type AnswerTags = {
  answerTags: (query: { type: string; kind: string }, locale: string, at: string, data: unknown) => string[];
};

test('every section has a test', () => {
  for (const name of sectionNames) {
    expect(existsSync(new URL(`../../sections/${name}/${name}.test.tsx`, import.meta.url)), name).toBe(true);
  }
});

test('the CMS offers exactly the illustrations and marks of the theme', () => {
  const found = { illustration: new Set<string>(), mark: new Set<string>() };
  const folders = ['parts', 'sections'].flatMap((folder) =>
    readdirSync(new URL(`components/${folder}/`, cms)).map((file) => `${folder}.${file.replace('.json', '')}`),
  );
  const all = [...folders.map(component), contentType('plan'), contentType('contact')];
  for (const { attributes } of all) {
    if (attributes.illustration) found.illustration.add(String(attributes.illustration.enum));
    if (attributes.mark) found.mark.add(String(attributes.mark.enum));
  }
  expect([...found.illustration]).toEqual([String(illustrations)]);
  expect([...found.mark]).toEqual([String(marks)]);
  expect(contentType('changelog-entry').attributes.print!.enum).toEqual([...prints]);
});

type Populate = { populate?: Record<string, true | Populate> };

/** Fields in a web schema that the CMS does not have, at any depth: `events.place`. */
function unknownFields(schema: z.ZodType, attributes: Schema['attributes'], path = ''): string[] {
  const object = unwrap(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape as Record<string, z.ZodType>).flatMap(([key, inner]) => {
    const attribute = attributes[key];
    if (!attribute) return key in system && path === '' ? [] : [path + key];
    if (attribute.type !== 'component') return [];
    return unknownFields(inner, component(attribute.component!).attributes, `${path}${key}.`);
  });
}

/** Removes the wrappers of lists, optional values and transformations. */
function unwrap(schema: z.ZodType): z.ZodType {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType } };
  const inner = def.innerType ?? def.element ?? def.in;
  return inner ? unwrap(inner) : schema;
}

/** Components, media and relations that the CMS has and that are missing in `populate`, at any depth. */
function unpopulatedFields(
  populate: Populate | true | undefined,
  attributes: Schema['attributes'],
  path = '',
): string[] {
  const populated = typeof populate === 'object' ? (populate.populate ?? {}) : {};
  return Object.entries(attributes).flatMap(([key, attribute]) => {
    if (!/component|media|relation/.test(attribute.type)) return [];
    if (!populated[key]) return [path + key];
    if (attribute.type !== 'component') return [];
    return unpopulatedFields(populated[key], component(attribute.component!).attributes, `${path}${key}.`);
  });
}

/** A document as the CMS could send it: with all fields (`full`), or only with the required ones (`least`). */
function sample(attributes: Schema['attributes'], extent: 'full' | 'least'): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, attribute]) => {
      const empty = extent === 'least' && !attribute.required;
      return [key, empty ? (attribute.repeatable ? [] : null) : value(attribute, extent)];
    }),
  );
}

function value(attribute: Attribute, extent: 'full' | 'least'): unknown {
  switch (attribute.type) {
    case 'string':
    case 'text':
    case 'uid':
      return attribute.regex ? '08:00' : 'text';
    case 'date':
      return '2026-11-04';
    case 'datetime':
      return '2026-11-04T09:14:00.000Z';
    case 'email':
      return 'a@b.example';
    case 'integer':
    case 'float':
      return 1;
    case 'boolean':
      return true;
    case 'enumeration':
      return attribute.enum![0];
    case 'blocks':
      return [{ type: 'paragraph', children: [{ type: 'text', text: 'text' }] }];
    case 'media':
      return { url: '/uploads/a.png', alternativeText: null, width: 1, height: 1, formats: null };
    case 'relation':
      if (attribute.relation === 'oneToMany') return [{ documentId: 'abc' }];
      return { documentId: 'abc', slug: 'a', locale: 'en' };
    case 'dynamiczone':
      return [];
    case 'component': {
      const inner = sample(component(attribute.component!).attributes, extent);
      return attribute.repeatable ? [inner] : inner;
    }
    default:
      throw new Error(`Unknown attribute type "${attribute.type}": add a sample value for it to this function.`);
  }
}

test('web and CMS have the same path for every content type with pages', () => {
  type Site = {
    kind: string;
    info: { pluralName: string };
    pluginOptions?: { site?: { path: string; isPart?: boolean; isRedirect?: boolean } };
    options?: { draftAndPublish?: boolean };
  };
  const types = readdirSync(new URL('api/', cms)).filter((name) =>
    existsSync(new URL(`api/${name}/content-types/${name}/schema.json`, cms)),
  );
  const theirs = types.flatMap((type) => {
    const { kind, info, pluginOptions, options, attributes } = contentType(type) as Schema & Site;
    const site = pluginOptions?.site;
    return options?.draftAndPublish && !site?.isPart && !site?.isRedirect
      ? [
          {
            type,
            path: site?.path,
            plural: kind === 'collectionType' ? info.pluralName : undefined,
            hasSeo: 'seo' in attributes,
          },
        ]
      : [];
  });
  const own = pageTypes.map(({ type, path, plural, hasSeo = false }) => ({ type, path, plural, hasSeo }));
  const byType = (a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type);
  expect(own.toSorted(byType)).toEqual(theirs.toSorted(byType));
});

test.each([
  ['/', 'home', null],
  ['/pricing', 'pricing', null],
  ['/product', 'page', 'product'],
  ['/old/integrations/crm', 'legacy-page', 'integrations/crm'],
])('finds the page type at %s: %s', (path, type, value) => {
  expect(findPageType(path)).toMatchObject({ pageType: { type }, value });
});
