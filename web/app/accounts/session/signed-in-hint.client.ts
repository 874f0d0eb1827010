/**
 * Shows in a cached page whether a member is signed in. The initial in the header comes from a private request, which
 * is sent only if the hint cookie is set. A sign-in or sign-out in another tab is detected by a change of that cookie.
 */
import { privatePath } from '#http/private-path.ts';

function readHint(): string {
  return /(?:^|; )account=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

let knownHint = '';
let submittedAt = 0;

export function watchSignedInHint(): void {
  knownHint = readHint();
  if (knownHint) void showInitial();
  // A sign-in or sign-out in this tab loads another page anyway, so changes shortly after a submit are ignored.
  document.addEventListener('submit', () => (submittedAt = Date.now()), true);
  const { cookieStore } = window as { cookieStore?: EventTarget };
  cookieStore?.addEventListener('change', checkHint);
  addEventListener('pageshow', checkHint);
  document.addEventListener('visibilitychange', checkHint);
}

function checkHint(): void {
  const hint = readHint();
  if (hint === knownHint || Date.now() - submittedAt < 10_000) return;
  knownHint = hint;
  document.documentElement.toggleAttribute('data-account', hint !== '');
  if (privatePath.test(location.pathname)) location.reload();
  else if (hint) void showInitial();
}

async function showInitial(): Promise<void> {
  try {
    const response = await fetch('/session', { headers: { Accept: 'application/json' } });
    const { initial } = (await response.json()) as { initial: string | null };
    if (response.ok && initial === null) checkHint();
    for (const element of document.querySelectorAll('[data-initial]')) element.textContent = initial ?? '';
  } catch {
    // The header stays without the initial.
  }
}
