import { useTranslation } from '#locales/i18n.tsx';
import { plainText } from './headings.ts';
import styles from './table-of-contents.module.css';
import type { Heading } from './types.ts';

export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { t } = useTranslation();
  const mainLevel = mostCommon(headings.map(({ level }) => level));
  return (
    <nav className={styles.contents} aria-label={t('page.contents')}>
      <details open>
        <summary>{t('page.contents')}</summary>
        <ol>
          {headings.map((heading) => (
            <li key={heading.id} className={heading.level > mainLevel ? styles.inner : undefined}>
              <a href={`#${heading.id}`}>{plainText(heading.children)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The most common heading level; of two, the higher one. Deeper headings are indented. */
function mostCommon(levels: number[]): number {
  const counts = Map.groupBy(levels, (level) => level);
  return [...counts].toSorted(([a, one], [b, other]) => other.length - one.length || a - b)[0]?.[0] ?? 2;
}
