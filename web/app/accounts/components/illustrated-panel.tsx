import { lazy, type ReactNode } from 'react';
import type { AccountArtName } from '#theme/account-art.tsx';
import styles from './illustrated-panel.module.css';

const AccountArt = lazy(() => import('#theme/account-art.tsx'));

type Props = { art: AccountArtName; title: string; text: string; children?: ReactNode };

/** An illustration beside a few words: what an empty list will show, or what an action does. */
export function IllustratedPanel({ art, title, text, children }: Props) {
  return (
    <div className={styles.panel}>
      <div className={styles.art}>
        <AccountArt name={art} />
      </div>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
