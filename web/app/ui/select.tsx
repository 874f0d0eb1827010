import type { ComponentProps } from 'react';
import { Labelled } from './field.tsx';

type Props = Pick<ComponentProps<typeof Labelled>, 'id' | 'label' | 'problem'> &
  ComponentProps<'select'> & { options: { value: string; label: string; lang?: string }[] };

/** A labelled choice of a few. */
export function Select({ id, label, problem, options, ...select }: Props) {
  return (
    <Labelled {...{ id, label, problem }}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
