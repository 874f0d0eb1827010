/** Structured data of pages for search engines (schema.org). */
import { config } from '#config.server.ts';
import { localePath, type Alternate } from '#locales/index.ts';
import type { Section } from '#sections/registry.server.ts';
import { searchPath } from '#locales/search-path.ts';
import { brand } from '#theme/brand.ts';
import type { Plan } from '#content/plans/plan.server.ts';
import type { Site } from '#content/models/site.server.ts';

export type JsonLd = { '@type': string; [key: string]: unknown };

export function organization(site: Site): JsonLd[] {
  const id = `${config.PUBLIC_URL}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: site.name,
      url: `${config.PUBLIC_URL}/`,
      logo: `${config.PUBLIC_URL}/icon-512.png`,
      sameAs: site.social.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url: `${config.PUBLIC_URL}/`,
      inLanguage: site.locale,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${config.PUBLIC_URL}${searchPath(site.locale)}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Two levels: home, then the page. */
export function pageBreadcrumbs({ locale, title, slug }: { locale: string; title: string; slug: string }): JsonLd[] {
  const home = { name: brand.name, path: localePath(locale, '/') };
  const page = { name: title, path: localePath(locale, `/${slug}`) };
  const items = [home, page].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: config.PUBLIC_URL + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

export function faqPage(sections: Section[]): JsonLd[] {
  const questions = sections.flatMap((section) => (section.name === 'faq' ? section.data.questions : []));
  if (questions.length === 0) return [];
  const entities = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity: entities }];
}

/** One offer per currency and period, with the same prices as on the page. */
export function products(plans: Plan[], alternates: Alternate[]): JsonLd[] {
  const url = config.PUBLIC_URL + (alternates[0]?.path ?? '/');
  return plans.map((plan) => ({
    '@type': 'Product',
    name: plan.name,
    description: plan.audience ?? plan.name,
    image: `${config.PUBLIC_URL}/icon-512.png`,
    offers: plan.prices.map(({ amount, currency, period }) => ({
      '@type': 'Offer',
      url,
      price: (amount / 100).toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: (amount / 100).toFixed(2),
        priceCurrency: currency,
        valueAddedTaxIncluded: false,
        billingDuration: period === 'year' ? 'P1Y' : 'P1M',
      },
    })),
  }));
}
