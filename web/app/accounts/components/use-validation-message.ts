import { useState, type InvalidEvent } from 'react';
import { useTranslation } from '#locales/i18n.tsx';

/**
 * Says in the language of the page why a field is not accepted. Returns the message and the event handlers of the field.
 * Without JavaScript, the browser says it in its own language.
 */
export function useValidationMessage() {
  const { t } = useTranslation();
  const [message, setMessage] = useState<string>();

  function onInvalid(event: InvalidEvent<HTMLInputElement>) {
    // Suppresses the browser's own message, and also its focus on the first invalid field.
    event.preventDefault();
    const input = event.currentTarget;
    const { valueMissing, typeMismatch } = input.validity;
    // The only other rule is the length of a new password.
    const missing = input.type === 'checkbox' ? 'auth.boxMissing' : 'auth.fieldMissing';
    setMessage(t(valueMissing ? missing : typeMismatch ? 'auth.emailInvalid' : 'auth.passwordHint'));
    if (input.form?.querySelector('input:invalid') === input) input.focus();
  }

  return [message, { onInvalid, onInput: () => setMessage(undefined) }] as const;
}
