/**
 * Applies the typographic rules of a language: no line break between a number and its unit, the language's quotation
 * marks, and in some languages no short word at the end of a line.
 */
export function typeset(text: string, locale: string): string {
  return replaceQuotes(bindShortWords(bindNumbers(text), locale), locale);
}

const noBreak = '\u00a0';
const thinNoBreak = '\u202f';

/** Prevents line breaks between numbers and units, and inside words such as `CRM-u` and `e-mail`. */
function bindNumbers(text: string): string {
  return text
    .replace(/\b(e)-(?=mail)/gi, '$1\u2060-\u2060')
    .replace(/(\p{Lu}{2,})-(?=\p{Ll}{1,3}(?!\p{L}))/gu, '$1\u2060-\u2060')
    .replace(/(?<=^|\s)(\d{1,2}\.) (?=\p{L})/gu, `$1${noBreak}`)
    .replace(/(\d) (?=(?:s|ms|h|kB|KB|MB|GB|px|km)(?!\p{L}))/gu, `$1${thinNoBreak}`)
    .replace(
      /(\d) (?=(?:zł|%|dni|dnia|dzień|godz\.|godzin|godziny|minut|minuty|days?|hours?|minutes?|seconds?)(?!\p{L}))/gu,
      `$1${noBreak}`,
    );
}

/** Words that must not be the last of a line: in Polish, those of one letter. */
const shortWords: Record<string, string[]> = { pl: ['a', 'i', 'o', 'u', 'w', 'z'] };

function bindShortWords(text: string, locale: string): string {
  const words = shortWords[locale];
  if (!words) return text;
  const pattern = new RegExp(`(?<=^|[\\s(„“"\u00a0])(${words.join('|')}) (?=\\S)`, 'giu');
  return text.replace(pattern, `$1${noBreak}`);
}

const quotationMarks: Record<string, [string, string]> = { en: ['“', '”'], pl: ['„', '”'], de: ['„', '“'] };

/** Replaces pairs of straight double quotes by the language's own; a single one (12" pipes) is not changed. */
function replaceQuotes(text: string, locale: string): string {
  const [open, close] = quotationMarks[locale] ?? quotationMarks.en!;
  return text.replace(/"([^"\n]+)"/g, `${open}$1${close}`);
}

/** Typesets all strings in content or messages, except fields that `isText` rejects. */
export function typesetAll<T>(value: T, locale: string, isText: (key: string) => boolean = () => true, key = ''): T {
  if (typeof value === 'string') return (isText(key) ? typeset(value, locale) : value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => typesetAll(one, locale, isText, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  // Code must not be changed.
  if ((value as { type?: unknown }).type === 'code' || (value as { code?: unknown }).code === true) return value;
  return Object.fromEntries(
    Object.entries(value).map(([child, inner]) => [child, typesetAll(inner as unknown, locale, isText, child)]),
  ) as T;
}
