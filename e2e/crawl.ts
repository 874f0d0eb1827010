import type { Page } from 'playwright-core';
import { dataPath, get, legacyPaths, toPolishPath, site } from './site.ts';

export type Visited = {
  path: string;
  status: number;
  lang: string;
  h1: number;
  title: string;
  canonical: string | null;
  alternates: Record<string, string>;
  links: string[];
  images: string[];
};

const isPrivate = (path: string) => /^\/(pl\/)?(auth|account|partners|partnerzy)(\/|\?|$)/.test(path);
const isFeed = (path: string) => path.endsWith('.xml');

/** Every path in the sitemaps. */
export async function sitemapPaths(base = site): Promise<string[]> {
  const read = async (path: string) => locations(await (await get(path, {}, base)).text());
  const files = await Promise.all((await read('/sitemap.xml')).map(read));
  return files.flat();
}

/** Every public page of the site. */
export async function publicPages(): Promise<string[]> {
  return [...new Set(['/', '/pl', ...(await sitemapPaths()), ...legacyPaths, ...legacyPaths.map(toPolishPath)])];
}

/** All public pages, their data, the sitemap and one sharing image. */
export async function publicPaths(): Promise<string[]> {
  const pages = await publicPages();
  return [...pages, ...pages.map(dataPath), '/sitemap.xml', '/og/en.png'];
}

/** The pages and what is rendered from the same content: their data, their sharing images and the sitemaps. */
export function withRelatedPaths(pages: string[]): string[] {
  const unique = [...new Set(pages)];
  const images = unique
    .filter((path) => !path.includes('/old/'))
    .map((path) => `/og${path.startsWith('/pl') ? path : `/en${path === '/' ? '' : path}`}.png`);
  // The first file has the changes, the second one the pages.
  const sitemaps = ['/sitemap.xml', '/sitemaps/en-2.xml', '/sitemaps/pl-2.xml'];
  return [...unique, ...unique.map(dataPath), ...images, ...sitemaps];
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
}

/** Crawls the public site in three tabs, starting from both home pages, the sitemap and the legacy pages. */
export async function crawl(first: Page): Promise<Visited[]> {
  const queue = await publicPages();
  const visited = new Map<string, Visited | null>();
  const walk = async (page: Page) => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (visited.has(path) || isPrivate(path) || isFeed(path)) continue;
      visited.set(path, null);
      const seen = await visit(page, path);
      visited.set(path, seen);
      queue.push(...seen.links);
    }
  };
  const context = first.context();
  await Promise.all([first, await context.newPage(), await context.newPage()].map(walk));
  return [...visited.values()].filter((seen) => seen !== null);
}

async function visit(page: Page, path: string): Promise<Visited> {
  // The cookie fixes the language, so that `/` is not redirected because of an earlier visit.
  await page
    .context()
    .addCookies([{ name: 'i18n_redirected', value: path.startsWith('/pl') ? 'pl' : 'en', url: site }]);
  const response = await page.goto(site + path, { waitUntil: 'networkidle' });
  const facts = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: document.querySelectorAll('h1').length,
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ) as Record<string, string>,
    links: [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
    images: [...document.images].map((image) => image.src),
  }));
  const links = facts.links.filter((href) => href.startsWith(site)).map((href) => pathOf(href));
  return { path, status: response?.status() ?? 0, ...facts, links: [...new Set(links)] };
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}
