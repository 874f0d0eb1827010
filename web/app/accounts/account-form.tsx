import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslation } from '#locales/i18n.tsx';
import type { IdentitySettings, Step } from './identity/settings.ts';
import styles from './account-form.module.css';

type Props = {
  /** What the identity provider is asked, in the browser, before the form goes to our server. */
  step?: Step;
  identity: IdentitySettings | null;
  action?: string;
  children: ReactNode;
};

/**
 * A form about an account. Where passwords live in the content service it is a form like any other and works without
 * script. Where they live with the identity provider, the browser asks it first, and only what came of that is sent.
 */
export function AccountForm({ step, identity, action, children }: Props) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const sending = useNavigation().state === 'submitting';
  const [asking, setAsking] = useState(false);
  const asksFirst = identity !== null && step !== undefined;
  const ready = useScript();

  async function ask(event: FormEvent<HTMLFormElement>) {
    if (!asksFirst) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    setAsking(true);
    const outcome = await asked(step, form, identity);
    setAsking(false);
    for (const secret of ['password', 'currentPassword']) form.delete(secret);
    for (const [name, value] of Object.entries(outcome)) form.set(name, value);
    await submit(form, { method: 'post', ...(action && { action }) });
  }

  return (
    <Form
      className={styles.form}
      method="post"
      {...(action && { action })}
      onSubmit={ask}
      aria-busy={asking || sending}
    >
      {asksFirst && !ready && (
        <noscript>
          <p>{t('auth.needsScript')}</p>
        </noscript>
      )}
      {/* Until the script is there, a password typed here would go the wrong way. */}
      <fieldset className={styles.fields} disabled={(asksFirst && !ready) || asking || sending}>
        {children}
      </fieldset>
    </Form>
  );
}

async function asked(step: Step, form: FormData, identity: IdentitySettings): Promise<Record<string, string>> {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  try {
    const { runStep } = await import('./identity/steps.client.ts');
    return await runStep(step, fields, identity);
  } catch {
    return { outcome: 'auth/network-request-failed' };
  }
}

const never = () => () => {};

/** Whether the page's script runs: not on the server, and not before it has taken over. */
function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
