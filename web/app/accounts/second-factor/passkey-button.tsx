import { useState } from 'react';
import { useNavigation } from 'react-router';
import styles from '#accounts/components/account-form.module.css';
import { useAccountSubmit } from '#accounts/components/use-account-submit.ts';
import { buttonClass } from '#ui/button.ts';
import { FieldError } from '#ui/field.tsx';

type Props = {
  options: Record<string, unknown>;
  next: string;
  texts: { usePasskey: string; passkeyFailed: string };
};

/** Signs in with a passkey. Without JavaScript, CSS hides the button. */
export function PasskeyButton({ options, next, texts }: Props) {
  const submit = useAccountSubmit();
  const isSubmitting = useNavigation().state !== 'idle';
  const [hasFailed, setHasFailed] = useState(false);
  async function handleClick() {
    setHasFailed(false);
    try {
      await submit({ next, passkey: await signWithPasskey(options) });
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <div className={styles.passkey}>
      <button className={buttonClass('main', true)} type="button" disabled={isSubmitting} onClick={handleClick}>
        {texts.usePasskey}
      </button>
      <div role="status">{hasFailed && <FieldError id="passkey-problem">{texts.passkeyFailed}</FieldError>}</div>
    </div>
  );
}

async function signWithPasskey(options: object): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return JSON.stringify(credential.toJSON());
}
