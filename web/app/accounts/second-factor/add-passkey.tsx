import { useState, type FormEvent } from 'react';
import formStyles from '#accounts/components/account-form.module.css';
import { PasswordField } from '#accounts/components/password-field.tsx';
import { useAccountSubmit } from '#accounts/components/use-account-submit.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { buttonClass } from '#ui/button.ts';
import { FieldError } from '#ui/field.tsx';

type Props = { ticket: string; options: Record<string, unknown>; passwordProblem: string | undefined };

/** Asks the browser for a new passkey, and sends it with the password. */
export function AddPasskey({ ticket, options, passwordProblem }: Props) {
  const { t } = useTranslation();
  const submit = useAccountSubmit();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setState('busy');
    try {
      fields.set('passkey', await createPasskey(options));
      await submit(fields);
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return (
    <form className={formStyles.form} method="post" onSubmit={handleSubmit} aria-busy={state === 'busy'}>
      <noscript>
        <p>{t('account.secondFactor.needsScript')}</p>
      </noscript>
      <input type="hidden" name="intent" value="add-passkey" />
      <input type="hidden" name="ticket" value={ticket} />
      <PasswordField
        label={t('account.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        problem={passwordProblem}
      />
      <div>
        <button className={buttonClass('main')} type="submit" disabled={state === 'busy'}>
          {t('account.secondFactor.addPasskey')}
        </button>
      </div>
      <div role="status">
        {state === 'failed' && (
          <FieldError id="add-passkey-problem">{t('account.secondFactor.passkeyFailed')}</FieldError>
        )}
      </div>
    </form>
  );
}

async function createPasskey(options: object): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return JSON.stringify(credential.toJSON());
}
