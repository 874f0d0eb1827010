import { a, b, c, h, ol, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const integrationsCrm: SeedLegacyPage = {
  path: 'integrations/crm',
  words: {
    en: {
      title: 'CRM',
      body: [
        p(
          'Mostek works with one CRM: Szuflada, which is Polish for a drawer. Our first customers had it, so we learnt it, and we now know it rather well. State of October 2021.',
        ),
        h(2, 'What arrives'),
        p(
          'A lead becomes a contact. If there is already a contact with the same e-mail address, we add to it and overwrite nothing that a person has typed.',
        ),
        h(3, 'Field by field'),
        ul(
          [c('name'), ' to ', b('Full name')],
          [c('email'), ' to ', b('E-mail'), ', the field by which we recognise people'],
          [c('phone'), ' to ', b('Telephone')],
          [c('consent'), ' to ', b('Consent'), ', with date and hour'],
          ['everything else to ', b('Notes'), ', one line each'],
        ),
        h(2, 'What does not arrive'),
        ul(
          'Companies and deals. You create those by hand, for now.',
          'An owner. Whoever looks first takes the lead. It is quicker than it sounds and not always fair.',
        ),
        h(2, 'Connecting it'),
        ol(
          'In Szuflada, create an access key that may read and write contacts, and nothing more.',
          'Paste it into Mostek under “Far side”.',
          'Send Jan Próbny across, and look for him in the drawer.',
        ),
        p('If Szuflada is down, we try again for 24 hours. Another CRM? ', a('Tell us which', '/contact'), '.'),
      ],
      successor: { label: 'Integrations, with more than one CRM', page: 'integrations' },
    },
    pl: {
      title: 'CRM',
      body: [
        p(
          'Mostek współpracuje z jednym CRM-em: nazywa się Szuflada. Mieli go nasi pierwsi klienci, więc się go nauczyliśmy i dziś znamy go całkiem nieźle. Stan na październik 2021.',
        ),
        h(2, 'Co dociera'),
        p(
          'Z leada robi się kontakt. Jeśli kontakt z tym samym adresem e-mail już istnieje, uzupełniamy go i nie nadpisujemy niczego, co wpisał człowiek.',
        ),
        h(3, 'Pole po polu'),
        ul(
          [c('name'), ' trafia do pola ', b('Imię i nazwisko')],
          [c('email'), ' trafia do pola ', b('E-mail'), '; po tym polu rozpoznajemy ludzi'],
          [c('phone'), ' trafia do pola ', b('Telefon')],
          [c('consent'), ' trafia do pola ', b('Zgoda'), ', z datą i godziną'],
          ['cała reszta trafia do pola ', b('Notatki'), ', każde pole w osobnym wierszu'],
        ),
        h(2, 'Co nie dociera'),
        ul(
          'Firmy i szanse sprzedaży. Na razie dodajesz je ręcznie.',
          'Opiekun. Leada bierze ten, kto zajrzy pierwszy. To szybsze, niż się wydaje, i nie zawsze sprawiedliwe.',
        ),
        h(2, 'Jak podłączyć'),
        ol(
          'W Szufladzie utwórz klucz, który może odczytywać i zapisywać kontakty, i nic więcej.',
          'Wklej go w Mostku w zakładce „Druga strona”.',
          'Wyślij Jana Próbnego i poszukaj go w Szufladzie.',
        ),
        p(
          'Gdy Szuflada nie działa, ponawiamy próby przez 24 godziny. Masz inny CRM? ',
          a('Napisz nam jaki', '/contact'),
          '.',
        ),
      ],
      successor: { label: 'Integracje, już nie z jednym CRM-em', page: 'integrations' },
    },
  },
};
