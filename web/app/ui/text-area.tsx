import { Field, type FieldProps } from './field.tsx';

/** A labelled field for more than a line. */
export function TextArea(props: FieldProps<'textarea'>) {
  return <Field as="textarea" {...(props as FieldProps<'input'>)} />;
}
