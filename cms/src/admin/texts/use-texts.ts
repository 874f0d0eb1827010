import { useIntl } from 'react-intl';
import { en, type TextKey } from './en';

/** Returns a function that gives a text in the language of the admin, and formats times in it. */
export function useTexts() {
  const { formatMessage, formatDate, formatTime, locale: language } = useIntl();
  return {
    t: (key: TextKey, values?: Record<string, string | number>) =>
      formatMessage({ id: messageId(key), defaultMessage: en[key] }, values),
    language,
    formatTime,
    languageName: (code: string) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code,
    formatDateTime: (time: string) => formatDate(time, { dateStyle: 'short', timeStyle: 'short' }),
  };
}

/** The ids of Strapi's own texts have other prefixes. */
function messageId(key: TextKey): string {
  return `duet.${key}`;
}

export function prefixMessageIds(texts: Record<TextKey, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [messageId(key as TextKey), text]));
}

/** For the parts of the admin that take the description of a text. */
export function describeText(key: TextKey) {
  return { id: messageId(key), defaultMessage: en[key] };
}
