import { InputRenderer } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';
import { optionText } from './form-texts';

type Props = { name: string; label: string; attribute: { enum: string[] } };

/** A field with named choices, in the language of the admin. */
export function ChoiceInput({ attribute, ...props }: Props) {
  const { language } = useTexts();
  const field = props.name.split('.').at(-1)!;
  const options = attribute.enum.map((value) => ({ value, label: optionText(language, field, value) }));
  return <InputRenderer {...props} type="enumeration" options={options} />;
}
