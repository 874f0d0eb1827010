import { a, c, code, h, p, s, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const whatsNew: SeedPage = {
  key: 'whats-new',
  words: {
    en: {
      title: 'What’s new',
      slug: 'whats-new',
      lead: 'What changed in 2026, newest first. Small repairs are left out; if you noticed one, thank you for looking so closely.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            h(2, '4 November 2026: lead ads join the queue'),
            p(
              'Lead forms from search and social advertising now stand in the same line as your own forms. Connect the ad account once and new forms are found on their own. They are checked by the same rules and carried to the same tools, and nobody downloads a file on Monday morning any more.',
            ),
            ul(
              'Usually across within five seconds of “Send”.',
              'Questions you added to the ad keep the words you used for them.',
              'When a permission is about to lapse we write a week ahead, and not to the person who has left.',
            ),
            h(2, '14 October 2026: replay from a script'),
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
            h(2, '16 September 2026: two-step sign-in for everybody'),
            p(
              'On every plan, at no charge. On Viaduct it can be required of the whole team. Safety should not be the thing one upgrades for.',
            ),
            h(2, '8 July 2026: which attempt is this'),
            p(
              'Webhooks now carry ',
              c('Mostek-Attempt'),
              ', counted from one. There is a Python sample beside the Node one, and a known answer against which you can test your own.',
            ),
            h(2, '10 June 2026: consent, word for word'),
            p(
              'A tick says yes, but to what? With each lead we now keep the sentence that stood beside the box at that moment. When the sentence changes, older leads keep the old one.',
            ),
            h(2, '20 May 2026: zero days'),
            p(
              'History can be shortened to nothing. A lead is then erased as soon as it has landed. It cannot be sent again, which is what you asked for.',
            ),
            h(2, '15 April 2026: a longer wait'),
            p(
              'When the far side is silent we now keep trying for ',
              s('48'),
              ' 72 hours on Bridge and Viaduct. It had turned out that systems which fall on a Friday evening get up on Monday morning.',
            ),
            h(2, '18 March 2026: better at typos'),
            p(
              'We recognise about twice as many misspelt addresses, among them ',
              c('@exmaple.com'),
              ' and the ever popular full stop at the end. As before, we mark and suggest. We do not correct people behind their backs.',
            ),
            h(2, '11 February 2026: one person, two surnames'),
            p(
              'Anna Wójcik-Nowak, Anna Wójcik and Anna Nowak at the same address are no longer three customers. We apologise to all of her.',
            ),
            h(2, '14 January 2026: Jan Próbny has a telephone'),
            p(
              'The test lead used to have only an e-mail address, and tools that insist on a number turned him away. He has one now. He does not pick up.',
            ),
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Something missing?',
          text: 'Most entries above began as a message from somebody who was slightly annoyed. Annoy us.',
          action: { label: 'Tell us', href: '/contact' },
          illustration: 'carry',
        },
      ],
      seo: {
        title: 'What’s new in Mostek: the changes of 2026',
        description:
          'Lead ads in the same queue, replay from a script, two-step sign-in, consent kept word for word: what changed in Mostek during 2026.',
      },
    },
    pl: {
      title: 'Co nowego',
      slug: 'co-nowego',
      lead: 'Co się zmieniło w 2026 roku, od najnowszych. Drobne poprawki pomijamy. Jeśli jakaś rzuciła Ci się w oczy, dziękujemy za uważność.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            h(2, '4 listopada 2026: reklamy w tej samej kolejce'),
            p(
              'Leady z formularzy w reklamach, w wyszukiwarce i mediach społecznościowych, stają teraz w jednym rzędzie z Twoimi formularzami. Konto reklamowe łączysz raz, a nowe formularze znajdują się same. Te same reguły je sprawdzają, do tych samych narzędzi trafiają i nikt już nie pobiera pliku w poniedziałek rano.',
            ),
            ul(
              'Zwykle po drugiej stronie w pięć sekund od „Wyślij”.',
              'Pytania dodane w reklamie zachowują nazwy, które im nadano.',
              'Gdy uprawnienie ma wygasnąć, piszemy tydzień wcześniej, i to nie do osoby, która już odeszła.',
            ),
            h(2, '14 października 2026: odtwarzanie ze skryptu'),
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
            h(2, '16 września 2026: logowanie dwuetapowe dla wszystkich'),
            p(
              'W każdym planie, bez dopłat. W Wiadukcie można go wymagać od całego zespołu. Bezpieczeństwo nie powinno być powodem do zmiany planu.',
            ),
            h(2, '8 lipca 2026: która to próba'),
            p(
              'Webhooki niosą teraz ',
              c('Mostek-Attempt'),
              ', liczony od jednego. Obok przykładu w Node jest przykład w Pythonie, a także znany wynik, na którym sprawdzisz własny kod.',
            ),
            h(2, '10 czerwca 2026: zgoda słowo w słowo'),
            p(
              'Zaznaczone pole mówi „tak”, tylko na co? Razem z leadem zachowujemy teraz zdanie, które w tamtej chwili stało obok pola. Gdy zdanie się zmieni, starsze leady zachowują stare.',
            ),
            h(2, '20 maja 2026: zero dni'),
            p(
              'Historię można skrócić do zera. Lead znika wtedy, gdy tylko dotrze. Nie da się go wysłać ponownie, ale właśnie o to chodziło.',
            ),
            h(2, '15 kwietnia 2026: czekamy dłużej'),
            p(
              'Gdy druga strona milczy, w planach Most i Wiadukt próbujemy teraz przez ',
              s('48'),
              ' 72 godziny. Okazało się, że systemy, które padają w piątek wieczorem, wstają w poniedziałek rano.',
            ),
            h(2, '18 marca 2026: lepszy słuch do literówek'),
            p(
              'Rozpoznajemy mniej więcej dwa razy więcej pomyłek w adresach, w tym ',
              c('@exmaple.com'),
              ' i niezawodną kropkę na końcu. Jak dotąd: oznaczamy i podpowiadamy. Nikogo nie poprawiamy za plecami.',
            ),
            h(2, '11 lutego 2026: jedna osoba, dwa nazwiska'),
            p(
              'Anna Wójcik-Nowak, Anna Wójcik i Anna Nowak spod tego samego adresu nie są już trzema klientkami. Przepraszamy je wszystkie, czyli Annę.',
            ),
            h(2, '14 stycznia 2026: Jan Próbny ma telefon'),
            p(
              'Lead testowy miał dotąd tylko adres e-mail i narzędzia, które upierają się przy numerze, zawracały go z drogi. Teraz numer ma. Nie odbiera.',
            ),
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Czegoś brakuje?',
          text: 'Większość zmian z tej strony zaczęła się od wiadomości kogoś lekko poirytowanego. Prosimy o więcej.',
          action: { label: 'Napisz, czego', href: '/contact' },
          illustration: 'carry',
        },
      ],
      seo: {
        title: 'Co nowego w Mostku: zmiany z 2026 roku',
        description:
          'Reklamy w tej samej kolejce, odtwarzanie ze skryptu, logowanie dwuetapowe, zgoda słowo w słowo: co zmieniło się w Mostku w 2026 roku.',
      },
    },
  },
};
