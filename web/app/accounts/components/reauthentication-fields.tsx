import { useTranslation } from '#locales/i18n.tsx';
import { getFieldProblem } from './failure.tsx';
import type { Failure } from '#accounts/forms/handle-account-form.server.ts';
import type { IdentitySettings } from '#accounts/identity/settings.ts';
import { providerName } from './social-sign-in.tsx';
import { PasswordField } from './password-field.tsx';

type Props = {
  identity: IdentitySettings | null;
  email: string;
  providers: string[];
  failure: Failure | undefined;
};

/** Reauthentication before a sensitive change: with the password, or with the provider the member uses. */
export function ReauthenticationFields({ identity, email, providers, failure }: Props) {
  const { t } = useTranslation();
  const problem = getFieldProblem('currentPassword', failure);
  const provider = providers.find((one) => one !== 'password');
  if (identity && !providers.includes('password') && provider) {
    return (
      <>
        <input type="hidden" name="reauthenticateWith" value={provider} />
        <p>{t('account.reauthenticateWith', { provider: providerName(provider) })}</p>
      </>
    );
  }
  return (
    <>
      {/* For password managers, and for the identity provider. */}
      <input type="hidden" name="ownEmail" value={email} autoComplete="username" />
      <PasswordField
        label={t('account.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        problem={problem}
      />
    </>
  );
}
