import { useTranslation } from '#locales/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { problemWith } from './failure.tsx';
import type { Failure } from './form.server.ts';
import type { IdentitySettings } from './identity/settings.ts';
import { providerName } from './other-ways.tsx';

type Props = {
  identity: IdentitySettings | null;
  email: string;
  providers: string[];
  failure: Failure | undefined;
};

/** Proving once more who one is, before something that matters: with the password, or with the provider one came by. */
export function Proof({ identity, email, providers, failure }: Props) {
  const { t } = useTranslation();
  const problem = problemWith('currentPassword', failure);
  const provider = providers.find((one) => one !== 'password');
  if (identity && !providers.includes('password') && provider) {
    return (
      <>
        <input type="hidden" name="proveWith" value={provider} />
        <p>{t('account.proveWith', { provider: providerName(provider) })}</p>
      </>
    );
  }
  return (
    <>
      {/* For password managers, and for the identity provider. */}
      <input type="hidden" name="ownEmail" value={email} autoComplete="username" />
      <Field
        label={t('account.currentPassword')}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        problem={problem}
      />
    </>
  );
}
