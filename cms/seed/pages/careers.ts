import { a, b, h, i, p, ul } from '../blocks';
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
            { label: 'Write to us', href: '/contact' },
            { label: 'Who we are', page: 'about' },
          ],
          note: 'Three sample openings in a sample company. The manners are real.',
          illustration: 'matches',
          illustrationAlt:
            'A paper figure stands on a bridge built of matches, and looks pleased with the workmanship.',
        },
        {
          __component: 'sections.rich-text',
          title: 'Open places',
          body: [
            h(3, 'Engineer, delivery'),
            p(b('Katowice or anywhere in the European Union. 17,000 to 23,000 zł gross a month, employment contract.')),
            p(
              'You will look after the part that carries: queues, retries, signatures, and the question of what “exactly once” can honestly mean. We work in TypeScript and PostgreSQL and try to keep both boring.',
            ),
            ul(
              'You have been woken by something you wrote, and changed it so that it would not happen again.',
              'You can explain idempotency to a salesperson, kindly.',
              'You delete code with more pleasure than you write it.',
            ),
            h(3, 'Customer engineer'),
            p(b('Dublin, three days a week in the office. €46,000 to €58,000 a year.')),
            p(
              'People will write to you because something did not arrive. In most cases it did. You find out which, fix what can be fixed, and note down what we should have said on the page in the first place.',
            ),
            ul(
              'You read logs the way others read the news, only calmer.',
              'You write short, friendly sentences in English; Polish is a bonus and a conversation starter.',
              'You can say “I don’t know yet” without apologising.',
            ),
            h(3, 'Writer, Polish and English'),
            p(b('Katowice or remote, four days a week. 11,000 to 14,000 zł gross a month, employment contract.')),
            p(
              'Buttons, error messages, documentation, now and then a poster. Each text is written twice, once in each language, and the two need not match. They need to be ',
              i('equally good'),
              '.',
            ),
            ul(
              'You know where the Polish quotation mark goes, and you mind.',
              'You have opinions about the exclamation mark. So do we: no.',
            ),
          ],
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
              text: 'Free from one o’clock, all year. It would be odd if we, of all people, worked them.',
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
              text: 'Buy what you need. Past 2,000 zł, tell somebody first, mostly so that they can be happy for you.',
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
          __component: 'sections.rich-text',
          body: [
            p(
              'Not on the list, but you think we belong together? ',
              a('Write anyway', '/contact'),
              '. Half of us are here because of a letter that answered no advertisement.',
            ),
          ],
        },
      ],
      seo: {
        title: 'Careers at Mostek: scissors provided',
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
            { label: 'Napisz do nas', href: '/contact' },
            { label: 'Kim jesteśmy', page: 'about' },
          ],
          note: 'Trzy przykładowe oferty w przykładowej firmie. Maniery prawdziwe.',
          illustration: 'matches',
          illustrationAlt: 'Papierowa postać stoi na moście z zapałek i wygląda na zadowoloną z roboty.',
        },
        {
          __component: 'sections.rich-text',
          title: 'Wolne miejsca',
          body: [
            h(3, 'Inżynieria: doręczanie'),
            p(b('Katowice albo dowolne miejsce w Unii. 17 000–23 000 zł brutto miesięcznie, umowa o pracę.')),
            p(
              'Zajmiesz się tym, co przenosi: kolejkami, ponawianiem, podpisami i pytaniem, co uczciwie znaczy „dokładnie raz”. Pracujemy w TypeScripcie i PostgreSQL i bardzo się staramy, żeby było nudno.',
            ),
            ul(
              'Zdarzyło Ci się wstać w nocy przez własny kod i zmienić go tak, żeby to się nie powtórzyło.',
              'Umiesz wytłumaczyć idempotencję handlowcowi, i to życzliwie.',
              'Kasowanie kodu cieszy Cię bardziej niż pisanie.',
            ),
            h(3, 'Inżynieria: kontakt z klientem'),
            p(b('Dublin, trzy dni w tygodniu w biurze. 46 000–58 000 € rocznie.')),
            p(
              'Będą do Ciebie pisać ludzie, do których coś nie dotarło. W większości przypadków dotarło. Ustalasz, jak było, naprawiasz, co się da, i zapisujesz, co powinno było stać na stronie od początku.',
            ),
            ul(
              'Czytasz logi jak inni wiadomości, tylko spokojniej.',
              'Piszesz po angielsku krótko i po ludzku, a polski to dodatkowy atut i temat na pierwszą rozmowę.',
              'Potrafisz powiedzieć „jeszcze nie wiem” i nie przepraszać.',
            ),
            h(3, 'Pisanie po polsku i po angielsku'),
            p(b('Katowice lub zdalnie, cztery dni w tygodniu. 11 000–14 000 zł brutto miesięcznie, umowa o pracę.')),
            p(
              'Przyciski, komunikaty błędów, dokumentacja, czasem plakat. Każdy tekst powstaje dwa razy, w każdym języku osobno. Nie muszą być takie same. Mają być ',
              i('równie dobre'),
              '.',
            ),
            ul(
              'Wiesz, gdzie stoi polski cudzysłów, i nie jest Ci to obojętne.',
              'Masz zdanie o wykrzyknikach. My też: nie.',
            ),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Trzy przęsła do umowy.',
          steps: [
            {
              title: 'List',
              text: 'Pół strony o czymś swoim, co dziś wyszłoby inaczej. CV też, jeśli gdzieś leży pod ręką.',
            },
            {
              title: 'Dzień pracy',
              text: 'Jedno prawdziwe zadanie, z ludźmi, obok których masz siedzieć. Płatny, niezależnie od wyniku.',
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
              title: 'Piątek do 13.00',
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
                'Po jednej osobie naraz, żeby ktoś miał dla niej czas. Gdy miejsce jest wolne, widać je wyżej. Teraz jest zajęte i dobrze idzie.',
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
          __component: 'sections.rich-text',
          body: [
            p(
              'Nic z listy nie pasuje, a czujesz, że powinniśmy się poznać? ',
              a('Napisz mimo to', '/contact'),
              '. Połowa z nas jest tu dzięki listowi, który nie odpowiadał na żadne ogłoszenie.',
            ),
          ],
        },
      ],
      seo: {
        title: 'Praca w Mostku: nożyczki dajemy',
        description:
          'Wolne miejsca w Katowicach, Dublinie i zdalnie: z podanym wynagrodzeniem, trzema uczciwymi krokami do umowy i wolnym piątkowym popołudniem.',
      },
    },
  },
};
