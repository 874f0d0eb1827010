import { a, b, h, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const integrat: SeedLegacyPage = {
  path: 'integrat',
  words: {
    en: {
      title: 'Integrations',
      body: [
        p('Where your leads can go, as of January 2022. The list is short because we test each entry every night.'),
        h(2, 'Ready'),
        ul(
          [b('CRM: '), 'Szuflada, and only Szuflada. Contacts are created or updated.'],
          [b('E-mail: '), 'to one address or a whole team, as plain text that is easy to forward.'],
          [b('Custom webhook: '), 'a POST to an address of your own. Since September 2021.'],
        ),
        h(2, 'In trial'),
        ul([
          b('No-code: '),
          'works with any tool that can start from an incoming web address. There are some rough edges, and we list them.',
        ]),
        h(2, 'Asked for most often'),
        ul('A second CRM', 'Spreadsheets, directly', 'Lead forms in advertisements'),
        p('We promise no dates. If yours is missing, ', a('say so', '/contact'), '; we do keep count.'),
        h(2, 'About the address of this page'),
        p(
          'It was meant to be longer. When we added the page, the field for the address accepted eight characters, and we noticed only after four hundred leaflets had been printed. The field has since been widened. The leaflets are still about, so the address stays. To our knowledge it is the only thing we have ever dropped on the way.',
        ),
      ],
      successor: { label: 'All integrations', page: 'integrations' },
    },
    pl: {
      title: 'Integracje',
      body: [
        p(
          'Dokąd mogą trafiać Twoje leady, stan na styczeń 2022. Lista jest krótka, bo każdą pozycję sprawdzamy co noc.',
        ),
        h(2, 'Gotowe'),
        ul(
          [b('CRM: '), 'Szuflada i tylko Szuflada. Kontakty są tworzone albo aktualizowane.'],
          [b('E-mail: '), 'na jeden adres albo do całego zespołu, zwykłym tekstem, który łatwo przesłać dalej.'],
          [b('Własny webhook: '), 'POST na Twój adres. Od września 2021.'],
        ),
        h(2, 'Na próbę'),
        ul([
          b('No-code: '),
          'działa z każdym narzędziem, które potrafi wystartować po wywołaniu adresu. Jest kilka chropowatych miejsc i wszystkie wymieniamy.',
        ]),
        h(2, 'O co pytacie najczęściej'),
        ul('Drugi CRM', 'Arkusze, bezpośrednio', 'Formularze w reklamach'),
        p(
          'Terminów nie obiecujemy. Jeśli na liście brakuje Twojego narzędzia, ',
          a('powiedz nam o tym', '/contact'),
          '; naprawdę liczymy głosy.',
        ),
        h(2, 'W sprawie adresu tej strony'),
        p(
          'Miał być dłuższy. Kiedy dodawaliśmy stronę, pole na adres przyjmowało osiem znaków, a zauważyliśmy to dopiero po wydrukowaniu czterystu ulotek. Pole zostało poszerzone. Ulotki nadal krążą, więc adres zostaje. O ile nam wiadomo, końcówka „ions” to jedyne, co kiedykolwiek zgubiliśmy po drodze.',
        ),
      ],
      successor: { label: 'Wszystkie integracje', page: 'integrations' },
    },
  },
};
