import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** Stands beside the label: a way out for whoever cannot fill it in. */
  beside?: ReactNode;
  /** Stands under the input. */
  below?: ReactNode;
};

/** A labelled input, with its hint and what is wrong with it tied to it for those who listen instead of look. */
export function Field({ label, hint, problem, beside, below, ...input }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      <input id={id} aria-invalid={problem ? true : undefined} aria-describedby={describedBy} {...input} />
      {below}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <svg viewBox="0 0 20 24" aria-hidden="true" focusable="false">
            <path d="M7.4 1L12.8.6L12 15L8.6 15.2ZM7.6 18.2L12.2 18L12.5 23L7.4 23.2Z" />
          </svg>
          {problem}
        </p>
      )}
    </div>
  );
}

export function Tick({ label, ...input }: Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} /> {label}
    </label>
  );
}
