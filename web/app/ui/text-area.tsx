import { Field, type FieldProps } from './field.tsx';

/** A labelled multi-line field. */
export function TextArea(props: FieldProps<'textarea'>) {
  return <Field as="textarea" {...(props as FieldProps<'input'>)} />;
}
