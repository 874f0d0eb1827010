import { useTranslation } from '#locales/i18n.tsx';
import { Blocks } from '#blocks/blocks.tsx';
import { alternatesOf } from '#content/models/page-types.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { readLegacyPage } from '#content/models/legacy-page.server.ts';
import { ContentLink, linkHref } from '#content/fields/link.tsx';
import { contentLoader } from '#content/store/loader.server.ts';
import { withoutLocale } from '#locales/index.ts';
import { redirectOrNotFound } from '#not-found/redirect-or-not-found.server.ts';
import { Icon } from '#theme/icon.tsx';
import { noticeClass } from '#ui/notice-class.ts';
import type { Route } from './+types/old';
import styles from './old.module.css';

/** A legacy page: a page of the old site. Only the paths in routes.ts (`legacyPaths`) have this route. */
export const loader = contentLoader(async (args) => {
  const path = withoutLocale(args.url.pathname);
  const page = await readLegacyPage(args, path.replace(/^\/old\//, '').toLowerCase());
  if (!page) throw await redirectOrNotFound(args);
  // The canonical URL is the page that replaces this one, if it is on this site.
  const successor = page.successor && linkHref(page.successor, args.locale);
  const canonical = successor?.startsWith('/') ? { canonical: successor } : {};
  const head = makeHead({ title: page.title, alternates: alternatesOf(path, page), ...canonical });
  return { head, page, locale: args.locale };
});

export default function Old({ loaderData: { page, locale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.old}`}>
      <aside className={`${noticeClass('note')} ${styles.notice}`} aria-label={t('legacy.archived')}>
        <p>
          <b>{t('legacy.archived')}.</b> {t('legacy.notice')}
        </p>
        {page.successor && (
          <p>
            {t('legacy.successor')}{' '}
            <ContentLink link={page.successor} locale={locale}>
              {' '}
              <Icon name="arrow" className={styles.arrow} />
            </ContentLink>
          </p>
        )}
      </aside>
      <h1>{page.title}</h1>
      <Blocks blocks={page.body} locale={locale} />
    </div>
  );
}
