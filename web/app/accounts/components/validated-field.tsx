import type { ComponentProps } from 'react';
import { Field } from '#ui/field.tsx';
import { useValidationMessage } from './use-validation-message.ts';

/** A field for text, an email or a password that shows its own message when its value is not accepted. */
export function ValidatedField(field: Omit<ComponentProps<typeof Field>, 'onInput' | 'onInvalid'>) {
  const [message, handlers] = useValidationMessage();
  return <Field {...field} {...handlers} problem={message ?? field.problem} />;
}
