import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { secondLanguage } from '#locales/test-languages.ts';
import { Blocks } from './blocks.tsx';
import { blocks } from './schema.server.ts';

const text = (value: string, marks: Record<string, boolean> = {}) => ({ type: 'text', text: value, ...marks });
const html = (...nodes: unknown[]) =>
  renderToStaticMarkup(<Blocks blocks={blocks.parse(nodes)} locale={secondLanguage} />).replace(
    /^<div[^>]*>|<\/div>$/g,
    '',
  );

test('renders paragraphs, quotes and line breaks', () => {
  expect(html({ type: 'paragraph', children: [text('one\ntwo')] })).toBe('<p>one<br/>two</p>');
  expect(html({ type: 'paragraph', children: [text('')] })).toBe('<p><br/></p>');
  expect(html({ type: 'quote', children: [text('said')] })).toBe('<blockquote><p>said</p></blockquote>');
});

test('renders headings 1 to 6 below the page title, with no skipped top level and unique ids', () => {
  const heading = (level: number, value: string) => ({ type: 'heading', level, children: [text(value)] });
  expect(html(heading(1, 'Żółta łódź'), heading(2, 'Żółta łódź'), heading(6, '!'))).toBe(
    '<h2 id="zolta-lodz" data-level="1">Żółta łódź</h2><h3 id="zolta-lodz-2" data-level="2">Żółta łódź</h3><h6 id="section" data-level="6">!</h6>',
  );
  expect(html(heading(3, 'a'), heading(4, 'b'))).toBe(
    '<h2 id="a" data-level="3">a</h2><h3 id="b" data-level="4">b</h3>',
  );
  expect(html(heading(7, 'no such level'))).toBe('');
});

test('keeps every character of code, and highlights it by class names', () => {
  const highlighted = html({ type: 'code', language: 'json', children: [text('{"a": "<b>"}')] });
  expect(highlighted).toMatch(/^<pre class="night" tabindex="0"><code>.*<\/code><\/pre>$/);
  expect(highlighted).toContain('<span class="_key');
  expect(highlighted).not.toContain('style=');
  expect(highlighted.replace(/<[^>]+>/g, '')).toBe('{&quot;a&quot;: &quot;&lt;b&gt;&quot;}');
  const plain = '<pre class="night" tabindex="0"><code>x</code></pre>';
  expect(html({ type: 'code', language: null, children: [text('x')] })).toBe(plain);
  expect(html({ type: 'code', language: 'klingon', children: [text('x')] })).toBe(plain);
});

test('renders an image with its size, alternative text, path and all sizes of the CMS', () => {
  const formats = {
    small: { url: '/uploads/small_a.png', width: 500, height: 300 },
    small_webp: { url: '/uploads/small_a.webp', width: 500, height: 300 },
  };
  const image = { url: 'http://localhost:1337/uploads/a.png', alternativeText: 'A bridge', width: 900, height: 600 };
  const shown = html({ type: 'image', image: { ...image, formats, caption: 'Ours' }, children: [text('')] });
  expect(shown).toContain('<source type="image/webp" srcSet="/uploads/small_a.webp 500w"');
  expect(shown).toContain('srcSet="/uploads/small_a.png 500w, /uploads/a.png 900w"');
  expect(shown).toContain('alt="A bridge" width="900" height="600" loading="lazy"');
  expect(shown).toContain('<figcaption>Ours</figcaption>');
});

test('puts a nested list inside the item before it', () => {
  const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
  const inner = { type: 'list', format: 'ordered', indentLevel: 1, children: [item('a1'), item('a2')] };
  expect(html({ type: 'list', format: 'unordered', children: [item('a'), inner, item('b')] })).toBe(
    '<ul><li>a<ol><li>a1</li><li>a2</li></ol></li><li>b</li></ul>',
  );
  expect(html({ type: 'list', format: 'unordered', children: [inner] })).toBe(
    '<ul><li><ol><li>a1</li><li>a2</li></ol></li></ul>',
  );
});

test('nests marks in a fixed order', () => {
  const all = { code: true, bold: true, strikethrough: true, underline: true, italic: true };
  expect(html({ type: 'paragraph', children: [text('x', all)] })).toBe(
    '<p><strong><em><u><s><code>x</code></s></u></em></strong></p>',
  );
});

test('adds the language prefix to links, and renders dangerous schemes as plain text', () => {
  const link = (url: string) => ({ type: 'paragraph', children: [{ type: 'link', url, children: [text('go')] }] });
  expect(html(link('/pricing'))).toBe(`<p><a href="/${secondLanguage}/pricing">go</a></p>`);
  expect(html(link('https://example.com'))).toBe('<p><a href="https://example.com/" rel="noopener">go</a></p>');
  expect(html(link('javascript:alert(1)'))).toBe('<p>go</p>');
  expect(html(link('data:text/html,x'))).toBe('<p>go</p>');
});

test('skips unknown and invalid nodes, and keeps the rest', () => {
  expect(
    html(
      { type: 'video', url: 'x' },
      null,
      7,
      { type: 'paragraph' },
      { type: 'paragraph', children: [{ type: 'mention' }, text('still here'), { type: 'text', text: 5 }] },
    ),
  ).toBe('<p>still here</p>');
  expect(blocks.parse(null)).toEqual([]);
});
