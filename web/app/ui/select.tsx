import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps<'select'> & { options: { value: string; label: string; lang?: string }[] };

/** A labelled drop-down list. */
export function Select({ options, ...props }: Props) {
  return (
    <Field as="select" {...(props as FieldProps<'input'>)}>
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </Field>
  );
}
