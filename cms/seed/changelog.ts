import { a, c, code, p, s, ul, type Block } from './blocks';

type Words = { title: string; slug: string; body: Block[] };

/** The changes of the product, the newest first. */
export const changelog: { date: string; print: string; words: Record<string, Words> }[] = [
  {
    date: '2026-11-04',
    print: 'queue',
    words: {
      en: {
        title: 'Lead ads join the queue',
        slug: 'lead-ads',
        body: [
          p(
            'Lead forms from search and social advertising now stand in the same line as your own forms. Connect the ad account once and new forms are found on their own. They are checked by the same rules and carried to the same tools, and nobody downloads a file on Monday morning any more.',
          ),
          ul(
            'Usually across within five seconds of “Send”.',
            'Questions you added to the ad keep the words you used for them.',
            'When a permission is about to lapse we write a week ahead, and not to the person who has left.',
          ),
        ],
      },
      pl: {
        title: 'Reklamy w tej samej kolejce',
        slug: 'reklamy',
        body: [
          p(
            'Leady z reklam w wyszukiwarce i mediach społecznościowych stają teraz w tej samej kolejce co te z Twoich formularzy. Konto reklamowe łączysz raz, a nowe formularze znajdują się same. Sprawdzają je te same reguły, trafiają do tych samych narzędzi i nikt już nie pobiera pliku w poniedziałek rano.',
          ),
          ul(
            'Zwykle po drugiej stronie w pięć sekund od „Wyślij”.',
            'Pytania dodane w reklamie zachowują nazwy, które im nadano.',
            'Gdy uprawnienie ma wygasnąć, piszemy tydzień wcześniej, i to nie do osoby, która już odeszła.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-10-14',
    print: 'replay',
    words: {
      en: {
        title: 'Replay from a script',
        slug: 'replay',
        body: [
          p(
            'What used to be a button is now also an address. Choose a bridge and a stretch of time, and everything in it is sent again with a fresh signature. The details are in ',
            a('the webhook reference', '/webhooks'),
            '.',
          ),
          code(
            'bash',
            `curl https://api.mostek.example/v1/replays \\
  --header "Authorization: Bearer $MOSTEK_KEY" \\
  --json '{ "bridge": "demo-request-to-own-crm", "from": "2026-10-13T00:00:00Z", "only": "failed" }'`,
          ),
        ],
      },
      pl: {
        title: 'Odtwarzanie ze skryptu',
        slug: 'odtwarzanie',
        body: [
          p(
            'To, co było przyciskiem, jest teraz także adresem. Wskaż mostek i odcinek czasu, a wszystko, co się w nim mieści, pójdzie jeszcze raz, ze świeżym podpisem. Szczegóły są w ',
            a('dokumentacji webhooków', '/webhooki'),
            '.',
          ),
          code(
            'bash',
            `curl https://api.mostek.example/v1/replays \\
  --header "Authorization: Bearer $MOSTEK_KEY" \\
  --json '{ "bridge": "demo-request-to-own-crm", "from": "2026-10-13T00:00:00Z", "only": "failed" }'`,
          ),
        ],
      },
    },
  },
  {
    date: '2026-09-16',
    print: 'two-steps',
    words: {
      en: {
        title: 'Two-step sign-in for everybody',
        slug: 'two-step-sign-in',
        body: [
          p(
            'On every plan, at no charge. On Viaduct it can be required of the whole team. Safety should not be the thing one upgrades for.',
          ),
        ],
      },
      pl: {
        title: 'Logowanie dwuetapowe dla wszystkich',
        slug: 'logowanie-dwuetapowe',
        body: [
          p(
            'W każdym planie, bez dopłat. W Wiadukcie można go wymagać od całego zespołu. Bezpieczeństwo nie powinno być powodem do zmiany planu.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-07-08',
    print: 'attempt',
    words: {
      en: {
        title: 'Which attempt is this',
        slug: 'attempts',
        body: [
          p(
            'Webhooks now carry ',
            c('Mostek-Attempt'),
            ', counted from one. There is a Python sample beside the Node one, and a known answer against which you can test your own.',
          ),
        ],
      },
      pl: {
        title: 'Która to próba',
        slug: 'ktora-proba',
        body: [
          p(
            'Webhooki niosą teraz ',
            c('Mostek-Attempt'),
            ', liczony od jednego. Obok przykładu w Node jest przykład w Pythonie, a także znany wynik, na którym sprawdzisz własny kod.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-06-10',
    print: 'consent',
    words: {
      en: {
        title: 'Consent, word for word',
        slug: 'consent',
        body: [
          p(
            'A tick says yes, but to what? With each lead we now keep the sentence that stood beside the box at that moment. When the sentence changes, older leads keep the old one.',
          ),
        ],
      },
      pl: {
        title: 'Zgoda słowo w słowo',
        slug: 'zgoda',
        body: [
          p(
            'Zaznaczone pole mówi „tak”, tylko na co? Razem z leadem zachowujemy teraz zdanie, które w tamtej chwili stało obok pola. Gdy zdanie się zmieni, starsze leady zachowują stare.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-05-20',
    print: 'zero',
    words: {
      en: {
        title: 'Zero days',
        slug: 'zero-days',
        body: [
          p(
            'History can be shortened to nothing. A lead is then erased as soon as it has landed. It cannot be sent again, which is what you asked for.',
          ),
        ],
      },
      pl: {
        title: 'Zero dni',
        slug: 'zero-dni',
        body: [
          p(
            'Historię można skrócić do zera. Wtedy lead znika, gdy tylko dotrze. Nie da się go wysłać ponownie, ale właśnie o to chodziło.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-04-15',
    print: 'wait',
    words: {
      en: {
        title: 'A longer wait',
        slug: 'longer-wait',
        body: [
          p(
            'When the far side is silent we now keep trying for ',
            s('48'),
            ' 72 hours on Bridge and Viaduct. It had turned out that systems which fall on a Friday evening get up on Monday morning.',
          ),
        ],
      },
      pl: {
        title: 'Czekamy dłużej',
        slug: 'czekamy-dluzej',
        body: [
          p(
            'Gdy druga strona milczy, w planach Most i Wiadukt próbujemy teraz przez ',
            s('48'),
            ' 72 godziny. Okazało się, że systemy, które padają w piątek wieczorem, wstają w poniedziałek rano.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-03-18',
    print: 'typo',
    words: {
      en: {
        title: 'Better at typos',
        slug: 'typos',
        body: [
          p(
            'We recognise about twice as many misspelt addresses, among them ',
            c('@exmaple.com'),
            ' and the ever popular full stop at the end. As before, we mark and suggest. We do not correct people behind their backs.',
          ),
        ],
      },
      pl: {
        title: 'Lepsze oko do literówek',
        slug: 'literowki',
        body: [
          p(
            'Rozpoznajemy mniej więcej dwa razy więcej pomyłek w adresach, w tym ',
            c('@exmaple.com'),
            ' i niezawodną kropkę na końcu. Jak zawsze: oznaczamy i podpowiadamy. Nikogo nie poprawiamy za plecami.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-02-11',
    print: 'names',
    words: {
      en: {
        title: 'One person, two surnames',
        slug: 'surnames',
        body: [
          p(
            'Anna Wójcik-Nowak, Anna Wójcik and Anna Nowak at the same address are no longer three customers. We apologise to all of her.',
          ),
        ],
      },
      pl: {
        title: 'Jedna osoba, dwa nazwiska',
        slug: 'nazwiska',
        body: [
          p(
            'Anna Wójcik-Nowak, Anna Wójcik i Anna Nowak spod tego samego adresu nie są już trzema klientkami. Przepraszamy je wszystkie, czyli Annę.',
          ),
        ],
      },
    },
  },
  {
    date: '2026-01-14',
    print: 'phone',
    words: {
      en: {
        title: 'Jan Próbny has a telephone',
        slug: 'telephone',
        body: [
          p(
            'The test lead used to have only an e-mail address, and tools that insist on a number turned him away. He has one now. He does not pick up.',
          ),
        ],
      },
      pl: {
        title: 'Jan Próbny ma telefon',
        slug: 'telefon',
        body: [
          p(
            'Lead testowy miał dotąd tylko adres e-mail i narzędzia, które upierają się przy numerze, zawracały go z drogi. Teraz numer ma. Nie odbiera.',
          ),
        ],
      },
    },
  },
];
