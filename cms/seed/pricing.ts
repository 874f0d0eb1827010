import type { Section, Seo } from './shapes';

type Cell = { included: boolean; text?: string };
type Pricing = {
  title: string;
  lead: string;
  vatRate: number;
  taxNote: string;
  comparisonTitle: string;
  comparison: { title: string; rows: { label: string; cells: Cell[] }[] }[];
  sections: Section[];
  seo: Seo;
};

/** A cell is a tick, a dash, or a few words. */
const cell = (value: boolean | string): Cell =>
  typeof value === 'string' ? { included: true, text: value } : { included: value };
const row = (label: string, ...values: (boolean | string)[]) => ({ label, cells: values.map(cell) });

export const pricing: Record<string, Pricing> = {
  en: {
    title: 'Pick your bridge.',
    lead: 'You pay for the bridge, not for each crossing: a good month should not cost more than a bad one. Leads are not metered on any plan.',
    vatRate: 23,
    taxNote:
      'Prices are net; VAT is added where it is due. Companies elsewhere in the European Union with a VAT number account for it themselves, by reverse charge.',
    comparisonTitle: 'Plank by plank',
    comparison: [
      {
        title: 'Carrying',
        rows: [
          row('Bridges (one source to one tool)', '1', '5', 'No limit'),
          row('Leads a month', 'Not metered', 'Not metered', 'Not metered'),
          row('Forms, lead ads, landing pages', true, true, true),
          row('CRM and no-code tools', true, true, true),
          row('Signed webhooks', false, true, true),
          row('Retries when the far side is down', '24 h', '72 h', '72 h'),
        ],
      },
      {
        title: 'Checking',
        rows: [
          row('Typos, doubles and bots marked', true, true, true),
          row('Consent kept with the lead', true, true, true),
          row('Rules and owners', false, true, true),
          row('History and replay', '7 days', '30 days', '12 months'),
        ],
      },
      {
        title: 'Team and safety',
        rows: [
          row('People', '1', '10', 'No limit'),
          row('Two-step sign-in', true, true, true),
          row('Single sign-on, audit log', false, false, true),
          row('Answer from a person', '2 working days', '1 working day', '2 hours'),
        ],
      },
    ],
    sections: [
      {
        __component: 'sections.faq',
        title: 'About the bill',
        questions: [
          {
            question: 'What counts as a bridge?',
            answer:
              'One source joined to one tool. The demo form to the CRM is one bridge; the same form to a spreadsheet is a second.',
          },
          {
            question: 'Do you charge for leads?',
            answer:
              'No. If a campaign goes well, that is your success and not our invoice. We ask you to talk to us above a million a month, so that we can widen the road first.',
          },
          {
            question: 'Can we change the plan midway?',
            answer:
              'At any time. Going up, you pay the difference for the days that remain. Going down, the rest becomes credit.',
          },
          {
            question: 'Which invoices do you issue?',
            answer:
              'VAT invoices in złoty, euro or dollars, with reverse charge inside the European Union. Prices above are net.',
          },
          {
            question: 'What happens if we stop paying?',
            answer:
              'The bridges close to traffic after 14 days, and nothing is deleted for 60 more. You can export everything at any time.',
          },
        ],
      },
      {
        __component: 'sections.cta',
        title: 'Don’t burn bridges. Build one.',
        text: 'The first takes about ten minutes. The first fourteen days cost nothing.',
        action: { label: 'Start building', href: '/auth/register' },
        illustration: 'matches',
      },
    ],
    seo: {
      title: 'Pricing: pick your bridge',
      description:
        'Three plans in złoty, euro or dollars, paid monthly or yearly. Leads are not metered on any of them.',
    },
  },
  pl: {
    title: 'Wybierz swój most.',
    lead: 'Płacisz za most, nie za każde przejście: dobry miesiąc nie powinien kosztować więcej niż słaby. W żadnym planie nie liczymy leadów.',
    vatRate: 23,
    taxNote:
      'Ceny netto; VAT doliczamy tam, gdzie jest należny. Firmy z innych krajów Unii, z numerem VAT UE, rozliczają go same w ramach odwrotnego obciążenia.',
    comparisonTitle: 'Deska po desce',
    comparison: [
      {
        title: 'Przenoszenie',
        rows: [
          row('Mostki (jedno źródło, jedno narzędzie)', '1', '5', 'Bez limitu'),
          row('Leady w miesiącu', 'Nie liczymy', 'Nie liczymy', 'Nie liczymy'),
          row('Formularze, reklamy, strony docelowe', true, true, true),
          row('CRM i narzędzia no-code', true, true, true),
          row('Podpisane webhooki', false, true, true),
          row('Ponawianie, gdy druga strona milczy', '24 h', '72 h', '72 h'),
        ],
      },
      {
        title: 'Sprawdzanie',
        rows: [
          row('Oznaczanie literówek, duplikatów i botów', true, true, true),
          row('Zgoda przechowywana razem z leadem', true, true, true),
          row('Reguły i opiekunowie', false, true, true),
          row('Historia i odtwarzanie', '7 dni', '30 dni', '12 miesięcy'),
        ],
      },
      {
        title: 'Zespół i bezpieczeństwo',
        rows: [
          row('Osoby', '1', '10', 'Bez limitu'),
          row('Logowanie dwuetapowe', true, true, true),
          row('Logowanie jednokrotne, dziennik zdarzeń', false, false, true),
          row('Odpowiedź człowieka', '2 dni robocze', '1 dzień roboczy', '2 godziny'),
        ],
      },
    ],
    sections: [
      {
        __component: 'sections.faq',
        title: 'O rachunku',
        questions: [
          {
            question: 'Co liczy się jako mostek?',
            answer:
              'Jedno źródło połączone z jednym narzędziem. Formularz demo do CRM-u to jeden mostek; ten sam formularz do arkusza to drugi.',
          },
          {
            question: 'Czy pobieracie opłaty za leady?',
            answer:
              'Nie. Udana kampania to Twój sukces, a nie nasza faktura. Prosimy tylko o rozmowę powyżej miliona miesięcznie, żebyśmy zdążyli poszerzyć drogę.',
          },
          {
            question: 'Czy można zmienić plan w trakcie?',
            answer:
              'W każdej chwili. Przy wyższym planie dopłacasz różnicę za pozostałe dni, przy niższym reszta zostaje na koncie.',
          },
          {
            question: 'Jakie faktury wystawiacie?',
            answer:
              'Faktury VAT w złotych, euro albo dolarach, w Unii Europejskiej z odwrotnym obciążeniem. Podane ceny są cenami netto.',
          },
          {
            question: 'Co się stanie, gdy przestaniemy płacić?',
            answer:
              'Po 14 dniach zamykamy mostki dla ruchu, a przez kolejne 60 niczego nie usuwamy. Wszystko można w każdej chwili wyeksportować.',
          },
        ],
      },
      {
        __component: 'sections.cta',
        title: 'Nie pal mostów. Postaw własny.',
        text: 'Pierwszy zajmuje jakieś dziesięć minut. Pierwsze czternaście dni nic nie kosztuje.',
        action: { label: 'Zacznij budować', href: '/auth/register' },
        illustration: 'matches',
      },
    ],
    seo: {
      title: 'Cennik: wybierz swój most',
      description: 'Trzy plany w złotych, euro lub dolarach, płatne co miesiąc albo raz w roku. Leadów nie liczymy.',
    },
  },
};
