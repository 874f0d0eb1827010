/** What is recorded about an account. The web knows the same kinds (web/app/accounts/cms/activity.server.ts). */
export const activityKinds = [
  'signed-in',
  'second-step-failed',
  'device-signed-out',
  'password-changed',
  'sign-in-methods-changed',
  'email-changed',
  'email-restored',
] as const;

export type ActivityKind = (typeof activityKinds)[number];
