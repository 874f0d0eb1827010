/** The parts of the sample service. Incidents refer to them by `key`. */
export const statusComponents = [
  {
    key: 'catching',
    rank: 1,
    words: {
      en: { name: 'Catching', text: 'forms, ads, files' },
      pl: { name: 'Łapanie', text: 'formularze, reklamy, pliki' },
    },
  },
  {
    key: 'checking',
    rank: 2,
    words: {
      en: { name: 'Checking', text: 'typos, doubles, bots, consent' },
      pl: { name: 'Sprawdzanie', text: 'literówki, duplikaty, boty, zgody' },
    },
  },
  {
    key: 'carrying',
    rank: 3,
    words: {
      en: { name: 'Carrying', text: 'CRM, no-code, webhooks' },
      pl: { name: 'Przenoszenie', text: 'CRM, no-code, webhooki' },
    },
  },
  {
    key: 'account',
    rank: 4,
    words: {
      en: { name: 'Account and API', text: 'signing in, settings, replay' },
      pl: { name: 'Konto i API', text: 'logowanie, ustawienia, odtwarzanie' },
    },
  },
];

export const incidents = [
  {
    startedAt: '2026-09-22T09:14:00.000Z',
    endedAt: '2026-09-22T09:51:00.000Z',
    effect: 'slow',
    components: ['carrying'],
    words: {
      en: {
        title: 'Slow crossings',
        text: 'Webhooks took up to four minutes. One very large import filled the road that everybody shares; imports now have a lane of their own. Nothing was lost.',
      },
      pl: {
        title: 'Korek',
        text: 'Webhooki szły nawet cztery minuty. Jeden bardzo duży import zapchał wspólną drogę; importy mają teraz własny pas. Nic się nie zgubiło.',
      },
    },
  },
  {
    startedAt: '2026-06-03T13:02:00.000Z',
    endedAt: '2026-06-03T13:20:00.000Z',
    effect: 'closed',
    components: ['account'],
    words: {
      en: {
        title: 'The account could not be opened',
        text: 'A release refused people whose browser was set to neither English nor Polish. Leads crossed as usual; only their owners stood outside. We now test in Finnish as well.',
      },
      pl: {
        title: 'Zamknięty panel',
        text: 'Nowa wersja nie wpuszczała osób, które w przeglądarce miały język inny niż polski i angielski. Leady przechodziły jak zwykle, tylko ich właściciele stali pod drzwiami. Testujemy teraz także po fińsku.',
      },
    },
  },
  {
    startedAt: '2026-02-09T02:40:00.000Z',
    endedAt: '2026-02-09T03:05:00.000Z',
    effect: 'slow',
    components: ['checking'],
    words: {
      en: {
        title: 'Doubles not marked',
        text: 'Leads were caught and carried, but twins were not recognised as such. We marked 212 of them afterwards and wrote to the eleven teams concerned, by breakfast.',
      },
      pl: {
        title: 'Nierozpoznane duplikaty',
        text: 'Leady były łapane i przenoszone, ale bliźniaki uchodziły za obcych. Po fakcie oznaczyliśmy 212 takich przypadków i przed śniadaniem napisaliśmy do jedenastu zespołów, których to dotyczyło.',
      },
    },
  },
  {
    startedAt: '2026-01-17T16:30:00.000Z',
    endedAt: '2026-01-17T16:34:00.000Z',
    effect: 'none',
    components: [],
    words: {
      en: {
        title: 'A false alarm',
        text: 'Our own monitor reported an outage that was its own. It has been spoken to.',
      },
      pl: {
        title: 'Fałszywy alarm',
        text: 'Nasz monitoring zgłosił awarię. Własną. Jesteśmy po rozmowie.',
      },
    },
  },
];
