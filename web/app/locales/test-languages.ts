/** For tests: the first two languages of locales.json, so that tests do not depend on the configured languages. */
import listed from '../../../locales.json' with { type: 'json' };

const [first, second] = listed.map(({ code }) => code);
if (!first || !second) throw new Error('These tests need at least two languages in locales.json');

export const defaultLanguage: string = first;
export const secondLanguage: string = second;
