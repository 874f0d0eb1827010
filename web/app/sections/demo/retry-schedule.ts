/**
 * When the product tries again, in minutes after the first attempt. The sample site's webhook reference lists the same
 * times (cms/seed/pages/webhooks.ts); the demo shows the first ones.
 */
export const retryMinutes = [1, 5, 15, 60, 180, 480, 1_440, 2_880, 4_320] as const;

/** How many attempts the demo shows before the far bank comes back. */
export const retryCount = 6;

/** `5 min`, `3 h`, with a thin space. */
export function formatDelay(minutes: number): string {
  return minutes < 60 ? `${minutes}\u202fmin` : `${minutes / 60}\u202fh`;
}
