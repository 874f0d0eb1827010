import type { PlainMessageKey } from '#locales/i18n.tsx';

const names = {
  'changelog-entry': 'changelog-entry',
  integration: 'integration',
  job: 'job',
  office: 'office',
  plan: 'plan',
  incident: 'status',
  'status-component': 'status',
} as const;

/** The message that names a content type to visitors. */
export function typeKey(type: string): PlainMessageKey {
  return `search.types.${nameOf(type)}`;
}

/** The message that names several entries of a content type. */
export function pluralKey(type: string): PlainMessageKey {
  return `search.plurals.${nameOf(type)}`;
}

function nameOf(type: string) {
  return type in names ? names[type as keyof typeof names] : 'page';
}
