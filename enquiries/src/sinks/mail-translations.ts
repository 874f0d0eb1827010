import type { EnquiryTextField } from '../fields.ts';

/** The texts of the mails about enquiries. All mails are in the language of the enquiry. */
type EnquiryMailTranslations = {
  receiptSubject: string;
  receiptHeading: string;
  /** What the picture in the receipt shows. */
  receiptPicture: string;
  greeting: string;
  receiptLines: string[];
  message: string;
  reference: string;
  receiptNote: string;
  replySubject: string;
  /** The heading of the visitor's message in a reply. */
  replyQuote: string;
  teamSubject: string;
  teamLines: string[];
  teamNote: string;
  labels: Record<Exclude<EnquiryTextField, 'message'> | 'language' | 'page' | 'reference', string>;
  reply: string;
  topics: Record<string, string>;
};

export const enquiryMailTranslations: Record<string, EnquiryMailTranslations> = {
  en: {
    receiptSubject: 'We have your message',
    receiptHeading: 'It is on its way.',
    receiptPicture: 'An envelope walks over a bridge.',
    greeting: 'Hello,',
    receiptLines: [
      'Thank you for writing. Your message is with us, and somebody reads it on the next working day at the latest.',
      'You need not do anything. If you want to add something, answer this mail.',
    ],
    message: 'What they wrote',
    reference: 'Reference',
    receiptNote:
      'You are getting this e-mail because somebody filled in the form on our site with your address. If that was not you, please tell us by answering it.',
    replySubject: 'Our answer',
    replyQuote: 'You wrote',
    teamSubject: 'Enquiry from {{name}}',
    teamLines: ['A visitor to the site has written.'],
    teamNote: 'Answering this mail answers them.',
    labels: {
      name: 'Name',
      email: 'E-mail',
      company: 'Company',
      topic: 'Topic',
      language: 'Language',
      page: 'Came from',
      reference: 'Reference',
    },
    reply: 'The {{site}} website',
    topics: {
      product: 'The product',
      pricing: 'Prices and plans',
      partnership: 'Working together',
      support: 'Help with an account',
      other: 'Something else',
    },
  },
  pl: {
    receiptSubject: 'Mamy Twoją wiadomość',
    receiptHeading: 'Już idzie.',
    receiptPicture: 'Koperta idzie przez most.',
    greeting: 'Dzień dobry,',
    receiptLines: [
      'dziękujemy za wiadomość. Jest już u nas i ktoś ją przeczyta najpóźniej w następnym dniu roboczym.',
      'Nie trzeba nic więcej robić. Jeśli chcesz coś dodać, odpowiedz na ten e-mail.',
    ],
    message: 'Co napisano',
    reference: 'Numer sprawy',
    receiptNote:
      'Ten e-mail wysłaliśmy, bo ktoś podał ten adres w formularzu na naszej stronie. Jeśli to pomyłka, daj nam znać, odpowiadając na niego.',
    replySubject: 'Nasza odpowiedź',
    replyQuote: 'Twoja wiadomość',
    teamSubject: 'Zapytanie: {{name}}',
    teamLines: ['Ktoś napisał przez stronę.'],
    teamNote: 'Odpowiedź na ten e-mail trafi prosto do nadawcy.',
    labels: {
      name: 'Imię i nazwisko',
      email: 'E-mail',
      company: 'Firma',
      topic: 'Temat',
      language: 'Język',
      page: 'Skąd',
      reference: 'Numer sprawy',
    },
    reply: 'Serwis {{site}}',
    topics: {
      product: 'Produkt',
      pricing: 'Ceny i plany',
      partnership: 'Współpraca',
      support: 'Pomoc z kontem',
      other: 'Coś innego',
    },
  },
};

/** Fails at startup if a language of the site has no translations, instead of when the first mail is sent. */
export function requireMailTranslations(languages: string[]): void {
  const missing = languages.filter((language) => !enquiryMailTranslations[language]);
  if (missing.length > 0)
    throw new Error(
      `Mails have no translations for ${missing.join(', ')}. Please add them to enquiries/src/sinks/mail-translations.ts.`,
    );
}

/** Falls back to English: the enquiry's language may have been removed from the site. */
export function translationsFor(language: string): EnquiryMailTranslations & { language: string } {
  const known = enquiryMailTranslations[language] ? language : 'en';
  return { ...enquiryMailTranslations[known]!, language: known };
}
