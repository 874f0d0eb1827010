import { redirect } from 'react-router';
import { alternatesAt, makeHead } from '#content/head.server.ts';
import { readHome } from '#content/home.server.ts';
import { contentLoader } from '#content/loader.server.ts';
import { readPlansFor } from '#content/plan.server.ts';
import { notFound } from '#http/problem.ts';
import { chooseLocale, isFromInside } from '#locales/choose.ts';
import { defaultLocale, localePath } from '#locales/index.ts';
import { Sections, opensWithHero } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/home';

export const loader = contentLoader(async (args) => {
  const { url, request, locale } = args;
  if (locale === defaultLocale && new URL(request.url).pathname === '/') sendToOwnLanguage(request, url);
  const home = await readHome(args);
  if (!home) throw notFound('unmatched', url);
  const head = makeHead({
    title: home.title,
    seo: home.seo,
    alternates: alternatesAt('/', home),
    sections: home.sections,
  });
  return { head, home, locale, plans: await readPlansFor(args, home.sections) };
});

/** Only a document at `/` is answered by language; a page's own data request comes from inside the site. */
function sendToOwnLanguage(request: Request, url: URL): void {
  const chosen = chooseLocale({
    cookie: request.headers.get('Cookie'),
    acceptLanguage: request.headers.get('Accept-Language'),
    fromInside: isFromInside(request.headers, url.host),
  });
  if (chosen !== defaultLocale) throw redirect(localePath(chosen, '/') + url.search, 302);
}

export default function Home({ loaderData: { home, locale, plans } }: Route.ComponentProps) {
  const heroIsTitle = opensWithHero(home.sections);
  return (
    <div lang={home.locale === locale ? undefined : home.locale}>
      {!heroIsTitle && <PageTitle title={home.title} />}
      <Sections sections={home.sections} locale={home.locale} plans={plans} heroIsTitle={heroIsTitle} />
    </div>
  );
}
