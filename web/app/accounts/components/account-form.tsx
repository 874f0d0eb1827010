import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslation } from '#locales/i18n.tsx';
import type { IdentitySettings, Step } from '#accounts/identity/settings.ts';
import styles from './account-form.module.css';
import { useAccountSubmit } from './use-account-submit.ts';

type Props = {
  /** The call to the identity provider that the browser makes before it submits the form to our server. */
  step?: Step;
  identity: IdentitySettings | null;
  action?: string;
  children: ReactNode;
};

/**
 * A form about an account. Where the CMS stores the passwords, it is an ordinary form and works without JavaScript.
 * With an identity provider, the browser calls the provider first and submits only the result, never the password.
 */
export function AccountForm({ step, identity, action, children }: Props) {
  const { t } = useTranslation();
  const submit = useAccountSubmit();
  const isSubmitting = useNavigation().state === 'submitting';
  const [isCallingProvider, setIsCallingProvider] = useState(false);
  const callsProvider = identity !== null && step !== undefined;
  const isHydrated = useIsHydrated();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!callsProvider) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    setIsCallingProvider(true);
    const result = await callProvider(step, form, identity);
    setIsCallingProvider(false);
    for (const secret of ['password', 'currentPassword']) form.delete(secret);
    for (const [name, value] of Object.entries(result)) form.set(name, value);
    await submit(form, action);
  }

  return (
    <Form
      className={styles.form}
      method="post"
      {...(action && { action })}
      onSubmit={handleSubmit}
      aria-busy={isCallingProvider || isSubmitting}
    >
      {callsProvider && !isHydrated && (
        <noscript>
          <p>{t('auth.needsScript')}</p>
        </noscript>
      )}
      {/* Before hydration, the form would submit the password to our server instead of the identity provider. */}
      <fieldset
        className={styles.fields}
        disabled={(callsProvider && !isHydrated) || isCallingProvider || isSubmitting}
      >
        {children}
      </fieldset>
    </Form>
  );
}

async function callProvider(step: Step, form: FormData, identity: IdentitySettings): Promise<Record<string, string>> {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  try {
    const { runStep } = await import('#accounts/identity/steps.client.ts');
    return await runStep(step, fields, identity);
  } catch {
    return { outcome: 'auth/network-request-failed' };
  }
}

const subscribeToNothing = () => () => {};

/** False on the server and until React has hydrated the page. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
