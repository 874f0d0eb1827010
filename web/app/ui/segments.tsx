import { useId, type ReactNode } from 'react';
import styles from './segments.module.css';

type Props = {
  name: string;
  legend: string;
  isLegendHidden?: boolean;
  options: { value: string; label: ReactNode }[];
  chosen: string;
  isRemembered?: boolean;
};

/** A segmented control: radio buttons side by side. The browser can remember the choice. */
export function Segments({ name, legend, isLegendHidden = false, options, chosen, isRemembered = false }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map(({ value, label }) => (
        <span key={value}>
          <input
            className="visually-hidden"
            type="radio"
            id={id + value}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            data-remember={isRemembered ? '' : undefined}
          />
          <label htmlFor={id + value}>{label}</label>
        </span>
      ))}
    </fieldset>
  );
}
