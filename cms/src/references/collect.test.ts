import { describe, expect, test } from 'vitest';
import { collectReferences, toSitePath } from './collect';

test('finds pages that editors chose, at any depth', () => {
  const entry = {
    title: 'Home',
    sections: [
      { __component: 'sections.hero', actions: [{ label: 'Prices', page: { id: 3, documentId: 'prices' } }] },
      { __component: 'sections.cta', link: { label: 'About', page: { documentId: 'about' }, href: '/ignored' } },
    ],
  };
  expect(collectReferences(entry)).toEqual([
    { field: 'sections.0.actions.0', label: 'Prices', toDocument: 'prices' },
    { field: 'sections.1.link', label: 'About', toDocument: 'about' },
  ]);
});

test('finds typed addresses of this site in links and in texts', () => {
  const link = { type: 'link', url: '/pl/cennik/?plan=2#top', children: [{ type: 'text', text: 'cennik' }] };
  const entry = {
    menu: [{ label: 'Docs', href: ' /docs ', page: null }],
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'See ' }, link] }],
  };
  expect(collectReferences(entry)).toEqual([
    { field: 'menu.0', label: 'Docs', toPath: '/docs' },
    { field: 'body.0.children.1', label: 'cennik', toPath: '/pl/cennik' },
  ]);
});

test('ignores other sites, mail addresses, pictures and what related documents link to', () => {
  const entry = {
    menu: [
      { label: 'A', href: 'https://example.com/a' },
      { label: 'B', href: 'mailto:a@example.com' },
    ],
    image: { documentId: 'file', url: '/uploads/a.png' },
    body: [{ type: 'image', image: { url: '/uploads/b.png' } }],
    related: { documentId: 'other', menu: [{ label: 'C', href: '/c' }] },
  };
  expect(collectReferences(entry)).toEqual([]);
});

describe('toSitePath', () => {
  test.each([
    ['/', '/'],
    ['/a/b/', '/a/b'],
    ['/?q=1', '/'],
    ['//example.com', null],
    ['/\\example.com', null],
    ['#top', null],
    ['a/b', null],
  ])('%s is %s', (address, path) => {
    expect(toSitePath(address)).toBe(path);
  });
});
