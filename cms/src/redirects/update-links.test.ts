import { expect, test } from 'vitest';
import { replaceLinks } from './update-links';

test('replaces typed links in components and texts', () => {
  const content = {
    sections: [
      {
        actions: [
          { label: 'About', href: '/about' },
          { label: 'Other', href: '/about-us' },
        ],
      },
    ],
    body: [{ type: 'paragraph', children: [{ type: 'link', url: '/about/?a=1#team', children: [] }] }],
    note: '/about',
  };
  expect(replaceLinks(content, '/about', '/company')).toEqual({
    sections: [
      {
        actions: [
          { label: 'About', href: '/company' },
          { label: 'Other', href: '/about-us' },
        ],
      },
    ],
    body: [{ type: 'paragraph', children: [{ type: 'link', url: '/company?a=1#team', children: [] }] }],
    note: '/about',
  });
});

test.each(['https://example.com/about', '//about', '/about/team', 'about', '#about'])('keeps %s', (href) => {
  expect(replaceLinks({ href }, '/about', '/company')).toEqual({ href });
});
