import { useId, type ComponentProps } from 'react';
import { Checkbox, FieldError } from '#ui/field.tsx';
import { useValidationMessage } from './use-validation-message.ts';

/** A checkbox that shows its own message when it must be checked. */
export function ValidatedCheckbox(checkbox: ComponentProps<typeof Checkbox>) {
  const id = useId();
  const [message, handlers] = useValidationMessage();
  return (
    <div>
      <Checkbox
        {...checkbox}
        {...handlers}
        aria-invalid={message ? true : undefined}
        aria-describedby={message && id}
      />
      {message && <FieldError id={id}>{message}</FieldError>}
    </div>
  );
}
