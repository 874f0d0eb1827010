import { useTranslation } from 'react-i18next';
import { plainText } from './headings.ts';
import styles from './table-of-contents.module.css';
import type { Heading } from './types.ts';

export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { t } = useTranslation();
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={styles.contents} aria-label={t('page.contents')}>
      <details open>
        <summary>{t('page.contents')}</summary>
        <ol>
          {headings.map((heading) => (
            <li key={heading.id} className={heading.level > top ? styles.inner : undefined}>
              <a href={`#${heading.id}`}>{plainText(heading.children)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
