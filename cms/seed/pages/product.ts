import { a, p } from '../blocks';
import type { SeedPage } from '../shapes';

export const product: SeedPage = {
  key: 'product',
  words: {
    en: {
      title: 'How it works',
      slug: 'product',
      lead: 'Someone presses “Send”. A moment later the right person has the right record in the right tool. This page is about the moment.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Sent here.\nRead there.',
          lead: 'Someone presses “Send”. A moment later the right person has the right record in the right tool. This page is about the moment.',
          actions: [
            { label: 'Build your first bridge', href: '/auth/register' },
            { label: 'Read the documentation', page: 'docs' },
          ],
          note: 'Fourteen days free. No card, no call, no slides.',
          illustration: 'ledger',
          illustrationAlt:
            'A board of cut paper with a row for each lead. In the third row two letters of “example” are being put in the right order.',
        },
        {
          __component: 'sections.ledger',
          title: 'Not a dashboard. A ledger.',
          day: 'Tuesday, 10 November 2026',
          summary: '412 across, 1 waiting, 0 lost',
          rows: [
            {
              name: 'Zofia Wójcik',
              email: 'zofia@example.com',
              source: 'Demo form',
              target: 'CRM',
              state: 'landed',
              result: 'Landed in 1.6 s',
            },
            {
              name: 'Marek Lis',
              email: 'marek@example.com',
              typo: 'exmaple',
              correction: 'example',
              source: 'Search ad',
              target: 'CRM',
              state: 'amended',
              result: 'Typo put right',
              detail: 'Suggested by us, confirmed by Ola',
            },
            {
              name: 'Anna Nowak',
              email: 'anna@example.com',
              source: 'Trade fair file',
              target: 'Spreadsheet',
              state: 'landed',
              result: 'Landed in 2.1 s',
              detail: 'Same person as Anna Wójcik-Nowak',
            },
            {
              name: 'Piotr Dąb',
              email: 'piotr@example.com',
              source: 'Demo form',
              target: 'Your own webhook',
              state: 'waiting',
              result: 'Waiting, attempt 4',
              detail: 'Answer 503. Next try at 14:40',
            },
            {
              name: 'Jan Próbny',
              email: 'jan@example.com',
              source: 'Test',
              target: 'CRM',
              state: 'landed',
              result: 'Landed in 1.4 s',
              detail: 'Does not pick up',
            },
          ],
          note: 'Every crossing leaves a line: when it was caught, what was marked, where it landed and what the other side answered. Search it, send one lead again or a whole Tuesday, export everything.',
        },
        {
          __component: 'sections.feature-grid',
          title: 'What happens on the bridge.',
          lead: 'Every lead goes through the same three gates, whether it came from a form you built yourself or from an advertisement you barely remember buying.',
          features: [
            {
              title: 'Catch.',
              text: 'One address takes in your own forms, lead ads and landing pages. The answer is written down before anything else is tried, so a closed laptop or a fallen CRM cannot lose it.',
            },
            {
              title: 'Check.',
              text: 'Misspelt addresses, doubles, bots and missing consent are marked, not thrown away. You decide what a mark means: hold it, label it, or let it pass with a raised eyebrow.',
            },
            {
              title: 'Carry.',
              text: 'The lead lands in the shape each tool expects, with an owner picked by your rule. If the far side is silent, we try again for up to 72 hours.',
              link: { label: 'See where it can land', page: 'integrations' },
            },
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Ten minutes, counted.',
          steps: [
            {
              title: 'Minute one: the form',
              text: 'Point the form at the address we give you, or connect the ad account. There is no plugin, so there is no plugin to update.',
            },
            {
              title: 'Minute four: the fields',
              text: 'We guess which field is which and are usually right. You correct the rest, looking at a real lead.',
            },
            {
              title: 'Minute nine: Jan',
              text: 'You send Jan Próbny, our test lead, across. He arrives, you nod, and the bridge opens to traffic. The tenth minute is for tea.',
            },
          ],
        },
        {
          __component: 'sections.rich-text',
          title: 'What it is not',
          body: [
            p(
              'Mostek is not a CRM and has no wish to become one. It does not score people, chase them or write to them. It carries what they said to whoever ought to hear it, and then gets out of the way.',
            ),
            p(
              'It does not count leads for the invoice either. You pay for the bridge, and ',
              a('the price is on one page', '/pricing'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.quote',
          text: 'I expected a presentation. I got soup and a working lead.',
          person: 'Barbara Kamyk',
          role: 'workshop guest (sample person)',
          illustration: 'portrait-barbara',
        },
        {
          __component: 'sections.cta',
          title: 'Build one before lunch.',
          text: 'The first bridge takes about ten minutes. The first fourteen days cost nothing.',
          action: { label: 'Start building', href: '/auth/register' },
          illustration: 'works',
        },
      ],
      seo: {
        title: 'How it works: catch, check, carry',
        description:
          'Mostek catches leads from forms and ads, checks them for typos, doubles and consent, and carries them to your CRM, no-code flow or webhook.',
      },
    },
    pl: {
      title: 'Jak to działa',
      slug: 'produkt',
      lead: 'Ktoś klika „Wyślij”. Chwilę później właściwa osoba ma właściwy wpis we właściwym narzędziu. Ta strona jest o tej chwili.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Tu wysłane,\ntam czytane.',
          lead: 'Ktoś klika „Wyślij”. Chwilę później właściwa osoba ma właściwy wpis we właściwym narzędziu. Ta strona jest o tej chwili.',
          actions: [
            { label: 'Zbuduj pierwszy mostek', href: '/auth/register' },
            { label: 'Zajrzyj do dokumentacji', page: 'docs' },
          ],
          note: 'Czternaście dni za darmo. Bez karty, bez telefonu, bez prezentacji.',
          illustration: 'ledger',
          illustrationAlt:
            'Tablica z papieru, w każdym wierszu jeden lead. W trzecim dwie litery słowa „example” wracają na swoje miejsca.',
        },
        {
          __component: 'sections.ledger',
          title: 'Nie pulpit. Księga.',
          day: 'Wtorek, 10 listopada 2026',
          summary: '412 po drugiej stronie, 1 czeka, 0 zgubionych',
          rows: [
            {
              name: 'Zofia Wójcik',
              email: 'zofia@example.com',
              source: 'Formularz demo',
              target: 'CRM',
              state: 'landed',
              result: 'Dotarła w 1,6 s',
            },
            {
              name: 'Marek Lis',
              email: 'marek@example.com',
              typo: 'exmaple',
              correction: 'example',
              source: 'Reklama w wyszukiwarce',
              target: 'CRM',
              state: 'amended',
              result: 'Literówka poprawiona',
              detail: 'Nasza podpowiedź, zatwierdziła Ola',
            },
            {
              name: 'Anna Nowak',
              email: 'anna@example.com',
              source: 'Plik z targów',
              target: 'Arkusz',
              state: 'landed',
              result: 'Dotarła w 2,1 s',
              detail: 'Ta sama osoba co Anna Wójcik-Nowak',
            },
            {
              name: 'Piotr Dąb',
              email: 'piotr@example.com',
              source: 'Formularz demo',
              target: 'Własny webhook',
              state: 'waiting',
              result: 'Czeka, próba 4',
              detail: 'Odpowiedź 503. Kolejna próba o 14:40',
            },
            {
              name: 'Jan Próbny',
              email: 'jan@example.com',
              source: 'Test',
              target: 'CRM',
              state: 'landed',
              result: 'Dotarł w 1,4 s',
              detail: 'Nie odbiera',
            },
          ],
          note: 'Każde przejście zostawia ślad: kiedy lead wpadł, co oznaczyliśmy, dokąd dotarł i co odpowiedziała druga strona. Można w tym szukać, wysłać ponownie jednego leada albo cały wtorek i wszystko wyeksportować.',
        },
        {
          __component: 'sections.feature-grid',
          title: 'Co się dzieje na moście.',
          lead: 'Każdy lead przechodzi przez te same trzy bramki: ten z Twojego formularza i ten z reklamy, o której wszyscy już zapomnieli.',
          features: [
            {
              title: 'Łapie.',
              text: 'Jeden adres przyjmuje własne formularze, reklamy i strony kampanii. Odpowiedź zapisujemy, zanim spróbujemy czegokolwiek innego, więc nie zgubi jej ani zamknięty laptop, ani CRM, który akurat leży.',
            },
            {
              title: 'Sprawdza.',
              text: 'Literówki w adresach, duplikaty, boty i brak zgody oznaczamy, ale niczego nie wyrzucamy. Ty decydujesz, co dalej: zatrzymać, opisać czy przepuścić z uniesioną brwią.',
            },
            {
              title: 'Przenosi.',
              text: 'Lead dociera w postaci, jakiej oczekuje narzędzie, a opiekuna wskazuje Twoja reguła. Gdy drugi brzeg milczy, ponawiamy próby nawet przez 72 godziny.',
              link: { label: 'Zobacz, dokąd może trafić', page: 'integrations' },
            },
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Dziesięć minut, z zegarkiem.',
          steps: [
            {
              title: 'Minuta pierwsza: formularz',
              text: 'Kierujesz formularz na adres od nas albo łączysz konto reklamowe. Wtyczki nie ma, więc nie ma czego aktualizować.',
            },
            {
              title: 'Minuta czwarta: pola',
              text: 'Zgadujemy, które pole jest które, i zwykle trafiamy. Resztę poprawiasz, patrząc na prawdziwego leada.',
            },
            {
              title: 'Minuta dziewiąta: Jan',
              text: 'Wysyłasz na drugą stronę Jana Próbnego, naszego leada testowego. Dociera, kiwasz głową i most jest otwarty dla ruchu. Dziesiąta minuta jest na herbatę.',
            },
          ],
        },
        {
          __component: 'sections.rich-text',
          title: 'Czym Mostek nie jest',
          body: [
            p(
              'Mostek nie jest CRM-em i nie ma takich ambicji. Nie punktuje ludzi, nie ściga ich i do nich nie pisze. Przenosi to, co powiedzieli, do kogoś, kto powinien to usłyszeć, i schodzi z drogi.',
            ),
            p(
              'Nie liczy też leadów do faktury. Płacisz za most, a ',
              a('cały cennik mieści się na jednej stronie', '/pricing'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.quote',
          text: 'Myślałam, że to będzie prezentacja. Dostałam zupę i działającego leada.',
          person: 'Barbara Kamyk',
          role: 'uczestniczka warsztatów (osoba przykładowa)',
          illustration: 'portrait-barbara',
        },
        {
          __component: 'sections.cta',
          title: 'Zdążysz przed obiadem.',
          text: 'Pierwszy mostek zajmuje jakieś dziesięć minut. Pierwsze czternaście dni nic nie kosztuje.',
          action: { label: 'Zacznij budować', href: '/auth/register' },
          illustration: 'works',
        },
      ],
      seo: {
        title: 'Jak to działa: łapie, sprawdza, przenosi',
        description:
          'Mostek łapie leady z formularzy i reklam, wychwytuje literówki, duplikaty i brak zgody, a potem przenosi je do CRM-u, no-code albo webhooka.',
      },
    },
  },
};
