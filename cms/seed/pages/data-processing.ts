import { a, b, h, i, ol, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const dataProcessing: SeedPage = {
  key: 'data-processing',
  words: {
    en: {
      title: 'Data processing',
      slug: 'data-processing',
      lead: 'The people in your leads are yours to answer for. This agreement says how we carry their data for you, and what we never do with it.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'This is sample content of a demonstration site. It shows how such an agreement may be built; it is not legal advice and binds nobody. In force, as a sample, from 1 January 2026.',
              ),
            ),
            h(2, '1. Who is who'),
            p(
              'You are the controller of the data in your leads, or a processor acting for one. We, the sample company Mostek, are the processor. This agreement under Article 28 GDPR is part of ',
              a('the terms', '/terms'),
              ' and lasts as long as they do.',
            ),
            h(2, '2. What is processed'),
            ul(
              [b('Purpose: '), 'to take in leads, check them and carry them to the tools you name.'],
              [b('People: '), 'those who fill in your forms or answer your advertisements.'],
              [
                b('Data: '),
                'what the form asks, usually a name, address, telephone, company and message; the consent given and its wording; the time and the source.',
              ],
              [b('Not meant for: '), 'special categories of data under Articles 9 and 10. Please do not ask for them.'],
            ),
            h(2, '3. Only on your word'),
            p(
              'We process leads only on your documented instructions. The settings of your bridges are such instructions, and so are your written requests. If one seems to break the law we say so and wait. We do not use leads for purposes of our own: no profiles, no training of models, no lists.',
            ),
            h(2, '4. People who have access'),
            p(
              'Few, by name, bound to secrecy beyond their time with us. They look at a lead only to solve a problem you reported or to keep the service safe, and each look is recorded.',
            ),
            h(2, '5. How it is protected'),
            ul(
              'Encrypted on the way (TLS 1.2 or newer) and at rest (AES-256).',
              'Each customer’s data kept apart from every other’s.',
              'Two-step sign-in for everybody who works here.',
              'Backups every day, kept for 30 days, restored as an exercise every quarter.',
              'A test by outsiders once a year. You may ask for the summary.',
            ),
            h(2, '6. Where it is'),
            p(
              'In the European Union. We send nothing outside the European Economic Area unless you choose a tool that lives there, in which case the sending is yours.',
            ),
            h(2, '7. Those who help us'),
            p('You agree in general to sub-processors. In this sample they are:'),
            ul(
              [b('Przykładowa Serwerownia'), ', Poland: servers and backups.'],
              [b('Sample Post Office'), ', Ireland: messages from the service.'],
              [b('Muster Monitoring'), ', Germany: health of the systems, no content of leads.'],
            ),
            p(
              'We announce a new one 30 days ahead. You may object; if we find no way round it, you may leave and get back what you paid for the time after. We answer for them as for ourselves.',
            ),
            h(2, '8. When people ask about their rights'),
            p(
              'Their requests are for you to answer. If one reaches us we pass it on within two working days and do not answer in your place. The account lets you find, export, correct and erase a lead; what it does not, we do at your request. See also ',
              a('data deletion', '/data-deletion'),
              '.',
            ),
            h(2, '9. If something goes wrong'),
            p('When we learn of a breach that concerns your leads, we tell you within 24 hours:'),
            ol(
              'what happened and when;',
              'whose data, and about how many people;',
              'what may follow from it;',
              'what we have done, and what we suggest that you do.',
            ),
            p('If we do not know everything yet, we tell you what we know and go on.'),
            h(2, '10. Checking on us'),
            p(
              'We give you what you need to show that the rules are kept. Once a year, with 30 days’ notice, you or an auditor bound to secrecy may see for yourselves, on working days and without stopping the traffic.',
            ),
            h(2, '11. At the end'),
            p(
              'When the contract ends you may export everything. After 60 days we erase it, and within 30 more it is gone from backups. If you ask, we erase it at once and confirm it in writing.',
            ),
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Need it signed?',
          text: 'Write to us with the details of your company and you get it as a document, within two working days.',
          action: { label: 'Ask for the document', href: '/contact' },
          illustration: 'drawer',
        },
      ],
      seo: {
        title: 'Data processing agreement',
        description:
          'Sample data processing agreement under Article 28 GDPR: purpose, protection, sub-processors in the EU, breaches within 24 hours, erasure at the end.',
      },
    },
    pl: {
      title: 'Powierzenie danych',
      slug: 'powierzenie-danych',
      lead: 'Za ludzi w swoich leadach odpowiadasz Ty. Ta umowa mówi, jak przenosimy ich dane w Twoim imieniu i czego nigdy z nimi nie robimy.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'To przykładowa treść strony demonstracyjnej. Pokazuje, jak taka umowa może być zbudowana; nie jest poradą prawną i nikogo nie wiąże. Obowiązuje, przykładowo, od 1 stycznia 2026 r.',
              ),
            ),
            h(2, '1. Kto jest kim'),
            p(
              'Ty jesteś administratorem danych w leadach albo działasz w imieniu administratora. My, przykładowa firma Mostek, jesteśmy podmiotem przetwarzającym. Ta umowa w rozumieniu art. 28 RODO jest częścią ',
              a('regulaminu', '/regulamin'),
              ' i obowiązuje tak długo jak on.',
            ),
            h(2, '2. Co przetwarzamy'),
            ul(
              [b('Cel: '), 'odebrać leady, sprawdzić je i przenieść do wskazanych przez Ciebie narzędzi.'],
              [b('Osoby: '), 'ci, którzy wypełniają Twoje formularze lub odpowiadają na Twoje reklamy.'],
              [
                b('Dane: '),
                'to, o co pyta formularz, zwykle imię i nazwisko, adres, telefon, firma i wiadomość; udzielona zgoda i jej brzmienie; czas i źródło.',
              ],
              [
                b('Czego nie przewidujemy: '),
                'danych z art. 9 i 10 RODO, czyli szczególnych kategorii i dotyczących karalności. Prosimy takich danych nie zbierać.',
              ],
            ),
            h(2, '3. Tylko na Twoje polecenie'),
            p(
              'Leady przetwarzamy wyłącznie na udokumentowane polecenie. Są nim ustawienia Twoich mostków i Twoje pisemne prośby. Jeśli polecenie wygląda na niezgodne z prawem, mówimy o tym i czekamy. Do własnych celów leadów nie używamy: żadnych profili, żadnego uczenia modeli, żadnych list.',
            ),
            h(2, '4. Kto ma dostęp'),
            p(
              'Kilka osób, imiennie, z obowiązkiem tajemnicy, który trwa także po odejściu z firmy. Do leada zaglądają tylko po to, żeby rozwiązać zgłoszony problem albo zadbać o bezpieczeństwo, a każdy wgląd jest zapisane.',
            ),
            h(2, '5. Jak chronimy'),
            ul(
              'Szyfrujemy w drodze (TLS 1.2 lub nowszy) i w spoczynku (AES-256).',
              'Dane każdego klienta trzymamy osobno.',
              'Wszyscy, którzy tu pracują, logują się dwuetapowo.',
              'Kopie zapasowe robimy codziennie, trzymamy 30 dni, a raz na kwartał ćwiczymy ich przywracanie.',
              'Raz w roku testuje nas ktoś z zewnątrz. Na prośbę udostępnimy podsumowanie.',
            ),
            h(2, '6. Gdzie są dane'),
            p(
              'W Unii Europejskiej. Poza Europejski Obszar Gospodarczy niczego nie wysyłamy, chyba że wybierzesz narzędzie, które tam mieszka. Wtedy wysyłka jest po Twojej stronie.',
            ),
            h(2, '7. Kto nam pomaga'),
            p('Zgadzasz się ogólnie na dalsze powierzenie. W tym przykładzie pomagają nam:'),
            ul(
              [b('Przykładowa Serwerownia'), ', Polska: serwery i kopie zapasowe.'],
              [b('Sample Post Office'), ', Irlandia: wiadomości wysyłane przez usługę.'],
              [b('Muster Monitoring'), ', Niemcy: stan systemów, bez treści leadów.'],
            ),
            p(
              'Nowy podmiot zapowiadamy 30 dni wcześniej. Możesz się sprzeciwić. Jeśli nie znajdziemy obejścia, możesz odejść i odzyskać opłatę za pozostały czas. Odpowiadamy za nich jak za siebie.',
            ),
            h(2, '8. Gdy ktoś pyta o swoje prawa'),
            p(
              'Odpowiedź należy do Ciebie. Jeśli pytanie trafi do nas, przekażemy je w ciągu dwóch dni roboczych i nie odpowiemy za Ciebie. W panelu można leada znaleźć, wyeksportować, poprawić i usunąć, a czego panel nie umie, zrobimy na Twoją prośbę. Zobacz też ',
              a('usuwanie danych', '/usuwanie-danych'),
              '.',
            ),
            h(2, '9. Gdy coś pójdzie źle'),
            p('Gdy dowiemy się o naruszeniu, które dotyczy Twoich leadów, w ciągu 24 godzin powiemy Ci:'),
            ol(
              'co się stało i kiedy;',
              'czyich danych to dotyczy i mniej więcej ilu osób;',
              'co może z tego wyniknąć;',
              'co już zrobiliśmy i co radzimy zrobić Tobie.',
            ),
            p('Jeśli nie wiemy jeszcze wszystkiego, mówimy, co wiemy, i szukamy dalej.'),
            h(2, '10. Kontrola'),
            p(
              'Dajemy Ci wszystko, czego potrzeba, żeby wykazać zgodność z zasadami. Raz w roku, po zapowiedzi na 30 dni wcześniej, możesz sprawdzić to na miejscu, osobiście albo przez audytora z obowiązkiem tajemnicy, w dni robocze i bez wstrzymywania ruchu.',
            ),
            h(2, '11. Na koniec'),
            p(
              'Gdy umowa się kończy, możesz wszystko wyeksportować. Po 60 dniach usuwamy dane, a w ciągu kolejnych 30 znikają z kopii zapasowych. Na prośbę usuwamy je od razu i potwierdzamy to na piśmie.',
            ),
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Potrzebny podpis?',
          text: 'Napisz do nas i podaj dane firmy, a w ciągu dwóch dni roboczych dostaniesz umowę jako dokument.',
          action: { label: 'Poproś o dokument', href: '/contact' },
          illustration: 'drawer',
        },
      ],
      seo: {
        title: 'Powierzenie przetwarzania danych',
        description:
          'Przykładowa umowa powierzenia z art. 28 RODO: cel, ochrona, dalsi przetwarzający w Unii, naruszenia w 24 godziny i usunięcie danych na koniec.',
      },
    },
  },
};
