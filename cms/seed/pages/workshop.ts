import { a, b, h, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const workshop: SeedPage = {
  key: 'workshop',
  words: {
    pl: {
      title: 'Warsztaty w Katowicach',
      slug: 'warsztaty-w-katowicach',
      lead: 'W każdy pierwszy czwartek miesiąca otwieramy biuro i budujemy mosty przy wspólnym stole. Przychodzisz z formularzem, wychodzisz z leadem w CRM-ie.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Most przed zupą.',
          lead: 'W każdy pierwszy czwartek miesiąca otwieramy biuro i budujemy mosty przy wspólnym stole. Przychodzisz z formularzem, wychodzisz z leadem w CRM-ie.',
          actions: [
            { label: 'Zapisz się', href: '/contact' },
            { label: 'Co będziemy robić', page: 'product' },
          ],
          note: 'Katowice, ul. Przykładowa 7, 10:00–14:00. Wstęp wolny, krzeseł dwanaście.',
          illustration: 'footbridge',
          illustrationAlt: 'Jeden papierowy łuk: kładka, od której wszyscy zaczynają.',
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Dla kogo'),
            p(
              'Dla tych, którzy mają formularz i nie mają czasu: z marketingu, sprzedaży, małej firmy, fundacji. Umiejętność programowania nie jest potrzebna, a nawet trochę przeszkadza, bo kusi, żeby napisać to po swojemu.',
            ),
            p(
              'Jeśli jednak programujesz, po przerwie siadamy osobno do ',
              a('webhooków', '/webhooki'),
              '. Wtedy kusi już całkiem legalnie.',
            ),
            h(2, 'Co zabrać'),
            ul(
              [b('Laptop'), ' z ładowarką. Przedłużacze mamy, i to z zapasem.'],
              [b('Dostęp do formularza'), ' albo do osoby, która go ma, najlepiej pod telefonem.'],
              [b('Dostęp do narzędzia'), ', w którym leady powinny lądować.'],
              'Jedno pytanie, które zwykle wstyd zadać. Tu się od nich zaczyna.',
            ),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Cztery godziny, trzy przęsła.',
          steps: [
            {
              title: '10:00 Lewy brzeg',
              text: 'Kawa, nazwiska i pytanie, skąd przychodzą Twoje leady. Rysujemy to na papierze, zanim ktokolwiek dotknie klawiatury.',
            },
            {
              title: '11:00 Przejście',
              text: 'Każdy buduje swój mostek. Dopasowujemy pola, ustawiamy reguły i wysyłamy Jana Próbnego. Czasem nie dociera, i wtedy jest najciekawiej.',
            },
            {
              title: '13:00 Prawy brzeg',
              text: 'Zupa, poprawki i pierwsze prawdziwe leady. Kończymy o 14:00, bo mosty mają się trzymać bez nas.',
            },
          ],
        },
        {
          __component: 'sections.quote',
          text: 'Myślałam, że to będzie prezentacja. Dostałam zupę i działającego leada.',
          person: 'Barbara Kamyk',
          role: 'uczestniczka (osoba przykładowa)',
          illustration: 'portrait-barbara',
        },
        {
          __component: 'sections.image-text',
          title: 'Jak trafić.',
          body: [
            p('Mostek, lewy brzeg\nul. Przykładowa 7\n40-013 Katowice'),
            p(
              'Z dworca idzie się dziesięć minut, prosto, a potem w lewo przy szyldzie z dwoma łukami. Wejście jest bez schodów, winda bez humorów. Zgubionym pomaga ',
              a('+48 32 000 00 01', 'tel:+48320000001'),
              '.',
            ),
          ],
          image: 'bridge.png',
          imageAlt: 'Most z dwóch papierowych łuków nad rzeką, po którym idzie kartka wycięta z formularza.',
          caption: 'Rzeki w pobliżu nie ma, ale poza tym wszystko się zgadza.',
          side: 'left',
        },
        {
          __component: 'sections.faq',
          title: 'Zanim się zapiszesz',
          questions: [
            {
              question: 'Ile to kosztuje?',
              answer:
                'Nic. Zakładasz konto, a pierwsze czternaście dni i tak jest za darmo. Co zbudujesz, zostaje Twoje, także jeśli nie zdecydujesz się na żaden plan.',
            },
            {
              question: 'Czy pokażecie nasze dane innym?',
              answer:
                'Nie. Na wspólnym ekranie jest tylko Jan Próbny. Prawdziwe leady widać wyłącznie na Twoim laptopie, a siadamy tak, żeby nikt nikomu nie zaglądał.',
            },
            {
              question: 'Czy będzie nagranie?',
              answer: 'Nie, bo ludzie pytają śmielej, gdy nikt nie nagrywa. Notatki dostaniesz następnego dnia.',
            },
            {
              question: 'A jeśli w czwartek wypada święto?',
              answer: 'To widzimy się tydzień później. Mosty też czasem odpoczywają.',
            },
            {
              question: 'Czy są warsztaty po angielsku?',
              answer:
                'W Katowicach prowadzimy je tylko po polsku i dlatego ta strona nie ma wersji angielskiej. Gościom z zagranicy pomożemy przy stole, jeśli uprzedzisz.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Krzesło czeka.',
          text: 'Napisz, skąd przychodzą Twoje leady i dokąd powinny trafić. Potwierdzenie wyślemy w ciągu jednego dnia roboczego.',
          action: { label: 'Zajmij miejsce', href: '/contact' },
          illustration: 'matches',
        },
      ],
      seo: {
        title: 'Warsztaty w Katowicach: most przed zupą',
        description:
          'Bezpłatne warsztaty w każdy pierwszy czwartek miesiąca w Katowicach: przynosisz formularz, a wychodzisz z mostkiem, który działa.',
      },
    },
  },
};
