import { redirect } from 'react-router';
import { alternatesOf } from '#content/models/page-types.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { readHome } from '#content/models/home.server.ts';
import { contentLoader } from '#content/store/loader.server.ts';
import { readCookies } from '#http/cookies.server.ts';
import { notFound } from '#http/problem.ts';
import { chooseLocale, isSameOriginRequest, languageCookie } from '#locales/choose.ts';
import { defaultLocale, localePath } from '#locales/index.ts';
import { readListsFor } from '#sections/lists.server.ts';
import { Sections, opensWithHero } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/home';

export const loader = contentLoader(async (args) => {
  const { url, request, locale } = args;
  if (locale === defaultLocale && new URL(request.url).pathname === '/') redirectToPreferredLanguage(request, url);
  const home = await readHome(args);
  if (!home) throw notFound('unmatched', url);
  const head = makeHead({
    title: home.title,
    seo: home.seo,
    alternates: alternatesOf('/', home),
    sections: home.sections,
  });
  return { head, home, locale, lists: await readListsFor(args, home.sections) };
});

/** Only for documents at `/`, not for React Router's data requests: those come from a page of the site. */
function redirectToPreferredLanguage(request: Request, url: URL): void {
  const chosen = chooseLocale({
    cookie: readCookies(request).get(languageCookie),
    acceptLanguage: request.headers.get('Accept-Language'),
    isSameOrigin: isSameOriginRequest(request.headers, url.host),
  });
  if (chosen !== defaultLocale) throw redirect(localePath(chosen, '/') + url.search, 302);
}

export default function Home({ loaderData: { home, locale, lists } }: Route.ComponentProps) {
  const isHeroTitle = opensWithHero(home.sections);
  return (
    <div lang={home.locale === locale ? undefined : home.locale}>
      {!isHeroTitle && <PageTitle title={home.title} />}
      <Sections sections={home.sections} locale={home.locale} lists={lists} isHeroTitle={isHeroTitle} />
    </div>
  );
}
