import { a, p, ul } from '../blocks';
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
          illustration: 'catch',
          illustrationAlt:
            'Three sheets cut from forms fall into a wide paper bowl. The middle one has a face and does not mind.',
        },
        {
          __component: 'sections.feature-grid',
          title: 'What happens on the bridge.',
          lead: 'Every lead goes through the same three gates, whether it came from a form you built yourself or from an advertisement you barely remember buying.',
          features: [
            {
              title: 'Catch.',
              text: 'One address takes in your own forms, lead ads and landing pages. The answer is written down before anything else is tried, so a closed laptop or a fallen CRM cannot lose it.',
              illustration: 'catch',
            },
            {
              title: 'Check.',
              text: 'Misspelt addresses, doubles, bots and missing consent are marked, not thrown away. You decide what a mark means: hold it, label it, or let it pass with a raised eyebrow.',
              illustration: 'check',
            },
            {
              title: 'Carry.',
              text: 'The lead lands in the shape each tool expects, with an owner picked by your rule. If the far side is silent, we try again for 72 hours.',
              illustration: 'carry',
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
          __component: 'sections.image-text',
          title: 'You can see the whole span.',
          body: [
            p(
              'Every crossing leaves a line: when it was caught, what was marked, where it landed and what the other side answered. Not a dashboard to admire, but a ledger to check.',
            ),
            ul(
              'Search by name, address or source.',
              'Send one lead again, or a whole Tuesday.',
              'Export everything, at any time, in a format that opens.',
            ),
            p('When something needs a person we write, once, with all of it in one message. Otherwise we keep quiet.'),
          ],
          image: 'bridge.png',
          imageAlt: 'A sheet cut from a form walks over a bridge of two paper arches. Both banks are in view.',
          caption: 'Left bank: a form. Right bank: a drawer. In between: our entire business.',
          side: 'left',
        },
        {
          __component: 'sections.stats',
          title: 'Sample figures, honestly labelled.',
          stats: [
            { value: '1.8', unit: 's', label: 'median time from “Send” to a record in the CRM' },
            { value: '10', unit: 'min', label: 'to a first bridge, tea included' },
            { value: '30', unit: 'days', label: 'in which any lead can be sent again' },
            { value: '0', label: 'leads lost since the first day' },
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
          __component: 'sections.cta',
          title: 'Build one before lunch.',
          text: 'The first bridge takes about ten minutes. The first fourteen days cost nothing.',
          action: { label: 'Start building', href: '/auth/register' },
          illustration: 'matches',
        },
      ],
      seo: {
        title: 'How Mostek works: catch, check, carry',
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
          illustration: 'catch',
          illustrationAlt:
            'Trzy kartki wycięte z formularzy wpadają do szerokiej papierowej misy. Środkowa ma twarz i znosi to ze spokojem.',
        },
        {
          __component: 'sections.feature-grid',
          title: 'Co się dzieje na moście.',
          lead: 'Każdy lead przechodzi przez te same trzy bramki: ten z Twojego formularza i ten z reklamy, o której wszyscy już zapomnieli.',
          features: [
            {
              title: 'Łapie.',
              text: 'Jeden adres przyjmuje własne formularze, reklamy i strony kampanii. Odpowiedź zapisujemy, zanim spróbujemy czegokolwiek innego, więc nie zgubi jej ani zamknięty laptop, ani CRM, który akurat leży.',
              illustration: 'catch',
            },
            {
              title: 'Sprawdza.',
              text: 'Literówki w adresach, duplikaty, boty i brak zgody oznaczamy, ale niczego nie wyrzucamy. Ty decydujesz, co dalej: zatrzymać, opisać czy przepuścić z uniesioną brwią.',
              illustration: 'check',
            },
            {
              title: 'Przenosi.',
              text: 'Lead dociera w postaci, jakiej oczekuje narzędzie, a opiekuna wskazuje Twoja reguła. Gdy drugi brzeg milczy, ponawiamy próby przez 72 godziny.',
              illustration: 'carry',
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
          __component: 'sections.image-text',
          title: 'Widać całe przęsło.',
          body: [
            p(
              'Każde przejście zostawia ślad: kiedy lead wpadł, co oznaczyliśmy, gdzie dotarł i co odpowiedziała druga strona. To nie pulpit do podziwiania, tylko księga do sprawdzania.',
            ),
            ul(
              'Szukasz po nazwisku, adresie albo źródle.',
              'Wysyłasz ponownie jednego leada albo cały wtorek.',
              'Eksportujesz wszystko i zawsze, w formacie, który się otwiera.',
            ),
            p('Kiedy coś wymaga człowieka, piszemy: raz, ze wszystkim w jednej wiadomości. Poza tym siedzimy cicho.'),
          ],
          image: 'bridge.png',
          imageAlt: 'Kartka wycięta z formularza idzie po moście z dwóch papierowych łuków. Widać oba brzegi.',
          caption: 'Lewy brzeg: formularz. Prawy brzeg: szuflada. Pośrodku: cały nasz interes.',
          side: 'left',
        },
        {
          __component: 'sections.stats',
          title: 'Liczby przykładowe, podpis uczciwy.',
          stats: [
            { value: '1,8', unit: 's', label: 'mediana czasu od „Wyślij” do wpisu w CRM-ie' },
            { value: '10', unit: 'min', label: 'do pierwszego mostka, razem z herbatą' },
            { value: '30', unit: 'dni', label: 'tyle czasu można wysłać leada ponownie' },
            { value: '0', label: 'leadów zgubionych od pierwszego dnia' },
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
          __component: 'sections.cta',
          title: 'Zdążysz przed obiadem.',
          text: 'Pierwszy mostek zajmuje jakieś dziesięć minut. Pierwsze czternaście dni nic nie kosztuje.',
          action: { label: 'Zacznij budować', href: '/auth/register' },
          illustration: 'matches',
        },
      ],
      seo: {
        title: 'Jak działa Mostek: łapie, sprawdza, przenosi',
        description:
          'Mostek łapie leady z formularzy i reklam, wychwytuje literówki, duplikaty i brak zgody, a potem przenosi je do CRM-u, no-code albo webhooka.',
      },
    },
  },
};
