import styles from './mark.module.css';

/** The company's mark: the m is a bridge of two arches, the rest are letters, drawn by the style sheet. Names stand beside it. */
export function Mark() {
  return (
    <span className={`cut ${styles.mark}`} aria-hidden="true">
      <svg>
        <use href="#mark" />
      </svg>
      <span className={styles.letters} />
    </span>
  );
}
