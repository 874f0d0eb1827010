/** Every package with its own messages has them in every language of the site. */
import { expect, test } from 'vitest';
import { unavailablePage } from '../edge/unavailable.ts';
import { enquiryMailTranslations } from '../enquiries/src/sinks/mail-translations.ts';
import locales from '../locales.json' with { type: 'json' };

// Imported dynamically: TypeScript does not allow a static import of the CMS, which is CommonJS, here.
const mails = new URL('../cms/src/accounts/mail-translations.ts', import.meta.url).href;
const { mailTranslations } = (await import(mails)) as { mailTranslations: object };

test.each(locales)('$name has account mails, enquiry mails and the 503 page of the edge', ({ code }) => {
  expect(Object.keys(mailTranslations)).toContain(code);
  expect(Object.keys(enquiryMailTranslations)).toContain(code);
  expect(unavailablePage(code)).toContain(`<html lang="${code}">`);
});
