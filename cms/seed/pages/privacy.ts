import { a, b, h, i, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const privacy: SeedPage = {
  key: 'privacy',
  words: {
    en: {
      title: 'Privacy',
      slug: 'privacy',
      lead: 'What we know about you, why we know it, how long we keep it and how to make us forget.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'This is sample content of a demonstration site. It shows how such a page may be built; it is not legal advice and binds nobody. In force, as a sample, from 1 January 2026.',
              ),
            ),
            h(2, 'In short'),
            ul(
              'We collect what we need to run your account and answer your messages.',
              'We sell nothing to anybody, and there is no advertising on these pages.',
              'Data is kept in the European Union.',
              ['You can take it away or have it erased. ', a('Here is how', '/data-deletion'), '.'],
            ),
            h(2, 'Who is responsible'),
            p(
              'The controller is the sample company Mostek, ul. Przykładowa 7, 40-013 Katowice, Poland. For anything on this page write to ',
              a('hello@mostek.example', 'mailto:hello@mostek.example'),
              '; a person answers within five working days.',
            ),
            p(
              'This page is about visitors and account holders. If you filled in a form of one of our customers, that customer is the controller and we only carry: see ',
              a('data processing', '/data-processing'),
              '.',
            ),
            h(2, 'What we collect'),
            h(3, 'When you visit'),
            p(
              'The address of your device, the page asked for, the time and the kind of browser. We need it to deliver the page and to keep out those who knock too fast. It is erased after 30 days.',
            ),
            h(3, 'When you write to us'),
            p(
              'Your name, address and message, and whatever you choose to add. We use them to answer, and erase them 24 months after you sent them.',
            ),
            h(3, 'When you open an account'),
            p(
              'Your name, e-mail address, language and a fingerprint of your password, never the password itself. If you sign in through another service, that service tells us your name and address and confirms that it is you. We also keep a list of your sign-ins, so that you can notice one that was not yours.',
            ),
            h(3, 'When you pay'),
            p(
              'The details of the invoice. Card numbers go straight to the company that handles payments and never pass through our hands.',
            ),
            h(2, 'Why we may'),
            ul(
              [b('Contract: '), 'the account and everything it does for you (Article 6(1)(b) GDPR).'],
              [b('Legal duty: '), 'invoices and tax records (Article 6(1)(c)).'],
              [b('Legitimate interest: '), 'safety, counting visits without following anybody (Article 6(1)(f)).'],
              [
                b('Consent: '),
                'messages you send through our form, and anything else we ask for separately; withdrawn as easily as given (Article 6(1)(a)).',
              ],
            ),
            h(2, 'Cookies'),
            p('Only those without which the site would forget you between two pages:'),
            ul(
              'one that keeps you signed in,',
              'one that remembers your language,',
              'one that remembers the plan you chose, for a week,',
              'one that recognises, for a year, a device you have signed in on.',
            ),
            p(
              'A few more live only while you register or sign in. Whether you prefer day or night stays in your browser. None of them follows you elsewhere.',
            ),
            h(2, 'Who else sees it'),
            p(
              'Companies that work for us and under our instructions: those that run servers, send mail, handle payments and confirm sign-ins. Each has a contract that forbids any other use. Those that handle leads are listed on the page about ',
              a('data processing', '/data-processing'),
              '. Authorities see data only when the law requires it, and we check that it does.',
            ),
            h(2, 'How long we keep it'),
            ul(
              'Visits: 30 days.',
              'Messages: 24 months.',
              'Job applications: three months after the answer.',
              'Account: until you delete it. Copies in backups disappear within 30 days.',
              'Invoices: as long as tax law requires.',
            ),
            h(2, 'Your rights'),
            p(
              'You may ask what we have, receive a copy, have it corrected, erased or restricted, object to its use, and take it with you. Write to ',
              a('hello@mostek.example', 'mailto:hello@mostek.example'),
              '; most of it you can also do yourself, in the account. It costs nothing. If you think we got it wrong, you may complain to the data protection authority of your country.',
            ),
            h(2, 'Safety'),
            p(
              'Data is encrypted on the way and at rest. Few of us can reach it, each with two-step sign-in, and every look leaves a trace. No decisions about you are made by machines alone.',
            ),
            h(2, 'Changes'),
            p(
              'When this page changes in substance we write to account holders 14 days ahead and say what is different, not merely that ',
              i('something'),
              ' is.',
            ),
          ],
        },
      ],
      seo: {
        title: 'Privacy: what we know and how to make us forget',
        description:
          'Sample privacy page: which data Mostek collects, on what grounds, which cookies it sets, how long data is kept and what your rights are.',
      },
    },
    pl: {
      title: 'Prywatność',
      slug: 'prywatnosc',
      lead: 'Co o Tobie wiemy, po co nam to, jak długo to trzymamy i jak sprawić, żebyśmy zapomnieli.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'To przykładowa treść strony demonstracyjnej. Pokazuje, jak taka strona może być zbudowana; nie jest poradą prawną i nikogo nie wiąże. Obowiązuje, przykładowo, od 1 stycznia 2026 r.',
              ),
            ),
            h(2, 'W skrócie'),
            ul(
              'Zbieramy to, co jest potrzebne, żeby prowadzić konto i odpowiadać na wiadomości.',
              'Niczego nikomu nie sprzedajemy, a na tych stronach nie ma reklam.',
              'Dane są w Unii Europejskiej.',
              ['Możesz je zabrać albo usunąć. ', a('Tutaj piszemy jak', '/usuwanie-danych'), '.'],
            ),
            h(2, 'Kto za to odpowiada'),
            p(
              'Administratorem danych jest przykładowa firma Mostek, ul. Przykładowa 7, 40-013 Katowice. We wszystkich sprawach z tej strony pisz na ',
              a('dzien.dobry@mostek.example', 'mailto:dzien.dobry@mostek.example'),
              '; w ciągu pięciu dni roboczych odpowie człowiek.',
            ),
            p(
              'Ta strona dotyczy osób, które nas odwiedzają lub mają u nas konto. Jeśli chodzi o formularz jednego z naszych klientów, administratorem jest ten klient, a my tylko przenosimy: zobacz ',
              a('powierzenie danych', '/powierzenie-danych'),
              '.',
            ),
            h(2, 'Co zbieramy'),
            h(3, 'Gdy nas odwiedzasz'),
            p(
              'Adres urządzenia, żądaną stronę, czas i rodzaj przeglądarki. Bez tego nie da się ani pokazać strony, ani zatrzymać tych, którzy pukają za szybko. Usuwamy po 30 dniach.',
            ),
            h(3, 'Gdy do nas piszesz'),
            p(
              'Imię i nazwisko, adres, treść wiadomości i to, co zechcesz dodać. Używamy tego, żeby odpowiedzieć, a usuwamy po 24 miesiącach od wysłania.',
            ),
            h(3, 'Gdy zakładasz konto'),
            p(
              'Imię i nazwisko, adres e-mail, język oraz skrót hasła, nigdy samo hasło. Jeśli logujesz się przez inną usługę, podaje nam ona Twoje imię, nazwisko i adres oraz potwierdza, że to Ty. Prowadzimy też listę logowań, żeby dało się zauważyć takie, które nie było Twoje.',
            ),
            h(3, 'Gdy płacisz'),
            p(
              'Dane do faktury. Numer karty trafia prosto do firmy, która obsługuje płatności, i nie przechodzi przez nasze ręce.',
            ),
            h(2, 'Na jakiej podstawie'),
            ul(
              [b('Umowa: '), 'konto i wszystko, co dla Ciebie robi (art. 6 ust. 1 lit. b RODO).'],
              [b('Obowiązek prawny: '), 'faktury i rozliczenia podatkowe (art. 6 ust. 1 lit. c).'],
              [
                b('Uzasadniony interes: '),
                'bezpieczeństwo, liczenie odwiedzin bez śledzenia kogokolwiek (art. 6 ust. 1 lit. f).',
              ],
              [
                b('Zgoda: '),
                'wiadomości z formularza i wszystko inne, o co zapytamy osobno; wycofasz ją równie łatwo (art. 6 ust. 1 lit. a).',
              ],
            ),
            h(2, 'Pliki cookie'),
            p('Tylko te, bez których strona zapominałaby o Tobie między jednym kliknięciem a drugim:'),
            ul(
              'jeden pamięta, że logowanie masz już za sobą,',
              'jeden pamięta Twój język,',
              'jeden przez tydzień pamięta wybrany plan,',
              'jeden przez rok rozpoznaje urządzenie, na którym było już logowanie.',
            ),
            p(
              'Kilka innych żyje tylko podczas rejestracji i logowania. To, czy wolisz dzień, czy noc, zostaje w Twojej przeglądarce. Żaden nie chodzi za Tobą po innych stronach.',
            ),
            h(2, 'Kto jeszcze widzi dane'),
            p(
              'Firmy, które pracują dla nas i na nasze polecenie: utrzymują serwery, wysyłają pocztę, obsługują płatności i potwierdzają logowanie. Każda ma umowę, która zabrania innego użytku. Te, które mają do czynienia z leadami, wymienia strona o ',
              a('powierzeniu danych', '/powierzenie-danych'),
              '. Urzędy widzą dane tylko wtedy, gdy wymaga tego prawo, a my sprawdzamy, czy naprawdę wymaga.',
            ),
            h(2, 'Jak długo'),
            ul(
              'Odwiedziny: 30 dni.',
              'Wiadomości: 24 miesiące.',
              'Zgłoszenia do pracy: trzy miesiące od odpowiedzi.',
              'Konto: do chwili, gdy je usuniesz. Kopie zapasowe znikają w ciągu 30 dni.',
              'Faktury: tak długo, jak każą przepisy podatkowe.',
            ),
            h(2, 'Twoje prawa'),
            p(
              'Możesz zapytać, co mamy, dostać kopię, poprawić dane, usunąć je lub ograniczyć ich użycie, sprzeciwić się mu oraz zabrać dane ze sobą. Napisz na ',
              a('dzien.dobry@mostek.example', 'mailto:dzien.dobry@mostek.example'),
              '; większość zrobisz też bez nas, na swoim koncie. Nic to nie kosztuje. Jeśli uważasz, że postąpiliśmy źle, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
            ),
            h(2, 'Bezpieczeństwo'),
            p(
              'Dane są szyfrowane w drodze i w spoczynku. Dostęp ma kilka osób, każda z logowaniem dwuetapowym, a każdy wgląd zostawia ślad. Żadnej decyzji o Tobie nie podejmuje sama maszyna.',
            ),
            h(2, 'Zmiany'),
            p(
              'Jeśli ta strona zmieni się w istotny sposób, piszemy do osób z kontem 14 dni wcześniej i mówimy, co się zmienia, a nie tylko, że zmienia się ',
              i('coś'),
              '.',
            ),
          ],
        },
      ],
      seo: {
        title: 'Prywatność: co wiemy i jak zapominamy',
        description:
          'Przykładowa strona o prywatności: jakie dane zbiera Mostek, na jakiej podstawie, jakie ma pliki cookie, jak długo trzyma dane i jakie masz prawa.',
      },
    },
  },
};
