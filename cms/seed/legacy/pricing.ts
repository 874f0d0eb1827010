import { a, b, h, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const pricing: SeedLegacyPage = {
  path: 'pricing',
  words: {
    en: {
      title: 'Pricing',
      body: [
        p(
          'Two plans, from January 2022 until further notice. All prices are net. The first 14 days cost nothing and need no card.',
        ),
        h(2, 'Footbridge'),
        p(b('€9 a month. '), 'For one form that somebody cares about.'),
        ul(
          [b('Bridges: '), '1'],
          [b('People: '), '1'],
          [b('Goes to: '), 'CRM, or an e-mail address'],
          [b('Retries: '), '24 hours'],
          [b('History: '), '7 days'],
        ),
        h(2, 'Bridge'),
        p(b('€29 a month. '), 'For a small team with a few forms.'),
        ul(
          [b('Bridges: '), '3'],
          [b('People: '), '5'],
          [b('Goes to: '), 'CRM, e-mail, custom webhook, no-code (in trial)'],
          [b('Retries: '), '24 hours'],
          [b('History: '), '14 days'],
        ),
        h(2, 'Questions'),
        h(3, 'Why is there no price per lead?'),
        p(
          'We had one for our first two months, in the spring of 2019. A customer switched off her form on a good day, to be on the safe side. We took the price away that evening.',
        ),
        h(3, 'What if we need four bridges?'),
        p(
          a('Write to us', '/contact'),
          '. So far we have simply added the fourth. If this happens more often, we will have to think of a third plan.',
        ),
        h(3, 'Can we pay for a year?'),
        p('Not yet. Our invoices are still written by a person, and she would like to go on writing short ones.'),
      ],
      successor: { label: 'Current pricing', href: '/pricing' },
    },
    pl: {
      title: 'Cennik',
      body: [
        p(
          'Dwa plany, od stycznia 2022 do odwołania. Wszystkie ceny netto. Pierwsze 14 dni nic nie kosztuje, a karta jest niepotrzebna.',
        ),
        h(2, 'Kładka'),
        p(b('39 zł miesięcznie. '), 'Dla jednego formularza, na którym komuś zależy.'),
        ul(
          [b('Mostki: '), '1'],
          [b('Osoby: '), '1'],
          [b('Dokąd: '), 'CRM albo adres e-mail'],
          [b('Ponawianie prób: '), '24 godziny'],
          [b('Historia: '), '7 dni'],
        ),
        h(2, 'Most'),
        p(b('119 zł miesięcznie. '), 'Dla małego zespołu z kilkoma formularzami.'),
        ul(
          [b('Mostki: '), '3'],
          [b('Osoby: '), '5'],
          [b('Dokąd: '), 'CRM, e-mail, własny webhook, no-code (na próbę)'],
          [b('Ponawianie prób: '), '24 godziny'],
          [b('Historia: '), '14 dni'],
        ),
        h(2, 'Pytania'),
        h(3, 'Dlaczego nie ma ceny za leada?'),
        p(
          'Była, przez pierwsze dwa miesiące, wiosną 2019 roku. Pewna klientka w dobry dzień wyłączyła formularz, tak na wszelki wypadek. Jeszcze tego samego wieczoru usunęliśmy tę cenę.',
        ),
        h(3, 'A jeśli potrzebujemy czterech mostków?'),
        p(
          a('Napisz do nas', '/contact'),
          '. Na razie po prostu dokładamy czwarty. Jeśli będzie się to powtarzać, trzeba będzie wymyślić trzeci plan.',
        ),
        h(3, 'Czy można zapłacić za rok z góry?'),
        p('Jeszcze nie. Faktury nadal wystawia u nas człowiek, a dokładniej koleżanka, która woli krótkie.'),
      ],
      successor: { label: 'Aktualny cennik', href: '/pricing' },
    },
  },
};
