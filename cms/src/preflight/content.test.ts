import { describe, expect, test } from 'vitest';
import { checkContent } from './content';

const heading = (level: number, text: string) => ({ type: 'heading', level, children: [{ type: 'text', text }] });
const codes = (entry: object) => {
  const { refused, warned } = checkContent(entry as never);
  return { refused: refused.map(({ code }) => code), warned: warned.map(({ code }) => code) };
};

describe('refuses', () => {
  test('empty headings, and says where they are', () => {
    const entry = { title: ' ', sections: [{ __component: 'sections.rich-text', body: [heading(2, '  ')] }] };
    expect(checkContent(entry).refused).toEqual([
      { code: 'heading.empty', path: ['title'] },
      { code: 'heading.empty', path: ['sections', 0, 'body'] },
    ]);
  });

  test('sections without content', () => {
    const sections = [
      { __component: 'sections.faq', title: 'Questions', questions: [] },
      { __component: 'sections.steps', title: 'Steps', steps: [{ title: 'One' }] },
    ];
    expect(checkContent({ sections }).refused).toEqual([{ code: 'section.empty', path: ['sections', 0, 'questions'] }]);
  });

  test('links that lead nowhere', () => {
    const actions = [
      { label: 'Prices', href: null, page: { documentId: 'a' } },
      { label: 'About', href: '/about', page: null },
      { label: 'Nowhere', href: ' ', page: null },
    ];
    expect(checkContent({ sections: [{ __component: 'sections.hero', actions }] }).refused).toEqual([
      { code: 'link.noTarget', path: ['sections', 0, 'actions', 2, 'href'], values: { label: 'Nowhere' } },
    ]);
  });

  test('nothing in related documents', () => {
    expect(codes({ related: { documentId: 'a', title: ' ' } }).refused).toEqual([]);
  });
});

describe('warns about', () => {
  test('headings that skip a level', () => {
    const body = [heading(2, 'A'), heading(4, 'B'), heading(2, 'C'), heading(3, 'D')];
    expect(checkContent({ body }).warned).toEqual([
      { code: 'heading.order', path: ['body'], values: { heading: 'B', before: 2, level: 4 } },
    ]);
  });

  test('what search engines and shared links need', () => {
    expect(codes({ title: 'A', seo: null }).warned).toEqual(['description.missing', 'share.picture']);
    const seo = { title: 'A'.repeat(61), description: 'B'.repeat(161), card: 'home' };
    expect(codes({ title: 'A', seo }).warned).toEqual(['title.long', 'description.long']);
    expect(codes({ title: 'A', seo: { description: 'B', image: { documentId: 'c' } } }).warned).toEqual([]);
    expect(codes({ title: 'A' }).warned).toEqual([]);
  });
});
