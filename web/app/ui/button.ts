import styles from './button.module.css';

type Kind = 'main' | 'dark' | 'soft' | 'night';

/** The class of a button, for any element. */
export function buttonClass(kind: Kind = 'main', wide = false): string {
  const extra = [kind !== 'main' && styles[kind], wide && styles.wide];
  return [styles.button, ...extra].filter(Boolean).join(' ');
}
