import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicPages, sitemapPaths } from './crawl.ts';
import { get, getStored, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const pages = new Map<string, string>();

beforeAll(async () => {
  for (const path of await publicPages()) {
    pages.set(path, await (await get(path, { 'Sec-Fetch-Site': 'same-origin' })).text());
  }
});

type Data = { '@type': string; [key: string]: unknown };

function jsonLd(html: string): Data[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json]) => {
    const document = JSON.parse(json!) as { '@context': string; '@graph': Data[] };
    expect(document['@context']).toBe('https://schema.org');
    return document['@graph'];
  });
}

const types = (path: string) => jsonLd(pages.get(path)!).map((data) => data['@type']);

describe('every page', () => {
  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // How React writes HTML: valid, in its own hand.
        'attr-case': 'off',
        'void-style': 'off',
        'no-trailing-whitespace': 'off',
        'attribute-boolean-style': 'off',
        'doctype-style': 'off',
        'long-title': 'off',
        'no-inline-style': 'error',
        'attribute-empty-style': 'off',
        // A table that becomes a grid on narrow screens keeps its roles only when they are spelled out.
        'no-redundant-role': 'off',
        // CSS file names and React's ids are not ours to choose.
        'valid-id': 'off',
        'require-sri': 'off',
        'script-type': 'off',
        'tel-non-breaking': 'off',
      },
    });
    const faults: string[] = [];
    for (const [path, html] of pages) {
      const report = await validator.validateString(html);
      for (const result of report.results) {
        for (const { ruleId, message } of result.messages)
          if (!faults.some((fault) => fault.endsWith(`${ruleId}: ${message}`)))
            faults.push(`${path} ${ruleId}: ${message}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('has a title and a description within their lengths, and no two of a language share a title', () => {
    const titles = [...pages].map(([path, html]) => [path, /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''] as const);
    expect(titles.filter(([, title]) => title.length < 5 || title.length > 80)).toEqual([]);
    const described = [...pages].filter(([path]) => !path.includes('/old/'));
    expect(
      described
        .filter(([, html]) => !/<meta name="description" content="[^"]{50,200}"/.test(html))
        .map(([path]) => path),
    ).toEqual([]);
  });

  test('has data for machines that parses, with absolute addresses of our own', () => {
    for (const [, html] of pages) {
      for (const data of jsonLd(html)) {
        expect(data['@type']).toMatch(/^(Organization|WebSite|BreadcrumbList|FAQPage|Product)$/);
      }
    }
    expect(types('/')).toEqual(['Organization', 'WebSite', 'FAQPage']);
    expect(types('/pl/produkt')).toContain('BreadcrumbList');
    expect(types('/pricing').filter((type) => type === 'Product')).toHaveLength(3);
  });

  test('has a card of its own to share: an image that is there', async () => {
    const cards = [...pages].map(([, html]) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(new Set(cards).size).toBe(pages.size);
    for (const card of cards.slice(0, 12)) {
      const response = await get(card.replace(site, ''));
      expect([card, response.status, response.headers.get('Content-Type')]).toEqual([card, 200, 'image/png']);
    }
    expect((await getStored(cards[0]!.replace(site, ''))).status).toBe(200);
  });
});

test('prices are the same numbers on the page and in its data', async () => {
  const product = jsonLd(pages.get('/pricing')!).find((data) => data.name === 'Bridge') as unknown as {
    offers: { price: string; priceCurrency: string }[];
  };
  expect(product.offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual(
    expect.arrayContaining(['59.00 EUR', '590.00 EUR', '249.00 PLN', '2490.00 PLN', '65.00 USD', '650.00 USD']),
  );
  expect(pages.get('/pricing')).toContain('€590');
  expect(pages.get('/pricing')).toContain('€725.70 with 23% VAT');
  expect(pages.get('/pl/pricing')).toContain('2490\u00a0zł');
});

test('a legacy page sends search engines to its successor and offers no translations', () => {
  const html = pages.get('/old/integrations/crm')!;
  expect(html).toContain(`<link rel="canonical" href="${site}/integrations"/>`);
  expect(html).not.toContain('hrefLang="pl" href');
});

test('a page in one language only is not linked by hreflang, and the switch says so', () => {
  const html = pages.get('/pl/warsztaty-w-katowicach')!;
  expect(html).not.toMatch(/<link rel="alternate" hrefLang="en"/);
  expect(html).not.toMatch(/hrefLang="x-default"/);
  expect(html).toMatch(/tej strony nie\sma\sw\stym języku \(English\)/);
});

test('every alternate in the sitemaps answers 200', async () => {
  const index = await (await get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!.replace(site, ''));
  const alternates = (await Promise.all(files.map(async (file) => (await get(file)).text())))
    .flatMap((xml) => [...xml.matchAll(/href="([^"]+)"/g)])
    .map((match) => match[1]!.replace(site, '') || '/');
  expect(alternates.length).toBeGreaterThan(50);
  const statuses = await Promise.all(
    [...new Set(alternates)].map(async (path) => (await get(path, { Cookie: 'i18n_redirected=en' })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await sitemapPaths()).some((path) => path.includes('/old/') || path.includes('partner'))).toBe(false);
});

test.each([
  '/favicon.ico',
  '/favicon.svg',
  '/favicon-96.png',
  '/apple-touch-icon.png',
  '/site.webmanifest',
  '/icon-512.png',
])('%s is there', async (path) => {
  expect((await get(path)).status).toBe(200);
});
