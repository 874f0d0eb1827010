import styles from './notice.module.css';

/** The look of a notice, for whatever element is one: something went wrong, something is done, something to know. */
export function noticeClass(kind: 'problem' | 'done' | 'note'): string {
  return `${styles.notice} ${styles[kind]}`;
}
