import styles from './page-title.module.css';

/** A page's one h1, with its opening sentence. */
export function PageTitle({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 className={fit(title)}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** A long title is set smaller, and so is one with a word too long for a narrow screen: no word may be broken. */
function fit(title: string): string | undefined {
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  if (longestWord > 15) return styles.longestWord;
  if (title.length > 34) return styles.long;
  return longestWord > 9 ? styles.longWord : undefined;
}
