import { useTranslation } from 'react-i18next';
import { Blocks } from '#blocks/blocks.tsx';
import { alternatesAt, makeHead } from '#content/head.server.ts';
import { readLegacyPage } from '#content/legacy-page.server.ts';
import { ContentLink } from '#content/link.tsx';
import { contentLoader } from '#content/loader.server.ts';
import { notFound } from '#http/problem.ts';
import { withoutLocale } from '#locales/index.ts';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/old';

export const loader = contentLoader(async (args) => {
  const path = withoutLocale(args.url.pathname);
  const page = await readLegacyPage(args, path.replace(/^\/old\//, '').toLowerCase());
  if (!page) throw notFound('unmatched', args.url);
  return { head: makeHead(page.title, undefined, alternatesAt(path, page)), page, locale: args.locale };
});

export default function Old({ loaderData: { page, locale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={page.title} />
      <aside>
        <p>
          {t('legacy.archived')}{' '}
          {page.successor && (
            <>
              {t('legacy.successor')} <ContentLink link={page.successor} locale={locale} />
            </>
          )}
        </p>
      </aside>
      <Blocks blocks={page.body} locale={locale} />
    </>
  );
}
