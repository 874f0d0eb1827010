import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type Props = { title: string; lead?: string | undefined; children?: ReactNode };

/** The page's h1 and its lead. Children stand beside the lead, or below it if there is no room. */
export function PageTitle({ title, lead, children }: Props) {
  return (
    <div className={`wrap ${styles.title}`}>
      <h1 className={sizeClass(title)}>{title}</h1>
      {(lead || children) && (
        <div className={styles.below}>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}

/** Sets long titles smaller, and those with a word too long for a narrow screen, so that no word is broken. */
function sizeClass(title: string): string | undefined {
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  if (longestWord > 15) return styles.longestWord;
  if (title.length > 34) return styles.long;
  return longestWord > 9 ? styles.longWord : undefined;
}
