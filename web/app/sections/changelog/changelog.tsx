import { Blocks } from '#blocks/blocks.tsx';
import { changePath } from '#content/lists/changelog-paths.ts';
import { formatDate } from '#locales/dates.ts';
import { localePath } from '#locales/index.ts';
import { Print } from '#theme/print.tsx';
import type { SectionProps } from '../section.ts';
import type { ChangelogData } from './changelog.server.ts';
import styles from './changelog.module.css';

/** Every entry links to its own page. */
export function Changelog({ data, locale, titleAs: Title, lists }: SectionProps<ChangelogData>) {
  const EntryTitle = data.title ? 'h3' : 'h2';
  return (
    <section className={`wrap ${styles.section}`}>
      {data.title && <Title>{data.title}</Title>}
      <div className={styles.entries}>
        {lists.changelog.map((entry) => (
          <article key={entry.documentId} id={entry.slug}>
            <time dateTime={entry.date}>{formatDate(entry.date, locale, 'date')}</time>
            {entry.print && <Print name={entry.print} className={styles.print} />}
            <div className={styles.text}>
              <EntryTitle>
                <a href={localePath(locale, changePath(entry.slug))}>{entry.title}</a>
              </EntryTitle>
              <Blocks blocks={entry.body} locale={locale} topLevel={data.title ? 4 : 3} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
