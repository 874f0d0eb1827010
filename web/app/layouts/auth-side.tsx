import { lazy } from 'react';
import type { AuthArt } from './auth-picture.tsx';
import styles from './auth-layout.module.css';

/** Browsers never render it, so they do not load it. */
const AuthPicture = lazy(() => import('./auth-picture.tsx'));

/**
 * The illustrated half of a sign-in page. Only the server renders it: in the browser React keeps the existing markup, so
 * that drawings and words are not part of the JavaScript. The sign-in pages are therefore always loaded as documents.
 */
export function AuthSide({ art }: { art: AuthArt }) {
  const className = `on-forest ${styles.side}`;
  if (!import.meta.env.SSR) {
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div className={className} aria-hidden="true">
      <AuthPicture art={art} className={styles.art} />
    </div>
  );
}
