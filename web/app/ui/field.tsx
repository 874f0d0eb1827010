import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react';
import styles from './field.module.css';

type FieldOptions = {
  label: string;
  hint?: string | undefined;
  /** The validation error. */
  problem?: string | undefined;
  /** Beside the label, such as a link to the password reset. */
  beside?: ReactNode;
  /** Below the control. */
  below?: ReactNode;
};

export type FieldProps<Tag extends 'input' | 'textarea' | 'select'> = FieldOptions &
  Omit<ComponentProps<Tag>, 'className'>;

/** A labelled control. Its hint and its error are linked to it for screen readers (aria-describedby). */
export function Field({ as: Control = 'input', label, hint, problem, beside, below, ...rest }: Props) {
  const own = useId();
  const id = rest.id ?? own;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      <Control aria-invalid={problem ? true : undefined} aria-describedby={describedBy} {...rest} id={id} />
      {below}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  );
}

type Props = FieldProps<'input'> & { as?: ElementType };

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.problem} id={id}>
      <svg viewBox="0 0 20 24" aria-hidden="true">
        <path d="M7.4 1L12.8.6L12 15L8.6 15.2ZM7.6 18.2L12.2 18L12.5 23L7.4 23.2Z" />
      </svg>
      {children}
    </p>
  );
}

export function Checkbox({ label, ...input }: Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} /> {label}
    </label>
  );
}
