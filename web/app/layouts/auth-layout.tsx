import type { ReactNode } from 'react';
import type { AuthArt } from './auth-picture.tsx';
import { AuthSide } from './auth-side.tsx';
import styles from './auth-layout.module.css';

type Props = { title: string; text?: string; art?: AuthArt; children: ReactNode };

/** The layout of the sign-in pages: text and a form on one side, an illustration on the other. */
export function AuthLayout({ title, text, art = 'key', children }: Props) {
  return (
    <div className={styles.layout}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
      <AuthSide art={art} />
    </div>
  );
}
