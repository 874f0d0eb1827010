import { redirect } from 'react-router';
import { runMiddleware } from '#accounts/session/middleware.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { pageBreadcrumbs } from '#content/metadata/json-ld.server.ts';
import { contentLoader, type ContentArgs } from '#content/store/loader.server.ts';
import { feedPath } from '#content/lists/changelog-paths.ts';
import { findBySlugInAnyLanguage, isSlug, pageAlternates, readPage } from '#content/models/page.server.ts';
import { previewOf } from '#http/preview.server.ts';
import { notFound } from '#http/problem.ts';
import { localePath } from '#locales/index.ts';
import { redirectOrNotFound } from '#not-found/redirect-or-not-found.server.ts';
import { readListsFor } from '#sections/lists.server.ts';
import { opensWithHero, Sections, withPageLead } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/page';

export const loader = contentLoader(async (args) => {
  const { params, url, locale } = args;
  const slug = params.slug ?? 'page';
  if (!isSlug(slug)) throw notFound('failed-check', url);
  const page = await readPage(args, slug);
  if (!page) throw await redirectToOwnLanguage(args, slug);
  if (page.access !== 'public' && !previewOf(args.context)) await runMiddleware(page.access, args);
  const head = makeHead({
    title: page.title,
    seo: page.seo,
    alternates: pageAlternates(page),
    sections: page.sections,
    feed: page.sections.some(({ name }) => name === 'changelog') ? localePath(locale, feedPath) : undefined,
  });
  head.jsonLd.push(...pageBreadcrumbs(page));
  return { head, page, locale, lists: await readListsFor(args, page.sections) };
});

/** Redirects the slug of another language to the same page in this language. */
async function redirectToOwnLanguage(args: ContentArgs, slug: string) {
  const alternates = await findBySlugInAnyLanguage(args, slug);
  const here = alternates.find(({ locale }) => locale === args.locale);
  return here ? redirect(here.path + args.url.search, 301) : redirectOrNotFound(args, alternates);
}

export default function Page({ loaderData: { page, locale, lists } }: Route.ComponentProps) {
  const isHeroTitle = opensWithHero(page.sections);
  return (
    <>
      {!isHeroTitle && <PageTitle title={page.title} lead={page.lead} />}
      <Sections
        sections={withPageLead(page.sections, page.lead)}
        locale={locale}
        lists={lists}
        isHeroTitle={isHeroTitle}
      />
    </>
  );
}
