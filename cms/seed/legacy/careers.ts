import { a, b, h, ol, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const careers: SeedLegacyPage = {
  path: 'careers',
  words: {
    en: {
      title: 'Work with us',
      body: [
        p(
          'January 2022. There are seven of us and work for nine. We have thought about it since the autumn, because hiring two people changes a company of seven more than any product does.',
        ),
        h(2, 'Two open places'),
        h(3, 'Somebody for support in English'),
        ul(
          [b('Where: '), 'from home, ideally in the Irish time zone'],
          [b('Hours: '), 'full or four-fifths'],
          [b('The work: '), 'ten to twenty messages a day, each from a person whose form does something odd'],
          [
            b('You: '),
            'write clearly, enjoy finding the comma that broke it, and say “I do not know yet” without blushing',
          ],
        ),
        h(3, 'Somebody for the queue'),
        ul(
          [b('Where: '), 'Katowice, two days a week in the room'],
          [b('Hours: '), 'full'],
          [b('The work: '), 'the part of Mostek that waits, retries and must not forget'],
          [b('You: '), 'have looked after a database that people depended on, and slept'],
        ),
        h(2, 'How it goes'),
        ol(
          'You write a few sentences. No form; we see enough of those.',
          'We talk for an hour, with both sides asking.',
          'You spend one paid day with us on a real problem.',
          'You get an answer within a week, with reasons if it is a no.',
        ),
        p('We ', a('send the pay range to anyone who asks', '/contact'), ', before the first conversation.'),
      ],
      successor: { label: 'Careers at Mostek', page: 'careers' },
    },
    pl: {
      title: 'Praca u nas',
      body: [
        p(
          'Styczeń 2022. Jest nas siedmioro, a pracy mamy dla dziewięciorga. Zastanawialiśmy się od jesieni, bo dwie nowe osoby zmieniają siedmioosobową firmę bardziej niż jakikolwiek produkt.',
        ),
        h(2, 'Dwa wolne miejsca'),
        h(3, 'Ktoś do wsparcia po angielsku'),
        ul(
          [b('Gdzie: '), 'z domu, najchętniej w irlandzkiej strefie czasowej'],
          [b('Wymiar: '), 'cały etat albo cztery piąte'],
          [
            b('Na czym to polega: '),
            'dziesięć do dwudziestu wiadomości dziennie, każda od kogoś, komu formularz robi coś dziwnego',
          ],
          [
            b('Ty: '),
            'piszesz jasno, lubisz znaleźć ten jeden przecinek, przez który wszystko się posypało, i bez rumieńca mówisz „jeszcze nie wiem”',
          ],
        ),
        h(3, 'Ktoś do kolejki'),
        ul(
          [b('Gdzie: '), 'Katowice, dwa dni w tygodniu na miejscu'],
          [b('Wymiar: '), 'cały etat'],
          [b('Na czym to polega: '), 'ta część Mostka, która czeka, ponawia próby i nie może zapomnieć'],
          [b('Ty: '), 'masz za sobą opiekę nad bazą, od której zależeli ludzie, i spokojny sen'],
        ),
        h(2, 'Jak to przebiega'),
        ol(
          'Piszesz kilka zdań. Bez formularza; tych nam nie brakuje.',
          'Rozmawiamy godzinę, a pytają obie strony.',
          'Spędzasz z nami jeden płatny dzień nad prawdziwym problemem.',
          'W ciągu tygodnia dostajesz odpowiedź, a jeśli odmowną, to z uzasadnieniem.',
        ),
        p('Widełki ', a('wysyłamy każdemu, kto o nie zapyta', '/contact'), ', jeszcze przed pierwszą rozmową.'),
      ],
      successor: { label: 'Praca w Mostku', page: 'careers' },
    },
  },
};
