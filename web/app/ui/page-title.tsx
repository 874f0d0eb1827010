import styles from './page-title.module.css';

/** The page's h1 and its lead. */
export function PageTitle({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className={`wrap ${styles.title}`}>
      <h1 className={sizeClass(title)}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
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
