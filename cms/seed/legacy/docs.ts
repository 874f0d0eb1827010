import { a, b, c, code, h, ol, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

const form = (
  key: string,
  label: string,
  send: string,
) => `<form action="https://in.mostek.example/f/${key}" method="post">
  <input name="name" autocomplete="name" required>
  <input name="email" type="email" autocomplete="email" required>
  <label><input name="consent" type="checkbox" value="yes"> ${label}</label>
  <button>${send}</button>
</form>`;

export const docs: SeedLegacyPage = {
  path: 'docs',
  words: {
    en: {
      title: 'Documentation',
      body: [
        p(
          'Everything there is to know about Mostek 1.4 (October 2021) fits on this page. When it stops fitting, we will make a second one.',
        ),
        h(2, 'Connect a form'),
        ol(
          'Sign in and choose “New bridge”. You get a key.',
          ['Put the key into the ', c('action'), ' of your form, as below.'],
          'Send the form once. The lead shows up in the preview, usually before you have changed tabs.',
          'Say which field goes where, and open the bridge.',
        ),
        code('html', form('your-key', 'You may write to me', 'Send')),
        h(2, 'Fields we know by name'),
        ul(
          [c('name'), ': first and last name together. We do not split it; people know best how they are called.'],
          [c('email'), ': checked for the usual typos, never corrected behind your back.'],
          [c('phone'), ': kept as typed.'],
          [c('consent'), ': kept with the date and the hour.'],
        ),
        p('Other fields travel under the name you gave them. Files do not travel yet.'),
        h(2, 'When the far side is silent'),
        p(
          'We try again after 1 minute, 10 minutes, 1 hour, 6 hours and 24 hours. After that you get one e-mail with the lead in it, and the copy stays in your history.',
        ),
        h(3, 'Trying it out'),
        p('Every bridge has a test lead called ', b('Jan Próbny'), '. Send him across as often as you like.'),
        p('Something missing? ', a('Write to us', '/contact'), '. The answer may end up on this page.'),
      ],
      successor: { label: 'Documentation', page: 'docs' },
    },
    pl: {
      title: 'Dokumentacja',
      body: [
        p(
          'Wszystko, co trzeba wiedzieć o Mostku 1.4 (październik 2021), mieści się na tej stronie. Kiedy przestanie się mieścić, zrobimy drugą.',
        ),
        h(2, 'Jak podłączyć formularz'),
        ol(
          'Zaloguj się i wybierz „Nowy mostek”. Dostaniesz klucz.',
          ['Wstaw klucz do atrybutu ', c('action'), ' w formularzu, tak jak niżej.'],
          'Wyślij formularz jeden raz. Lead pojawi się w podglądzie, zwykle zanim przełączysz kartę.',
          'Wskaż, które pole dokąd trafia, i otwórz mostek.',
        ),
        code('html', form('twoj-klucz', 'Możecie do mnie napisać', 'Wyślij')),
        h(2, 'Pola, które znamy z nazwy'),
        ul(
          [c('name'), ': imię i nazwisko razem. Nie dzielimy ich; każdy sam wie najlepiej, jak się nazywa.'],
          [c('email'), ': szukamy typowych literówek, ale niczego nie poprawiamy po cichu.'],
          [c('phone'), ': zostaje tak, jak ktoś go wpisał.'],
          [c('consent'), ': zapisujemy z datą i godziną.'],
        ),
        p('Pozostałe pola jadą pod nazwą, którą im nadasz. Załączniki na razie nie jeżdżą.'),
        h(2, 'Gdy druga strona milczy'),
        p(
          'Ponawiamy próbę po minucie, po 10 minutach, po godzinie, po 6 i po 24 godzinach. Potem dostajesz jeden e-mail z całym leadem, a kopia zostaje w historii.',
        ),
        h(3, 'Na próbę'),
        p(
          'Każdy mostek ma leada testowego. Nazywa się ',
          b('Jan Próbny'),
          ' i możesz go wysyłać na drugą stronę, ile chcesz.',
        ),
        p('Czegoś tu brakuje? ', a('Napisz do nas', '/contact'), '. Być może odpowiedź trafi na tę stronę.'),
      ],
      successor: { label: 'Dokumentacja', page: 'docs' },
    },
  },
};
