import { useSubmit, type SubmitTarget } from 'react-router';

/**
 * Submits account data that a script has completed. The `submit` event tells signed-in-hint.client.ts that a change of
 * the session comes from this tab; otherwise it would reload the page while the answer loads the next one.
 */
export function useAccountSubmit() {
  const submit = useSubmit();
  return (target: SubmitTarget, action?: string) => {
    document.dispatchEvent(new Event('submit'));
    return submit(target, { method: 'post', ...(action && { action }) });
  };
}
