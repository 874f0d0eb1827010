import type { Translate } from '#locales/i18n.tsx';
import type { FoundPages } from './find-pages.server.ts';
import { maxRead } from './limits.ts';

export function foundText(t: Translate, { total, isCapped }: Pick<FoundPages, 'total' | 'isCapped'>): string {
  return isCapped ? t('search.many', { limit: maxRead }) : t('search.found', { count: total });
}
