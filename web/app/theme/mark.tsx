import styles from './mark.module.css';

/** The company's logo: the m is a bridge of two arches, the other letters are added by CSS. Hidden from screen readers. */
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
