/**
 * Decides which translations are outdated, by the versions that were translated. Reads and writes nothing.
 *
 * All languages are equal: whichever changes first makes the others outdated. When an outdated language is published, it
 * is taken as translated.
 */

/** The text that is published in a language: its hash, and the version that has it. */
export type Text = { locale: string; hash: string; version: number };
/** The text of `source` to which the text in `locale` belongs. */
export type Match = { locale: string; source: string; hash: string; version: number };

/** The languages whose text has changed since the text in `locale` was published. */
export function changedSources(locale: string, texts: Text[], matches: Match[]): Text[] {
  return texts.filter((text) => {
    if (text.locale === locale) return false;
    const match = matches.find((one) => one.locale === locale && one.source === text.locale);
    return match?.hash !== text.hash;
  });
}

/** The matches after a text was published, in addition to or in place of the previous ones. */
export function matchesAfterPublishing(published: string[], before: Text[], after: Text[], matches: Match[]): Match[] {
  const own = (locale: string, texts: Text[]) => texts.find((text) => text.locale === locale);
  return published.flatMap((locale) => {
    const isNew = !own(locale, before);
    const wasOutdated = changedSources(locale, before, matches).length > 0;
    const others = after.filter((text) => text.locale !== locale);
    // Published together, for the first time, or after the others: they belong together.
    const together = others.filter((other) => published.includes(other.locale) || isNew || wasOutdated);
    return together.flatMap((other) => matchBoth(own(locale, after)!, other));
  });
}

/** The texts are declared to belong together, for example because a change needs no translation. */
export function matchAll(texts: Text[]): Match[] {
  return texts.flatMap((text, index) => texts.slice(index + 1).flatMap((other) => matchBoth(text, other)));
}

function matchBoth(a: Text, b: Text): Match[] {
  return [
    { locale: a.locale, source: b.locale, hash: b.hash, version: b.version },
    { locale: b.locale, source: a.locale, hash: a.hash, version: a.version },
  ];
}
