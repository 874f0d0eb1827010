import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** A question that opens to its answer; the browser's own element, so it works before and without any script. */
export function Disclosure({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>{title}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
