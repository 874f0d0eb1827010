import { expect, test } from 'vitest';
import { toMarkdown, wantsMarkdown } from './markdown.server.ts';

const url = 'https://www.example.com/pl/produkt';

test('the main part of a page becomes Markdown, with absolute links', async () => {
  const html = `<html><head><title>Product</title></head><body><nav><a href="/">Home</a></nav>
    <main id="main"><h1>Our <em>product</em></h1><p>See <a href="/pricing?a=1&amp;b=2">the prices</a>.</p>
    <ul><li>One</li><li>Two</li></ul><svg><text>art</text></svg><pre><code>GET /</code></pre>
    <form><button>Send</button></form><script>alert(1)</script></main><footer>Footer</footer></body></html>`;
  expect(await toMarkdown(html, url)).toBe(
    '# Our _product_\n\nSee [the prices](https://www.example.com/pricing?a=1&b=2).\n\n-   One\n-   Two\n\n```\nGET /\n```\n',
  );
});

test('only the header of the edge asks for it', () => {
  const request = (accept: string) => new Request(url, { headers: { Accept: accept } });
  expect(wantsMarkdown(request('text/markdown'))).toBe(true);
  expect(wantsMarkdown(request('text/html, text/markdown'))).toBe(false);
  expect(wantsMarkdown(new Request(url))).toBe(false);
});
