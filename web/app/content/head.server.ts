/** What a page says about itself to browsers and search engines: its title, and itself in other languages. */
import { z } from 'zod';
import { localePath, locales } from '#locales/index.ts';
import type { Section } from '#sections/registry.server.ts';
import { faqPage, products, type JsonLd } from './json-ld.server.ts';
import { mediaPath } from './media.ts';
import type { Seo } from './parts.server.ts';
import type { Plan } from './plan.server.ts';

export type Alternate = { locale: string; path: string };

export type Head = {
  title: string;
  description?: string | undefined;
  /** A picture chosen by an editor; without one the page gets a drawn card of its own. */
  image?: string | undefined;
  /** Where search engines should look instead of here. */
  canonical?: string | undefined;
  alternates: Alternate[];
  jsonLd: JsonLd[];
};

export const localizations = z
  .array(z.object({ locale: z.string(), slug: z.string().nullish() }))
  .nullish()
  .transform((value) => value ?? []);

type Translated = { locale: string; localizations: { locale: string; slug?: string | null | undefined }[] };

type Page = {
  title: string;
  seo?: Seo;
  alternates: Alternate[];
  sections?: Section[];
  plans?: Plan[];
  canonical?: string;
};

export function makeHead({ title, seo, alternates, sections = [], plans = [], canonical }: Page): Head {
  return {
    title: seo?.title ?? title,
    description: seo?.description,
    image: seo?.image && mediaPath(seo.image.url),
    canonical,
    alternates,
    jsonLd: [...faqPage(sections), ...products(plans, alternates)],
  };
}

/** The published translations of a document at one fixed path, in the order of the site's languages. */
export function alternatesAt(path: string, { locale, localizations: others }: Translated): Alternate[] {
  const published = [locale, ...others.map((other) => other.locale)];
  return locales
    .filter(({ code }) => published.includes(code))
    .map(({ code }) => ({ locale: code, path: localePath(code, path) }));
}
