import { a, b, h, ol, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const terms: SeedLegacyPage = {
  path: 'terms',
  words: {
    en: {
      title: 'Terms of service',
      body: [
        p(
          b('Sample text. '),
          'It shows where terms would stand and binds nobody. Version of 1 March 2020, no longer in force.',
        ),
        h(2, '1. Who and what'),
        p(
          '“Mostek” or “we” means the sample company at ul. Przykładowa 7, Katowice. “You” means the company that opened an account. “Lead” means one form, sent once by one person.',
        ),
        h(2, '2. What we do'),
        ol(
          'We receive leads from the forms that you connect.',
          'We pass each one to the tool that you chose.',
          'If the tool does not answer, we try again for 24 hours and then tell you by e-mail.',
        ),
        h(2, '3. What you do'),
        ul(
          'You connect only forms that are yours, or whose owner has agreed.',
          'You tell people what happens to their data before they press “Send”.',
          'You keep your password to yourself. We will never ask for it.',
        ),
        h(2, '4. Payment'),
        p(
          'Plans are paid monthly, in advance. The first 14 days are free. If a payment fails, we write twice before we close a bridge; a closed bridge keeps its settings for 60 days.',
        ),
        h(2, '5. When something goes wrong'),
        p(
          'We answer for what we did. We do not answer for a tool on the far side being down, but we do keep the lead while it is.',
        ),
        h(2, '6. Leaving'),
        p(
          'You may leave on any day, without a reason and without a telephone call. Export first, then close the account in its settings.',
        ),
        p('Questions about these terms: ', a('write to us', '/contact'), '.'),
      ],
      successor: { label: 'Current terms', page: 'terms' },
    },
    pl: {
      title: 'Regulamin',
      body: [
        p(
          b('Tekst przykładowy. '),
          'Pokazuje, gdzie stałby regulamin, i nikogo do niczego nie zobowiązuje. Wersja z 1 marca 2020, już nieobowiązująca.',
        ),
        h(2, '1. Kto i co'),
        p(
          '„Mostek” albo „my” to przykładowa firma z siedzibą przy ul. Przykładowej 7 w Katowicach. „Ty” to firma, która założyła konto. „Lead” to jeden formularz wysłany jeden raz przez jedną osobę.',
        ),
        h(2, '2. Co robimy my'),
        ol(
          'Odbieramy leady z formularzy, które podłączysz.',
          'Każdego przekazujemy do wybranego przez Ciebie narzędzia.',
          'Jeśli narzędzie nie odpowiada, ponawiamy próby przez 24 godziny, a potem zawiadamiamy Cię e-mailem.',
        ),
        h(2, '3. Co robisz Ty'),
        ul(
          'Podłączasz tylko formularze własne albo takie, na które masz zgodę właściciela.',
          'Mówisz ludziom, co się stanie z ich danymi, zanim nacisną „Wyślij”.',
          'Nikomu nie podajesz hasła. My nigdy o nie nie zapytamy.',
        ),
        h(2, '4. Płatności'),
        p(
          'Za plan płaci się z góry, co miesiąc. Pierwsze 14 dni jest bezpłatne. Jeśli płatność się nie uda, zanim zamkniemy mostek, napiszemy dwa razy; zamknięty mostek zachowuje ustawienia przez 60 dni.',
        ),
        h(2, '5. Gdy coś pójdzie źle'),
        p(
          'Odpowiadamy za to, co zrobiliśmy. Za awarię narzędzia po drugiej stronie nie odpowiadamy, ale na ten czas przechowujemy leada.',
        ),
        h(2, '6. Rozstanie'),
        p(
          'Możesz odejść każdego dnia, bez podania przyczyny i bez rozmowy telefonicznej. Najpierw wyeksportuj dane, potem zamknij konto w ustawieniach.',
        ),
        p('Pytania o regulamin: ', a('napisz do nas', '/contact'), '.'),
      ],
      successor: { label: 'Aktualny regulamin', page: 'terms' },
    },
  },
};
