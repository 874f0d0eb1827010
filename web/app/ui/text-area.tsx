import type { ComponentProps } from 'react';
import { Labelled } from './field.tsx';

type Props = Omit<ComponentProps<typeof Labelled>, 'children'> & ComponentProps<'textarea'>;

/** A labelled field for more than a line. */
export function TextArea({ id, label, hint, problem, beside, below, ...area }: Props) {
  return (
    <Labelled {...{ id, label, hint, problem, beside, below }}>
      {(control) => <textarea {...control} {...area} />}
    </Labelled>
  );
}
