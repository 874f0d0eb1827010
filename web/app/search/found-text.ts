import type { Translate } from '#locales/i18n.tsx';
import { maxRanked } from './limits.ts';

export function foundText(t: Translate, total: number): string {
  return total < maxRanked ? t('search.found', { count: total }) : t('search.many', { limit: maxRanked });
}
