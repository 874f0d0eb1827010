import { a, b, h, p, quote, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const features: SeedLegacyPage = {
  path: 'features',
  words: {
    en: {
      title: 'Features',
      body: [
        p(
          'Mostek carries what people type into your form to the tool where you will see it. Here is the whole list, as of November 2021. We have not rounded it up.',
        ),
        h(2, 'What it does'),
        h(3, 'Catches'),
        p(
          'One address for every form on your site. Any form that can send itself will do; no plugin and no script. A copy is kept before anything else happens.',
        ),
        h(3, 'Checks'),
        ul(
          'The same person twice within an hour: marked as a double.',
          ['An address that ends in ', b('.con'), ': marked as a likely typo.'],
          'A form filled in within one second: marked as a robot, or as somebody remarkably decided.',
        ),
        p('We mark, we never delete. The last word is yours.'),
        h(3, 'Carries'),
        p(
          'To the CRM, to an e-mail address or to your own webhook, mostly within ten seconds. If nobody opens on the far side, we knock again for 24 hours.',
        ),
        h(2, 'What it does not do'),
        ul(
          'Lead forms in advertisements. People ask weekly; we have heard.',
          'A second CRM. The first one took a year to get right.',
          'Rules about who in the team gets which lead.',
          'Attachments.',
        ),
        quote(
          'A short list that is true is worth more than a long one with asterisks. (From the wall in our room, where it has hung since 2019.)',
        ),
        p('Prices are on ', a('a page of their own', '/pricing'), '.'),
      ],
      successor: { label: 'What Mostek does today', page: 'product' },
    },
    pl: {
      title: 'Funkcje',
      body: [
        p(
          'Mostek przenosi to, co ludzie wpisują w Twoim formularzu, do narzędzia, w którym to zobaczysz. Oto cała lista, stan na listopad 2021. Nie zaokrąglaliśmy jej w górę.',
        ),
        h(2, 'Co umie'),
        h(3, 'Łapać'),
        p(
          'Jeden adres dla wszystkich formularzy na Twojej stronie. Nada się każdy, który da się wysłać; bez wtyczki i bez skryptu. Najpierw zapisujemy kopię, dopiero potem robimy całą resztę.',
        ),
        h(3, 'Sprawdzać'),
        ul(
          'Ta sama osoba dwa razy w ciągu godziny: oznaczamy jako duplikat.',
          ['Adres z końcówką ', b('.con'), ': oznaczamy jako prawdopodobną literówkę.'],
          'Formularz wypełniony w sekundę: oznaczamy jako robota albo kogoś wyjątkowo zdecydowanego.',
        ),
        p('Tylko oznaczamy, nigdy nie usuwamy. Ostatnie słowo należy do Ciebie.'),
        h(3, 'Przenosić'),
        p(
          'Do CRM-u, na adres e-mail albo na Twój webhook, zwykle w niecałe dziesięć sekund. Jeśli po drugiej stronie nikt nie otwiera, pukamy jeszcze przez 24 godziny.',
        ),
        h(2, 'Czego nie umie'),
        ul(
          'Formularzy w reklamach. Pytacie co tydzień; dotarło.',
          'Drugiego CRM-u. Pierwszego uczyliśmy się przez rok.',
          'Reguł, kto w zespole dostaje którego leada.',
          'Załączników.',
        ),
        quote(
          'Krótka, ale prawdziwa lista jest więcej warta niż długa z gwiazdkami. (Ze ściany w naszym pokoju, gdzie wisi od 2019 roku).',
        ),
        p('Ceny mają ', a('osobną stronę', '/pricing'), '.'),
      ],
      successor: { label: 'Co Mostek robi dzisiaj', page: 'product' },
    },
  },
};
