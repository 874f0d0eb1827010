import { a, b, h, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const status: SeedPage = {
  key: 'status',
  words: {
    en: {
      title: 'Status',
      slug: 'status',
      lead: 'All bridges are open. Here is how Mostek is doing, and how it has been. On a demonstration site the readings are samples, if steady ones.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Now'),
            ul(
              [b('Catching'), ' (forms, ads, files): running.'],
              [b('Checking'), ' (typos, doubles, bots, consent): running.'],
              [b('Carrying'), ' (CRM, no-code, webhooks): running.'],
              [b('Account and API'), ': running.'],
              [b('Jan Próbny'), ': crosses every bridge of ours once a minute. Last seen walking.'],
            ),
            p(
              'If something here is running and yet your leads are not, the trouble may be on the far bank. The account shows what your tool answered, attempt by attempt; ',
              a('the documentation', '/docs'),
              ' explains the codes.',
            ),
          ],
        },
        {
          __component: 'sections.stats',
          title: 'The last ninety days, as a sample.',
          stats: [
            { value: '99.99', unit: '%', label: 'of the time, catching was open' },
            { value: '99.98', unit: '%', label: 'of leads delivered at the first attempt' },
            { value: '1.8', unit: 's', label: 'median time across' },
            { value: '0', label: 'leads lost' },
          ],
        },
        {
          __component: 'sections.rich-text',
          title: 'What went wrong in 2026',
          body: [
            h(3, '22 September, 09:14 to 09:51: slow crossings'),
            p(
              'Webhooks took up to four minutes instead of seconds. One very large import filled the road that everybody shares. It was moved to a lane of its own, and imports have had one ever since. Nothing was lost.',
            ),
            h(3, '3 June, 13:02 to 13:20: the account could not be opened'),
            p(
              'A release refused people whose browser was set to neither English nor Polish. Leads crossed as usual; only their owners stood outside. We took the release back and now test in Finnish as well.',
            ),
            h(3, '9 February, 02:40 to 03:05: doubles not marked'),
            p(
              'Leads were caught and carried, but twins were not recognised as such. We marked 212 of them afterwards and wrote to the eleven teams concerned, by breakfast.',
            ),
            h(3, '17 January, 16:30: a false alarm'),
            p('Our own monitor reported an outage that was its own. It has been spoken to.'),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'When it is our fault.',
          steps: [
            {
              title: 'Within 10 minutes',
              text: 'It stands on this page: what we see, even if we do not yet know why.',
            },
            {
              title: 'Every 30 minutes',
              text: 'A new line, also when nothing is new. “Still looking” is news to somebody who waits.',
            },
            {
              title: 'Within 5 working days',
              text: 'A report in plain words: what broke, who noticed, what was changed.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Seeing something we don’t?',
          text: 'Tell us the number of the lead and the time. We would rather hear it twice than not at all.',
          action: { label: 'Report a problem', href: '/contact' },
          illustration: 'broken-bridge',
        },
      ],
      seo: {
        title: 'Status: are the bridges open? Mostek',
        description:
          'The current state of catching, checking and carrying leads, the figures of the last ninety days, and what went wrong this year and why.',
      },
    },
    pl: {
      title: 'Stan usługi',
      slug: 'stan-uslugi',
      lead: 'Wszystkie mosty przejezdne. Oto jak się ma Mostek teraz i jak się miał ostatnio. Na stronie demonstracyjnej odczyty są przykładowe, za to stabilnie.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Teraz'),
            ul(
              [b('Łapanie'), ' (formularze, reklamy, pliki): działa.'],
              [b('Sprawdzanie'), ' (literówki, duplikaty, boty, zgody): działa.'],
              [b('Przenoszenie'), ' (CRM, no-code, webhooki): działa.'],
              [b('Panel i API'), ': działają.'],
              [b('Jan Próbny'), ': co minutę przechodzi każdym naszym mostem. Ostatnio widziany w marszu.'],
            ),
            p(
              'Jeśli tu wszystko działa, a Twoje leady stoją, kłopot może być na drugim brzegu. W panelu widać, próba po próbie, co odpowiedziało narzędzie, a kody objaśnia ',
              a('dokumentacja', '/dokumentacja'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.stats',
          title: 'Ostatnie 90 dni, przykładowo.',
          stats: [
            { value: '99,99', unit: '%', label: 'czasu łapanie było otwarte' },
            { value: '99,98', unit: '%', label: 'leadów doręczonych za pierwszym razem' },
            { value: '1,8', unit: 's', label: 'mediana czasu przejścia' },
            { value: '0', label: 'zgubionych leadów' },
          ],
        },
        {
          __component: 'sections.rich-text',
          title: 'Co poszło nie tak w 2026 roku',
          body: [
            h(3, '22 września, 9:14–9:51: korek'),
            p(
              'Webhooki szły do czterech minut zamiast kilku sekund. Jeden bardzo duży import zapchał wspólną drogę. Dostał własny pas i od tej pory importy jeżdżą osobno. Nic się nie zgubiło.',
            ),
            h(3, '3 czerwca, 13:02–13:20: zamknięty panel'),
            p(
              'Nowa wersja nie wpuszczała osób, które w przeglądarce miały język inny niż polski i angielski. Leady przechodziły jak zwykle, tylko ich właściciele stali pod drzwiami. Wersję cofnęliśmy i testujemy teraz także po fińsku.',
            ),
            h(3, '9 lutego, 2:40–3:05: nierozpoznane duplikaty'),
            p(
              'Leady były łapane i przenoszone, ale bliźniaki uchodziły za obcych. Po fakcie oznaczyliśmy 212 takich przypadków i przed śniadaniem napisaliśmy do jedenastu zespołów, których to dotyczyło.',
            ),
            h(3, '17 stycznia, 16:30: fałszywy alarm'),
            p('Nasz monitoring zgłosił awarię, która była jego własną. Jesteśmy po rozmowie.'),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Gdy to nasza wina.',
          steps: [
            {
              title: 'Do 10 minut',
              text: 'Piszemy na tej stronie, co widzimy, choćby przyczyna nie była jeszcze znana.',
            },
            {
              title: 'Co 30 minut',
              text: 'Nowy wpis, także gdy nic nowego. „Wciąż szukamy” to dla czekającego też wiadomość.',
            },
            {
              title: 'Do 5 dni roboczych',
              text: 'Raport zwykłymi słowami: co się zepsuło, kto to zauważył, co zmieniliśmy.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Widzisz coś, czego my nie?',
          text: 'Podaj numer leada i godzinę. Wolimy usłyszeć o tym dwa razy niż wcale.',
          action: { label: 'Zgłoś problem', href: '/contact' },
          illustration: 'broken-bridge',
        },
      ],
      seo: {
        title: 'Stan usługi: czy mosty są przejezdne? Mostek',
        description:
          'Bieżący stan łapania, sprawdzania i przenoszenia leadów, liczby z ostatnich dziewięćdziesięciu dni oraz co w tym roku poszło nie tak i dlaczego.',
      },
    },
  },
};
