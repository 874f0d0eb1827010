import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** A question with an answer that can be opened. A native `<details>`, so it works without JavaScript. */
export function Disclosure({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>{title}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
