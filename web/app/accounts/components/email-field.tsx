import { useTranslation } from '#locales/i18n.tsx';
import { getFieldProblem } from './failure.tsx';
import { ValidatedField } from './validated-field.tsx';
import type { Failure } from '#accounts/forms/handle-account-form.server.ts';

/** The email of an account, filled with what was typed before if the form failed. */
export function EmailField({ failure, value }: { failure: Failure | undefined; value?: string }) {
  const { t } = useTranslation();
  return (
    <ValidatedField
      label={t('auth.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      required
      defaultValue={failure?.values.email ?? value}
      problem={getFieldProblem('email', failure)}
    />
  );
}
