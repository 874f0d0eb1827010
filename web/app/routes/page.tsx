import { redirect } from 'react-router';
import { runMiddleware } from '#accounts/session/middleware.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { pageBreadcrumbs } from '#content/metadata/json-ld.server.ts';
import { contentLoader, type ContentArgs } from '#content/client/loader.server.ts';
import { findBySlugInAnyLanguage, isSlug, pageAlternates, readPage } from '#content/models/page.server.ts';
import { readPlansFor } from '#content/plans/plan.server.ts';
import { notFound } from '#http/problem.ts';
import { Sections, opensWithHero } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/page';

export const loader = contentLoader(async (args) => {
  const { params, url, locale } = args;
  const slug = params.slug ?? 'page';
  if (!isSlug(slug)) throw notFound('failed-check', url);
  const page = await readPage(args, slug);
  if (!page) throw await redirectOrNotFound(args, slug);
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

/** Redirects the slug of another language to the same page in this language; a 404 if there is none. */
async function redirectOrNotFound(args: ContentArgs, slug: string) {
  const alternates = await findBySlugInAnyLanguage(args, slug);
  const here = alternates.find((alternate) => alternate.locale === args.locale);
  return here ? redirect(here.path + args.url.search, 301) : notFound('unmatched', args.url, alternates);
}

export default function Page({ loaderData: { page, locale, plans } }: Route.ComponentProps) {
  const isHeroTitle = opensWithHero(page.sections);
  return (
    <>
      {!isHeroTitle && <PageTitle title={page.title} lead={page.lead} />}
      <Sections sections={page.sections} locale={locale} plans={plans} isHeroTitle={isHeroTitle} />
    </>
  );
}
