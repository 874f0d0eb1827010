import { a, b, h, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

const mail = {
  en: a('hello@mostek.example', 'mailto:hello@mostek.example'),
  pl: a('dzien.dobry@mostek.example', 'mailto:dzien.dobry@mostek.example'),
};

export const privacy: SeedLegacyPage = {
  path: 'privacy',
  words: {
    en: {
      title: 'Privacy',
      body: [
        p(
          b('Sample text. '),
          'It describes a sample company and is no legal advice. Version of 1 June 2020, kept for the record.',
        ),
        h(2, 'In one paragraph'),
        p(
          'We hold two kinds of data: about people who have an account with us, and about people who filled in a form that belongs to one of our customers. The first is ours to answer for. The second we only carry.',
        ),
        h(2, 'If you have an account'),
        ul(
          [b('What: '), 'name, e-mail address, invoices, the times you signed in'],
          [b('Why: '), 'so that the account works and the accounts department does too'],
          [b('How long: '), 'until you close the account; invoices as long as tax law says'],
        ),
        h(2, 'If you filled in a form'),
        ul(
          [b('What: '), 'whatever the form asked for, and whether you agreed'],
          [b('Why: '), 'to bring it to the company whose form it was; that company decides about it'],
          [b('How long: '), '7 or 14 days, depending on the customer’s plan'],
        ),
        h(2, 'What we do not do'),
        p(
          'We do not sell data, enrich it or compare it with other lists. This website sets one cookie, for signing in.',
        ),
        h(3, 'Where it is kept'),
        p('On servers in the European Union, encrypted. Copies too.'),
        h(2, 'Your rights'),
        p(
          'You may see, correct, move or delete what we hold, and complain to a supervisory authority. Write to ',
          mail.en,
          '; a person reads it.',
        ),
      ],
      successor: { label: 'Current privacy notice', page: 'privacy' },
    },
    pl: {
      title: 'Prywatność',
      body: [
        p(
          b('Tekst przykładowy. '),
          'Opisuje przykładową firmę i nie jest poradą prawną. Wersja z 1 czerwca 2020, zachowana dla porządku.',
        ),
        h(2, 'W jednym akapicie'),
        p(
          'Mamy dwa rodzaje danych: o osobach, które mają u nas konto, i o osobach, które wypełniły formularz któregoś z naszych klientów. Za pierwsze odpowiadamy sami. Drugie tylko przenosimy.',
        ),
        h(2, 'Jeśli masz konto'),
        ul(
          [b('Co: '), 'imię i nazwisko, adres e-mail, faktury, godziny logowania'],
          [b('Po co: '), 'żeby działało konto, a przy okazji księgowość'],
          [b('Jak długo: '), 'do zamknięcia konta; faktury tak długo, jak każą przepisy podatkowe'],
        ),
        h(2, 'Jeśli wypełniasz formularz'),
        ul(
          [b('Co: '), 'to, o co pytał formularz, oraz informacja o Twojej zgodzie'],
          [b('Po co: '), 'żeby dostarczyć zgłoszenie firmie, do której należy formularz; to ona o nim decyduje'],
          [b('Jak długo: '), '7 albo 14 dni, zależnie od planu klienta'],
        ),
        h(2, 'Czego nie robimy'),
        p(
          'Nie sprzedajemy danych, nie wzbogacamy ich i nie porównujemy z innymi listami. Ta strona zapisuje jeden plik cookie, potrzebny do logowania.',
        ),
        h(3, 'Gdzie to leży'),
        p('Na serwerach w Unii Europejskiej, w postaci zaszyfrowanej. Kopie również.'),
        h(2, 'Twoje prawa'),
        p(
          'Możesz zobaczyć swoje dane, poprawić je, przenieść lub usunąć, a także złożyć skargę do organu nadzorczego. Napisz na ',
          mail.pl,
          '; czyta to człowiek.',
        ),
      ],
      successor: { label: 'Aktualna polityka prywatności', page: 'privacy' },
    },
  },
};
