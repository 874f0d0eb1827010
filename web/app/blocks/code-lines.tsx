import styles from './code-lines.module.css';
import type { Token } from './types.ts';

/** Code, highlighted by class names. */
export function CodeLines({ tokens }: { tokens: Token[] }) {
  return tokens.map(({ text, kind }, index) =>
    kind ? (
      <span key={index} className={styles[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
