import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

/** A labelled choice of a few. */
export function Select({
  label,
  options,
  ...select
}: ComponentProps<'select'> & { label: string; options: { value: string; label: string; lang?: string }[] }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
