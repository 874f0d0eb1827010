import { redirect } from 'react-router';
import { runMiddleware } from '#accounts/middleware.server.ts';
import { makeHead } from '#content/head.server.ts';
import { contentLoader, type ContentArgs } from '#content/loader.server.ts';
import { findBySlugInAnyLanguage, isSlug, pageAlternates, pageBreadcrumbs, readPage } from '#content/page.server.ts';
import { readPlansFor } from '#content/plan.server.ts';
import { notFound } from '#http/problem.ts';
import { Sections, opensWithHero } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/page';

export const loader = contentLoader(async (args) => {
  const { params, url, locale } = args;
  const slug = params.slug ?? 'page';
  if (!isSlug(slug)) throw notFound('failed-check', url);
  const page = await readPage(args, slug);
  if (!page) throw await elsewhere(args, slug);
  if (page.access !== 'public') await runMiddleware(page.access, args);
  const head = makeHead({
    title: page.title,
    seo: page.seo,
    alternates: pageAlternates(page),
    sections: page.sections,
  });
  head.jsonLd.push(...pageBreadcrumbs(page));
  return { head, page, locale, plans: await readPlansFor(args, page.sections) };
});

/** The slug of another language leads to the same page in this one. */
async function elsewhere(args: ContentArgs, slug: string) {
  const addresses = await findBySlugInAnyLanguage(args, slug);
  const here = addresses.find((address) => address.locale === args.locale);
  return here ? redirect(here.path + args.url.search, 301) : notFound('unmatched', args.url, addresses);
}

export default function Page({ loaderData: { page, locale, plans } }: Route.ComponentProps) {
  const heroIsTitle = opensWithHero(page.sections);
  return (
    <>
      {!heroIsTitle && <PageTitle title={page.title} lead={page.lead} />}
      <Sections sections={page.sections} locale={locale} plans={plans} heroIsTitle={heroIsTitle} />
    </>
  );
}
