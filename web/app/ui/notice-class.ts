import styles from './notice.module.css';

/** The class of a notice, for any element. */
export function noticeClass(kind: 'problem' | 'done' | 'note'): string {
  return `${styles.notice} ${styles[kind]}`;
}
