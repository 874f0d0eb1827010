import type { Link } from './shapes';

type Words = { name: string; text: string; link?: Link };

/** The tools of the directory. All names are made up. */
export const integrations: { rank: number; kind: string; words: Record<string, Words> }[] = [
  {
    rank: 1,
    kind: 'crm',
    words: {
      en: {
        name: 'Sales CRM',
        text: 'Contact, company and deal, never doubled.',
        link: { label: 'Sales CRM', page: 'docs' },
      },
      pl: {
        name: 'CRM sprzedażowy',
        text: 'Kontakt, firma i szansa sprzedaży, nigdy podwójnie.',
        link: { label: 'CRM sprzedażowy', page: 'docs' },
      },
    },
  },
  {
    rank: 2,
    kind: 'crm',
    words: {
      en: { name: 'Estate CRM', text: 'A viewing request becomes a task for the agent on duty.' },
      pl: {
        name: 'CRM dla nieruchomości',
        text: 'Prośba o obejrzenie mieszkania staje się zadaniem dla dyżurnego agenta.',
      },
    },
  },
  {
    rank: 3,
    kind: 'crm',
    words: {
      en: { name: 'Clinic CRM', text: 'Consent is kept with the record, word for word.' },
      pl: { name: 'CRM dla gabinetów', text: 'Zgoda zostaje przy wpisie, słowo w słowo.' },
    },
  },
  {
    rank: 4,
    kind: 'no-code',
    words: {
      en: { name: 'Flow builder', text: 'Every lead starts a flow with flat, named fields.' },
      pl: { name: 'Kreator scenariuszy', text: 'Każdy lead uruchamia scenariusz z płaskimi, nazwanymi polami.' },
    },
  },
  {
    rank: 5,
    kind: 'no-code',
    words: {
      en: { name: 'Spreadsheet', text: 'One lead, one row. Columns stay where you put them.' },
      pl: { name: 'Arkusz', text: 'Jeden lead, jeden wiersz. Kolumny zostają na swoim miejscu.' },
    },
  },
  {
    rank: 6,
    kind: 'no-code',
    words: {
      en: { name: 'Team chat', text: 'A short line in the channel, with a link to the rest.' },
      pl: { name: 'Komunikator', text: 'Krótka linijka na kanale, z odnośnikiem do reszty.' },
    },
  },
  {
    rank: 7,
    kind: 'webhook',
    words: {
      en: {
        name: 'Your own webhook',
        text: 'A signed POST to your address, retried for 72 hours.',
        link: { label: 'Your own webhook', page: 'webhooks' },
      },
      pl: {
        name: 'Własny webhook',
        text: 'Podpisany POST na Twój adres, ponawiany przez 72 godziny.',
        link: { label: 'Własny webhook', page: 'webhooks' },
      },
    },
  },
  {
    rank: 8,
    kind: 'webhook',
    words: {
      en: {
        name: 'Replay by API',
        text: 'Send one lead again, or a whole Tuesday.',
        link: { label: 'Replay by API', page: 'webhooks' },
      },
      pl: {
        name: 'Odtwarzanie przez API',
        text: 'Wyślij ponownie jednego leada albo cały wtorek.',
        link: { label: 'Odtwarzanie przez API', page: 'webhooks' },
      },
    },
  },
  {
    rank: 9,
    kind: 'source',
    words: {
      en: {
        name: 'Your own form',
        text: 'Change one address in the form’s code.',
        link: { label: 'Your own form', page: 'docs' },
      },
      pl: {
        name: 'Własny formularz',
        text: 'Zmień jeden adres w kodzie formularza.',
        link: { label: 'Własny formularz', page: 'docs' },
      },
    },
  },
  {
    rank: 10,
    kind: 'source',
    words: {
      en: { name: 'Search ads', text: 'New forms are found on their own.' },
      pl: { name: 'Reklamy w wyszukiwarce', text: 'Nowe formularze znajdują się same.' },
    },
  },
  {
    rank: 11,
    kind: 'source',
    words: {
      en: { name: 'Social ads', text: 'Across within five seconds of “Send”.' },
      pl: { name: 'Reklamy społecznościowe', text: 'Po drugiej stronie w pięć sekund od „Wyślij”.' },
    },
  },
  {
    rank: 12,
    kind: 'source',
    words: {
      en: { name: 'A stack of cards', text: 'Upload the file, match the columns.' },
      pl: { name: 'Stos wizytówek', text: 'Wgraj plik, dopasuj kolumny.' },
    },
  },
];
