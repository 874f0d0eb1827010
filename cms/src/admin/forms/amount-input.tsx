import { useState } from 'react';
import { Field, TextInput } from '@strapi/design-system';
import { InputRenderer, useField } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';
import { formatAmount, parseAmount } from './amount';

type Props = { name: string; label: string; hint?: string; required?: boolean; disabled?: boolean };

/** A whole number. Amounts of money are typed in złoty or euro, and stored in grosz or cent. */
export function IntegerInput(props: Props) {
  return props.name.endsWith('.amount') ? <AmountInput {...props} /> : <InputRenderer {...props} type="integer" />;
}

function AmountInput({ name, label, hint, required = false, disabled = false }: Props) {
  const { t, language } = useTexts();
  const { value, onChange, error } = useField<number | null>(name);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof value === 'number' ? formatAmount(value, language) : '');
  const isWrong = typed !== undefined && typed.trim() !== '' && parseAmount(typed) === null;
  return (
    <Field.Root name={name} hint={hint} error={isWrong ? t('amount.wrong') : error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        name={name}
        inputMode="decimal"
        value={shown}
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(name, parseAmount(target.value));
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
