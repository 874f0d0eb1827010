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
          __component: 'sections.status-hero',
          words: [
            {
              state: 'running',
              title: 'The road is clear.',
              lead: 'All bridges are open. On a demonstration site the readings are samples, if steady ones.',
              illustrationAlt: 'A semaphore on a viaduct with its arm up; two sheets of paper walk past it.',
            },
            {
              state: 'slow',
              title: 'Slow crossings.',
              lead: 'Everything arrives, but later than you are used to. Nothing is lost.',
              illustrationAlt: 'A semaphore on a viaduct with its arm half up; sheets of paper queue before it.',
            },
            {
              state: 'closed',
              title: 'Closed for the moment.',
              lead: 'A span is missing. Leads wait safely on this side and cross, in order, when it is back.',
              illustrationAlt: 'A semaphore with its arm level. A span of the viaduct is missing; three sheets wait.',
            },
            {
              state: 'maintenance',
              title: 'Wet paint.',
              lead: 'We are painting, as announced. Forms keep working, and leads cross afterwards in order.',
              illustrationAlt: 'One half of an arch is painted; a sheet of paper with a brush stands beside it.',
            },
          ],
        },
        { __component: 'sections.status-board', title: 'Plank by plank' },
        { __component: 'sections.incidents', title: 'What went wrong in 2026' },
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
          illustration: 'no-result',
        },
      ],
      seo: {
        title: 'Status: are the bridges open?',
        description:
          'The current state of catching, checking and carrying leads, the figures of the last ninety days, and what went wrong this year and why.',
      },
    },
    pl: {
      title: 'Stan usługi',
      slug: 'stan-uslugi',
      lead: 'Wszystkie mosty przejezdne. Oto jak się ma Mostek teraz i jak się miał ostatnio. Na stronie demonstracyjnej odczyty są przykładowe, za to stabilne.',
      sections: [
        {
          __component: 'sections.status-hero',
          words: [
            {
              state: 'running',
              title: 'Droga wolna.',
              lead: 'Wszystkie mosty przejezdne. Na stronie demonstracyjnej odczyty są przykładowe, za to stabilne.',
              illustrationAlt: 'Semafor na wiadukcie z ramieniem w górze; mijają go dwie kartki.',
            },
            {
              state: 'slow',
              title: 'Ruch spowolniony.',
              lead: 'Wszystko dociera, tylko później niż zwykle. Nic nie przepada.',
              illustrationAlt: 'Semafor na wiadukcie z ramieniem do połowy; przed nim czekają kartki.',
            },
            {
              state: 'closed',
              title: 'Chwilowo zamknięte.',
              lead: 'Brakuje jednego przęsła. Leady czekają bezpiecznie po tej stronie i przejdą po kolei, gdy wróci.',
              illustrationAlt: 'Semafor z ramieniem poziomo. W wiadukcie brakuje przęsła; czekają trzy kartki.',
            },
            {
              state: 'maintenance',
              title: 'Świeżo malowane.',
              lead: 'Malujemy, tak jak zapowiadaliśmy. Formularze działają, a leady przejdą potem po kolei.',
              illustrationAlt: 'Połowa łuku jest pomalowana; obok stoi kartka z pędzlem.',
            },
          ],
        },
        { __component: 'sections.status-board', title: 'Deska po desce' },
        { __component: 'sections.incidents', title: 'Co poszło nie tak w 2026 roku' },
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
          illustration: 'no-result',
        },
      ],
      seo: {
        title: 'Stan usługi: czy mosty są przejezdne?',
        description:
          'Bieżący stan łapania, sprawdzania i przenoszenia leadów, liczby z ostatnich dziewięćdziesięciu dni oraz co w tym roku poszło nie tak i dlaczego.',
      },
    },
  },
};
