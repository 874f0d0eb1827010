import { a, b, h, p, quote, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const about: SeedLegacyPage = {
  path: 'about',
  words: {
    en: {
      title: 'About us',
      body: [
        p(
          'Mostek is Polish for a little bridge. It is also the breastbone, which we found out from a customer who is a nurse. We carry forms from a website to the place where somebody will read them. It is not a large subject, and we mean to do it properly.',
        ),
        h(2, 'How it began'),
        p(
          'In the winter of 2018 two of us watched the third copy enquiries from one tab into another, row by row, on a Friday afternoon. One of us said that a script for this was a weekend’s work. It took until March, and by then it was no longer a script.',
        ),
        quote('We thought the hard part would be sending the data. The hard part is knowing that it arrived.'),
        h(2, 'Where we are now'),
        p('It is October 2021.'),
        ul(
          [b('People: '), 'seven, two of them part-time'],
          [b('Place: '), 'one room in Katowice, ul. Przykładowa 7, second floor, bell on the left'],
          [b('Forms connected: '), 'a little over three hundred'],
          [b('Investors: '), 'none. The customers pay, and that turns out to be enough'],
        ),
        h(2, 'What we hold to'),
        ul(
          'We say what the product cannot do before you find out.',
          'A person answers, with a name.',
          'No lead is thrown away because a machine was tired.',
        ),
        p('If you are passing through Katowice, ', a('tell us first', '/contact'), '; there are seven chairs.'),
      ],
      successor: { label: 'About Mostek', page: 'about' },
    },
    pl: {
      title: 'O nas',
      body: [
        p(
          'Mostek to mały most. To także kość w klatce piersiowej, o czym przypomniała nam klientka, z zawodu pielęgniarka. Przenosimy formularze ze strony internetowej tam, gdzie ktoś je przeczyta. Temat nie jest wielki, ale chcemy to robić porządnie.',
        ),
        h(2, 'Jak się zaczęło'),
        p(
          'Zimą 2018 roku dwoje z nas patrzyło, jak trzecie w piątek po południu przepisuje zapytania z jednej karty do drugiej, wiersz po wierszu. Ktoś z nas rzucił, że taki skrypt to robota na weekend. Zeszło do marca, a wtedy nie był to już skrypt.',
        ),
        quote('Myśleliśmy, że najtrudniej będzie wysłać dane. Najtrudniej jest mieć pewność, że dotarły.'),
        h(2, 'Gdzie jesteśmy dzisiaj'),
        p('Jest październik 2021.'),
        ul(
          [b('Ludzie: '), 'siedem osób, w tym dwie na część etatu'],
          [b('Miejsce: '), 'jeden pokój w Katowicach, ul. Przykładowa 7, drugie piętro, dzwonek po lewej'],
          [b('Podłączone formularze: '), 'trochę ponad trzysta'],
          [b('Inwestorzy: '), 'brak. Płacą klienci i okazuje się, że to wystarcza'],
        ),
        h(2, 'Czego się trzymamy'),
        ul(
          'O tym, czego produkt nie umie, mówimy, zanim przekonasz się na własnej skórze.',
          'Odpowiada człowiek, z imienia i nazwiska.',
          'Żaden lead nie przepada tylko dlatego, że maszyna miała gorszy dzień.',
        ),
        p('Jeśli będziesz w Katowicach, ', a('daj najpierw znać', '/contact'), '. Krzeseł mamy siedem.'),
      ],
      successor: { label: 'O Mostku', page: 'about' },
    },
  },
};
