import { Blocks } from '#blocks/blocks.tsx';
import { contentLoader } from '#content/store/loader.server.ts';
import { changePath, feedPath } from '#content/lists/changelog-paths.ts';
import { describeChange, readChange, readChangelog } from '#content/lists/changelog.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { isSlug } from '#content/models/page.server.ts';
import { alternatesOf } from '#content/models/page-types.server.ts';
import { notFound } from '#http/problem.ts';
import { formatDate } from '#locales/dates.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { redirectOrNotFound } from '#not-found/redirect-or-not-found.server.ts';
import { Print } from '#theme/print.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/change';
import styles from './change.module.css';

/** One change of the product, with links to the changes before and after it. */
export const loader = contentLoader(async (args) => {
  const { slug = '' } = args.params;
  if (!isSlug(slug)) throw notFound('failed-check', args.url);
  const [entry, all] = await Promise.all([readChange(args, slug), readChangelog(args)]);
  if (!entry) throw await redirectOrNotFound(args);
  const { locale } = args;
  const head = makeHead({
    title: entry.title,
    seo: { title: undefined, description: describeChange(entry), image: undefined },
    alternates: alternatesOf(changePath(':slug'), entry),
    feed: localePath(locale, feedPath),
  });
  // An old entry is not in the list.
  const index = all.findIndex(({ documentId }) => documentId === entry.documentId);
  const [newer, older] = index === -1 ? [] : [all[index - 1], all[index + 1]];
  const link = (other: (typeof all)[number] | undefined) =>
    other && { title: other.title, path: localePath(locale, changePath(other.slug)) };
  return { head, entry, locale, newer: link(newer), older: link(older) };
});

export default function Change({ loaderData: { entry, locale, newer, older } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <article>
      <PageTitle title={entry.title} />
      <div className={`wrap ${styles.entry}`}>
        {entry.print && <Print name={entry.print} className={styles.print} />}
        <div className={styles.text}>
          <p>
            <time dateTime={entry.date}>{formatDate(entry.date, locale, 'date')}</time>
          </p>
          <Blocks blocks={entry.body} locale={locale} />
          {(newer || older) && (
            <nav className={styles.others} aria-label={t('changes.others')}>
              {newer && (
                <p>
                  {t('changes.newer')}: <a href={newer.path}>{newer.title}</a>
                </p>
              )}
              {older && (
                <p>
                  {t('changes.older')}: <a href={older.path}>{older.title}</a>
                </p>
              )}
            </nav>
          )}
        </div>
      </div>
    </article>
  );
}
