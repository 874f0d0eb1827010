import type { SeedPage } from '../shapes';

export const careers: SeedPage = {
  key: 'careers',
  words: {
    en: {
      title: 'Careers',
      slug: 'careers',
      lead: 'We are a small company with a narrow job. If that sounds restful rather than dull, read on.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Scissors provided.',
          lead: 'We are a small company with a narrow job. If that sounds restful rather than dull, read on.',
          actions: [
            { label: 'Three openings', href: '#jobs' },
            { label: 'Who we are', page: 'about' },
          ],
          illustration: 'careers',
          illustrationAlt:
            'Three sheets of paper with an opening the shape of a person in each. Large scissors are cutting the third one out.',
        },
        {
          __component: 'sections.jobs',
          title: 'Three openings.',
          action: { label: 'Write to us', href: '/contact' },
        },
        {
          __component: 'sections.steps',
          title: 'Three spans to a contract.',
          steps: [
            {
              title: 'A letter',
              text: 'Half a page on something you made and would make differently now. A CV too, if you have one lying about.',
            },
            {
              title: 'A working day',
              text: 'One real task, with the people you would sit next to. It is paid, whatever comes of it.',
            },
            {
              title: 'An answer',
              text: 'Within five working days, with reasons. If it is no, the reasons are the useful part.',
            },
          ],
        },
        {
          __component: 'sections.feature-grid',
          title: 'What comes with it.',
          features: [
            {
              title: 'Friday afternoons',
              text: 'Free from 13:00, all year. It would be odd if we, of all people, worked them.',
            },
            {
              title: 'Twenty-six days',
              text: 'Of leave for everybody, in both countries. Somebody checks that you have taken them.',
            },
            {
              title: 'A quiet pager',
              text: 'On call one week in seven, paid, with a day off after any night that was not quiet.',
            },
            {
              title: 'Books and chairs',
              text: 'Buy what you need. Past PLN 2,000, tell somebody first, mostly so that they can be happy for you.',
            },
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Asked in corridors',
          questions: [
            {
              question: 'Do you hire beginners?',
              answer:
                'One at a time, so that somebody has time for them. When the place is free, it is listed above. Just now it is taken, by someone who is doing well.',
            },
            {
              question: 'Will a machine read my application?',
              answer: 'No. Two people will, on Tuesdays and Thursdays, one of them with a pencil.',
            },
            {
              question: 'What happens to my documents afterwards?',
              answer:
                'We keep them for three months after the answer and then erase them, unless you ask us to keep them longer. The privacy page has the details.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Not on the list? Write anyway.',
          text: 'Half of us are here because of a letter that answered no advertisement.',
          action: { label: 'Write to us', href: '/contact' },
          illustration: 'empty-messages',
        },
      ],
      seo: {
        title: 'Careers: scissors provided',
        description:
          'Open places at Mostek in Katowice, Dublin and remote, with pay stated, three honest steps to a contract and Friday afternoons free.',
      },
    },
    pl: {
      title: 'Praca',
      slug: 'praca',
      lead: 'Jesteśmy małą firmą od jednej rzeczy. Jeśli brzmi to dla Ciebie jak spokój, a nie jak nuda, czytaj dalej.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Nożyczki dajemy.',
          lead: 'Jesteśmy małą firmą od jednej rzeczy. Jeśli brzmi to dla Ciebie jak spokój, a nie jak nuda, czytaj dalej.',
          actions: [
            { label: 'Trzy wolne miejsca', href: '#jobs' },
            { label: 'Kim jesteśmy', page: 'about' },
          ],
          illustration: 'careers',
          illustrationAlt:
            'Trzy arkusze papieru, w każdym otwór w kształcie człowieka. Wielkie nożyczki wycinają trzeciego.',
        },
        {
          __component: 'sections.jobs',
          title: 'Trzy wycięte miejsca.',
          action: { label: 'Napisz do nas', href: '/contact' },
        },
        {
          __component: 'sections.steps',
          title: 'Trzy przęsła do umowy.',
          steps: [
            {
              title: 'List',
              text: 'Pół strony o czymś własnego autorstwa, co dziś wyglądałoby inaczej. CV też, jeśli gdzieś leży pod ręką.',
            },
            {
              title: 'Dzień pracy',
              text: 'Jedno prawdziwe zadanie, z ludźmi, obok których przyjdzie Ci siedzieć. Płatny, niezależnie od wyniku.',
            },
            {
              title: 'Odpowiedź',
              text: 'W ciągu pięciu dni roboczych, z uzasadnieniem. Jeśli brzmi „nie”, uzasadnienie jest najcenniejsze.',
            },
          ],
        },
        {
          __component: 'sections.feature-grid',
          title: 'Co w zestawie.',
          features: [
            {
              title: 'Piątek do 13:00',
              text: 'A potem wolne, przez cały rok. Dziwnie by było, gdybyśmy akurat my pracowali w piątki po południu.',
            },
            {
              title: '26 dni',
              text: 'Urlopu dla każdego, w obu krajach, niezależnie od stażu. Ktoś pilnuje, żeby został wykorzystany.',
            },
            {
              title: 'Cichy telefon',
              text: 'Dyżur co siódmy tydzień, płatny, a po niespokojnej nocy dzień wolnego.',
            },
            {
              title: 'Książki i krzesła',
              text: 'Kupuj, czego potrzebujesz. Powyżej 2000 zł powiedz komuś wcześniej, głównie po to, żeby mógł się ucieszyć.',
            },
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Pytania z korytarza',
          questions: [
            {
              question: 'Czy przyjmujecie początkujących?',
              answer:
                'Po jednej osobie naraz, żeby ktoś miał dla niej czas. Gdy miejsce jest wolne, widać je wyżej. Teraz zajmuje je ktoś, komu dobrze idzie.',
            },
            {
              question: 'Czy moje zgłoszenie przeczyta maszyna?',
              answer: 'Nie. Przeczytają je dwie osoby, we wtorki i czwartki, jedna z ołówkiem.',
            },
            {
              question: 'Co potem z moimi dokumentami?',
              answer:
                'Trzymamy je trzy miesiące od odpowiedzi, a potem usuwamy, chyba że poprosisz o dłużej. Szczegóły są na stronie o prywatności.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Nie ma nic dla Ciebie? I tak napisz.',
          text: 'Połowa z nas jest tu dzięki listowi, który nie odpowiadał na żadne ogłoszenie.',
          action: { label: 'Napisz do nas', href: '/contact' },
          illustration: 'empty-messages',
        },
      ],
      seo: {
        title: 'Praca: nożyczki dajemy',
        description:
          'Wolne miejsca w Katowicach, Dublinie i zdalnie: z podanym wynagrodzeniem, trzema uczciwymi krokami do umowy i wolnym piątkowym popołudniem.',
      },
    },
  },
};
