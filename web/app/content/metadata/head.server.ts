/** The data for a page's head: title, description, alternates in other languages, JSON-LD. */
import type { Alternate } from '#locales/index.ts';
import type { Section } from '#sections/registry.server.ts';
import { faqPage, products, type JsonLd } from './json-ld.server.ts';
import { mediaPath } from '#content/fields/media.ts';
import type { Seo } from '#content/fields/field-schemas.server.ts';
import type { Plan } from '#content/plans/plan.server.ts';

export type Head = {
  title: string;
  description?: string | undefined;
  /** An image chosen by an editor; without one the page gets a generated share image (/og/…). */
  image?: string | undefined;
  /** The path that search engines should index instead of this page. */
  canonical?: string | undefined;
  /** The RSS feed of the page's content. */
  feed?: string | undefined;
  /** Search engines must not list the page. */
  isUnlisted?: boolean;
  alternates: Alternate[];
  jsonLd: JsonLd[];
};

type Page = {
  title: string;
  seo?: Seo;
  alternates: Alternate[];
  sections?: Section[];
  plans?: Plan[];
  canonical?: string;
  feed?: string | undefined;
};

export function makeHead({ title, seo, alternates, sections = [], plans = [], canonical, feed }: Page): Head {
  return {
    title: seo?.title ?? title,
    description: seo?.description,
    image: seo?.image && mediaPath(seo.image.url),
    canonical,
    feed,
    alternates,
    jsonLd: [...faqPage(sections), ...products(plans, alternates)],
  };
}
