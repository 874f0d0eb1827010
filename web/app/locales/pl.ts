import type { Messages } from './i18n.ts';

export const pl: Messages = {
  layout: {
    skip: 'Przejdź do treści',
    home: 'Strona główna',
    navigation: 'Główna',
    menu: 'Menu',
    signIn: 'Zaloguj się',
    language: 'Język',
    social: 'Gdzie indziej',
    announcement: 'Ogłoszenie',
  },
  error: {
    notFoundTitle: 'Nie znaleziono strony',
    unmatched: 'Nie ma takiej strony: {{path}}',
    failedCheck: 'Nie znaleziono strony: {{path}}',
    notFoundText: 'Przeniosła się albo nigdy jej nie było. Drogi poniżej na pewno dokądś prowadzą.',
    otherLanguage: 'Ta strona istnieje w innym języku:',
    serverTitle: 'Wewnętrzny błąd serwera',
    serverText: 'Coś zepsuło się po naszej stronie, nie po Twojej. Spróbuj ponownie za chwilę.',
    unavailableText: 'Nie możemy teraz dosięgnąć treści. Spróbuj ponownie za minutę, już się tym zajmujemy.',
    backHome: 'Wróć na początek',
  },
  pricing: {
    plans: 'Plany',
    month: 'miesięcznie',
    year: 'rocznie',
    saving: 'Przy płatności rocznej zostaje Ci {{amount}}',
    feature: 'Funkcja',
    included: 'Jest',
    notIncluded: 'Brak',
  },
  contact: {
    write: 'Napisz do nas',
    call: 'Zadzwoń',
    closed: 'Zamknięte',
    hours: 'Godziny otwarcia',
    map: 'Pokaż na mapie',
    coordinates: 'Współrzędne',
  },
  auth: {
    loginTitle: 'Dobrze Cię widzieć.',
    loginText: 'Logowanie ruszy niebawem. Na razie napisz do nas, pomożemy ręcznie.',
    registerTitle: 'Zbuduj pierwszy mostek.',
    registerText: 'Konta ruszą niebawem. Zostaw wiadomość, a będziesz w pierwszej grupie.',
    verifyTitle: 'Sprawdź skrzynkę.',
    verifyText: 'Odnośnik z naszego e-maila otwiera tę stronę i potwierdza Twój adres.',
    contact: 'Napisz do nas',
  },
  legacy: {
    archived: 'To archiwalna strona naszej dawnej witryny. Zachowujemy ją dla porządku i już jej nie zmieniamy.',
    successor: 'Aktualna strona:',
  },
  rest: {
    sampleCode: 'Przykład kodu',
  },
};
