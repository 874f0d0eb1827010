/**
 * Keeps what a page shows of the account true: the initial in the header comes from a small private request, which nobody
 * makes who is not signed in; and what another tab does (signing in, signing out) is noticed here by the hint cookie.
 */
import { privatePath } from '#http/private-path.ts';

function hint(): string {
  return /(?:^|; )account=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

let known = '';
let submittedAt = 0;

export function watchAccount(): void {
  known = hint();
  if (known) void greet();
  // This tab's own sign-in or sign-out leads to another page by itself.
  document.addEventListener('submit', () => (submittedAt = Date.now()), true);
  const { cookieStore } = window as { cookieStore?: EventTarget };
  cookieStore?.addEventListener('change', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}

function look(): void {
  const now = hint();
  if (now === known || Date.now() - submittedAt < 10_000) return;
  known = now;
  document.documentElement.toggleAttribute('data-account', now !== '');
  if (privatePath.test(location.pathname)) location.reload();
  else if (now) void greet();
}

async function greet(): Promise<void> {
  try {
    const response = await fetch('/session', { headers: { Accept: 'application/json' } });
    const { initial } = (await response.json()) as { initial: string | null };
    if (response.ok && initial === null) look();
    for (const place of document.querySelectorAll('[data-initial]')) place.textContent = initial ?? '';
  } catch {
    // the header stays without the initial
  }
}
