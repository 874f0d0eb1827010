/** The consent text: shown in the form and stored with the enquiry. */
import { config } from '#config.server.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { brand } from '#theme/brand.ts';

export function consentText(locale: string): string {
  return translatorFor(locale)('enquiry.consent', { site: brand.name, count: config.ENQUIRIES_KEEP_MONTHS });
}
