import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

type Around = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** Stands beside the label: a way out for whoever cannot fill it in. */
  beside?: ReactNode;
  /** Stands under the control. */
  below?: ReactNode;
};

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** A control with its label, its hint and what is wrong with it tied to it for those who listen instead of look. */
export function Labelled(props: Around & { children: (control: Control) => ReactNode }) {
  const { label, hint, problem, beside, below, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy })}
      {below}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

export function Field({ id, label, hint, problem, beside, below, ...input }: Around & ComponentProps<'input'>) {
  return (
    <Labelled {...{ id, label, hint, problem, beside, below }}>
      {(control) => <input {...control} {...input} />}
    </Labelled>
  );
}

export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.problem} id={id}>
      <svg viewBox="0 0 20 24" aria-hidden="true" focusable="false">
        <path d="M7.4 1L12.8.6L12 15L8.6 15.2ZM7.6 18.2L12.2 18L12.5 23L7.4 23.2Z" />
      </svg>
      {children}
    </p>
  );
}

export function Tick({ label, ...input }: Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} /> {label}
    </label>
  );
}
