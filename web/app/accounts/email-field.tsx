import { useTranslation } from '#locales/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { problemWith } from './failure.tsx';
import type { Failure } from './form.server.ts';

/** The address of an account; what was typed stays. */
export function EmailField({ failure, value }: { failure: Failure | undefined; value?: string }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('auth.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      required
      defaultValue={failure?.values.email ?? value}
      problem={problemWith('email', failure)}
    />
  );
}
