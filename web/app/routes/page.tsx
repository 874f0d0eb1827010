import { redirect } from 'react-router';
import { runMiddleware } from '#accounts/session/middleware.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { pageBreadcrumbs } from '#content/metadata/json-ld.server.ts';
import { contentLoader, type ContentArgs } from '#content/store/loader.server.ts';
import { feedPath } from '#content/lists/changelog-paths.ts';
import { findBySlugInAnyLanguage, isSlug, pageAlternates, readPage } from '#content/models/page.server.ts';
import { readRedirect } from '#content/models/redirect.server.ts';
import { notFound } from '#http/problem.ts';
import { localePath } from '#locales/index.ts';
import { readListsFor } from '#sections/lists.server.ts';
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
    feed: page.sections.some(({ name }) => name === 'changelog') ? localePath(locale, feedPath) : undefined,
  });
  head.jsonLd.push(...pageBreadcrumbs(page));
  return { head, page, locale, lists: await readListsFor(args, page.sections) };
});

/** Redirects the slug of another language to the same page in this language, and slugs that editors redirected. */
async function redirectOrNotFound(args: ContentArgs, slug: string) {
  const { locale, url } = args;
  const [alternates, target] = await Promise.all([
    findBySlugInAnyLanguage(args, slug),
    readRedirect(args, slug, url.search),
  ]);
  const here = alternates.find((alternate) => alternate.locale === locale);
  if (here) return redirect(here.path + url.search, 301);
  return target ? redirect(target, 301) : notFound('unmatched', url, alternates);
}

export default function Page({ loaderData: { page, locale, lists } }: Route.ComponentProps) {
  const isHeroTitle = opensWithHero(page.sections);
  return (
    <>
      {!isHeroTitle && <PageTitle title={page.title} lead={page.lead} />}
      <Sections sections={page.sections} locale={locale} lists={lists} isHeroTitle={isHeroTitle} />
    </>
  );
}
