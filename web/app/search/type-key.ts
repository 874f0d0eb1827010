import type { PlainMessageKey } from '#locales/i18n.tsx';

const keys: Record<string, PlainMessageKey> = {
  'changelog-entry': 'search.types.changelog-entry',
  integration: 'search.types.integration',
  job: 'search.types.job',
  office: 'search.types.office',
  plan: 'search.types.plan',
  incident: 'search.types.status',
  'status-component': 'search.types.status',
};

/** The message that names a content type to visitors. */
export function typeKey(type: string): PlainMessageKey {
  return keys[type] ?? 'search.types.page';
}
