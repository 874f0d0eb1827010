/** What whoever writes agrees to: said by the form, and kept with the enquiry. */
import { config } from '#config.server.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { brand } from '#theme/brand.ts';

export function consentIn(locale: string): string {
  return translatorFor(locale)('enquiry.consent', { site: brand.name, count: config.ENQUIRIES_KEEP_MONTHS });
}
