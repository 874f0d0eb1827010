/**
 * What a typesetter would do to a sentence: no one-letter word at the end of a line, no number parted from its unit, and
 * the quotation marks of the language.
 */
export function typeset(text: string, locale: string): string {
  return quote(bind(text), locale);
}

const noBreak = '\u00a0';

/** Polish leaves no single letter hanging, and English gains from it too (`a`, `I`). Numbers keep their units. */
function bind(text: string): string {
  return text
    .replace(/\b(e)-(?=mail)/gi, '$1\u2060-\u2060')
    .replace(/(\p{Lu}{2,})-(?=\p{Ll}{1,3}(?!\p{L}))/gu, '$1\u2060-\u2060')
    .replace(/(?<=^|\s)(\d{1,2}\.) (?=\p{L})/gu, `$1${noBreak}`)
    .replace(/(?<=^|[\s\u00a0])(do|na|po|za|od|ze|we|nie) (?=\p{L})/gu, `$1${noBreak}`)
    .replace(/(?<=^|[\s(„“"\u00a0])([aiouwzAIOUWZ]) (?=\S)/g, `$1${noBreak}`)
    .replace(
      /(\d) (?=(?:zł|s|h|kB|MB|GB|%|dni|dnia|dzień|godz\.|godzin|godziny|minut|minuty|days?|hours?|minutes?|seconds?)(?!\p{L}))/gu,
      `$1${noBreak}`,
    );
}

const marks: Record<string, [string, string]> = { en: ['“', '”'], pl: ['„', '”'], de: ['„', '“'] };

/** Straight double quotes become the language's own, in pairs; a lone one (12" pipes) is left as it is. */
function quote(text: string, locale: string): string {
  const [open, close] = marks[locale] ?? marks.en!;
  return text.replace(/"([^"\n]+)"/g, `${open}$1${close}`);
}

/** Typesets every sentence in a piece of content or in a file of messages. */
export function typesetAll<T>(
  value: T,
  locale: string,
  isSentence: (key: string) => boolean = () => true,
  key = '',
): T {
  if (typeof value === 'string') return (isSentence(key) ? typeset(value, locale) : value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => typesetAll(one, locale, isSentence, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  // Code is exact: not one space of it may change.
  if ((value as { type?: unknown }).type === 'code' || (value as { code?: unknown }).code === true) return value;
  return Object.fromEntries(
    Object.entries(value).map(([child, inner]) => [child, typesetAll(inner as unknown, locale, isSentence, child)]),
  ) as T;
}
