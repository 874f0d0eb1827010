import { expect, test } from 'vitest';
import { makeSnapshot, referencesOf, snapshotPopulate, toData, type Schemas } from './snapshot';

const schemas: Schemas = {
  contentTypes: {
    page: {
      attributes: {
        title: { type: 'string' },
        sections: { type: 'dynamiczone', components: ['hero'] },
        seo: { type: 'component', component: 'seo' },
        tags: { type: 'relation', relation: 'manyToMany' },
        createdBy: { type: 'relation', configurable: false },
        updatedAt: { type: 'datetime' },
      },
    },
  },
  components: {
    hero: {
      attributes: {
        title: { type: 'text' },
        image: { type: 'media', multiple: false },
        links: { type: 'component', component: 'link' },
      },
    },
    link: { attributes: { label: { type: 'string' }, page: { type: 'relation', relation: 'oneToOne' } } },
    seo: { attributes: { description: { type: 'text' } } },
  },
};

const entry = {
  id: 1,
  documentId: 'doc',
  title: 'Hello',
  updatedAt: '2026-11-18T12:00:00.000Z',
  createdBy: { id: 1 },
  sections: [
    {
      id: 5,
      __component: 'hero',
      title: 'A bridge',
      image: { id: 9, name: 'bridge.jpg', url: '/uploads/bridge.jpg' },
      links: [{ id: 7, label: 'Prices', page: { id: 3, documentId: 'prices', title: 'Prices' } }],
    },
  ],
  seo: null,
  tags: [{ id: 4, documentId: 'tag', name: 'News' }],
};

const snapshot = {
  title: 'Hello',
  sections: [
    {
      __component: 'hero',
      title: 'A bridge',
      image: { $file: 9, name: 'bridge.jpg' },
      links: [{ __component: 'link', label: 'Prices', page: { $document: 'prices', title: 'Prices' } }],
    },
  ],
  seo: null,
  tags: [{ $document: 'tag', title: 'News' }],
};

test('a snapshot has the content without ids of parts and fields of Strapi', () => {
  expect(makeSnapshot(schemas, 'page', entry)).toEqual(snapshot);
});

test('everything that a snapshot needs is read', () => {
  const ofLink = { populate: { page: true } };
  expect(snapshotPopulate(schemas, 'page')).toEqual({
    sections: { on: { hero: { populate: { image: true, links: ofLink } } } },
    seo: { populate: {} },
    tags: true,
  });
});

test('a snapshot can be written again', () => {
  const existing = { files: new Set([9]), documents: new Set(['prices', 'tag']) };
  expect(toData(schemas, 'page', snapshot, existing)).toEqual({
    title: 'Hello',
    sections: [{ __component: 'hero', title: 'A bridge', image: 9, links: [{ label: 'Prices', page: 'prices' }] }],
    seo: null,
    tags: ['tag'],
  });
});

test('deleted files, documents and kinds of sections are left out', () => {
  const existing = { files: new Set<number>(), documents: new Set<string>() };
  const old = {
    ...snapshot,
    sections: [...snapshot.sections, { __component: 'gone', title: 'Old' }],
    unknown: 'field',
  };
  expect(toData(schemas, 'page', old, existing)).toEqual({
    title: 'Hello',
    sections: [{ __component: 'hero', title: 'A bridge', image: null, links: [{ label: 'Prices', page: null }] }],
    seo: null,
    tags: [],
  });
});

test('names the files and documents that must exist', () => {
  expect(referencesOf(snapshot)).toEqual({ files: [9], documents: ['prices', 'tag'] });
});
