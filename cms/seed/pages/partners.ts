import { a, b, c, code, h, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const partners: SeedPage = {
  key: 'partners',
  access: 'auth',
  words: {
    en: {
      title: 'For partners',
      slug: 'partners',
      lead: 'You build bridges for other people, and we are grateful. Here is what you get for it, and everything you need to do it quickly.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              'You see this page because you are signed in. Nothing on it is secret, but it is a sample for partners and would only puzzle the rest.',
            ),
            h(2, 'What you get'),
            ul(
              [b('A fifth of the price'), ', for as long as the client stays. Paid every quarter, against an invoice.'],
              [b('A Viaduct of your own'), ', free while you look after three clients or more.'],
              [b('A short way in'), '. Your messages are answered within two hours on working days.'],
              [
                b('Early word'),
                ' of what changes, 14 days before it stands under ',
                a('what’s new', '/whats-new'),
                '.',
              ],
            ),
            h(2, 'What we ask'),
            ul(
              'The account belongs to the client, not to you. You are invited into it, and may be thanked and shown out.',
              'Leads are not yours to keep, count or compare between clients.',
              'If you promised something we do not do, tell us before they do.',
            ),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'From handshake to traffic.',
          steps: [
            {
              title: 'Register the client',
              text: 'Write to us with the name of the company before you open the account. We note that it was you.',
            },
            {
              title: 'Copy a pattern',
              text: 'Take a bridge that worked elsewhere, with its fields and rules but without a single lead, and fit it.',
            },
            {
              title: 'Hand over',
              text: 'Send Jan Próbny across with the client watching. Leave when they can do it without you.',
            },
          ],
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Patterns'),
            p(
              'A pattern is a bridge without its keys and leads. Export one, keep it with your own code, and use it with the next client who has the same trouble. They all have the same trouble.',
            ),
            code(
              'bash',
              `curl https://api.mostek.example/v1/bridges/demo-request-to-crm/pattern \\
  --header "Authorization: Bearer $MOSTEK_KEY" \\
  --output demo-request.pattern.json`,
            ),
            code(
              'json',
              `{
  "pattern": 1,
  "from": { "kind": "form", "fields": ["name", "email", "company", "consent"] },
  "to": { "kind": "crm" },
  "marks": { "bot": "hold", "no_consent": "hold", "double": "label" },
  "owner": [{ "otherwise": "whoever-is-next" }]
}`,
            ),
            h(2, 'Words you may use'),
            p(
              'Say “built with Mostek” if you like, or say nothing; both are fine. Please do not say “official”. The mark may be placed on paper, mustard or night, with room around it the width of one arch. It does not like to be tilted.',
            ),
            h(2, 'Money, once a quarter'),
            p(
              'In the first week of January, April, July and October you get a statement: client, plan, fee, your share. If it agrees with yours, send an invoice with ',
              c('PARTNER'),
              ' and the quarter in the title. If it does not, ring ',
              a('+48 32 000 00 01', 'tel:+48320000001'),
              ' and we look at it together.',
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Between ourselves',
          questions: [
            {
              question: 'What if a client comes to you directly, after we introduced them?',
              answer:
                'If you had registered them within the last six months, they are yours. If two partners did, the one who did the work is the one the client names.',
            },
            {
              question: 'May we set our own price?',
              answer:
                'For your work, whatever it is worth. For Mostek itself, the price is on the pricing page and is the same for everybody. That keeps conversations short.',
            },
            {
              question: 'A client wants to leave. Do we lose our share?',
              answer:
                'From the day they leave, yes. Do not stand in the door. People who were let go politely do come back; we have both seen it.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Got one already?',
          text: 'Tell us who it is and what stands on each bank. We answer within two hours on working days.',
          action: { label: 'Register a client', href: '/contact' },
          illustration: 'viaduct',
        },
      ],
      seo: {
        title: 'For partners: building bridges for others',
        description:
          'For signed-in partners of Mostek: what you get, what we ask, how to copy a bridge as a pattern and how the quarterly share is paid.',
      },
    },
    pl: {
      title: 'Dla partnerów',
      slug: 'partnerzy',
      lead: 'Budujesz mosty dla innych i jesteśmy Ci za to wdzięczni. Tutaj piszemy, co z tego masz, i dajemy wszystko, żeby szło sprawnie.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              'Widzisz tę stronę, bo logowanie masz już za sobą. Nie ma tu tajemnic, ale to przykładowa strona dla partnerów i reszcie świata tylko namieszałaby w głowie.',
            ),
            h(2, 'Co z tego masz'),
            ul(
              [
                b('Piątą część ceny'),
                ', tak długo, jak klient z nami zostaje. Wypłata co kwartał, na podstawie faktury.',
              ],
              [b('Własny Wiadukt'), ', za darmo, jeśli masz pod opieką co najmniej trzech klientów.'],
              [b('Krótką drogę'), '. W dni robocze odpowiadamy Ci w ciągu dwóch godzin.'],
              [
                b('Wcześniejsze wieści'),
                ' o zmianach, 14 dni przed wpisem na stronie ',
                a('Co nowego', '/co-nowego'),
                '.',
              ],
            ),
            h(2, 'O co prosimy'),
            ul(
              'Konto należy do klienta, nie do Ciebie. Jesteś tam gościem, któremu można podziękować i otworzyć drzwi.',
              'Leady nie są do zatrzymania, liczenia ani porównywania między klientami.',
              'Jeśli padła obietnica, której nie spełniamy, powiedz nam o niej, zanim zrobi to klient.',
            ),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Od uścisku dłoni do ruchu.',
          steps: [
            {
              title: 'Zgłoś klienta',
              text: 'Napisz do nas i podaj nazwę firmy, zanim założysz konto. Zanotujemy, że to od Ciebie.',
            },
            {
              title: 'Skopiuj wykrój',
              text: 'Weź mostek, który sprawdził się gdzie indziej, z polami i regułami, ale bez ani jednego leada, i przymierz.',
            },
            {
              title: 'Oddaj klucze',
              text: 'Wyślij Jana Próbnego na oczach klienta. Wyjdź, kiedy klient poradzi sobie bez Ciebie.',
            },
          ],
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Wykroje'),
            p(
              'Wykrój to mostek bez kluczy i bez leadów. Wyeksportuj go, trzymaj obok własnego kodu i użyj u następnego klienta, który ma ten sam kłopot. Wszyscy mają ten sam kłopot.',
            ),
            code(
              'bash',
              `curl https://api.mostek.example/v1/bridges/demo-request-to-crm/pattern \\
  --header "Authorization: Bearer $MOSTEK_KEY" \\
  --output demo-request.pattern.json`,
            ),
            code(
              'json',
              `{
  "pattern": 1,
  "from": { "kind": "form", "fields": ["name", "email", "company", "consent"] },
  "to": { "kind": "crm" },
  "marks": { "bot": "hold", "no_consent": "hold", "double": "label" },
  "owner": [{ "otherwise": "whoever-is-next" }]
}`,
            ),
            h(2, 'Jak o nas mówić'),
            p(
              'Możesz pisać „zbudowane z Mostkiem” albo nie pisać nic, jedno i drugie nam pasuje. Prosimy tylko nie pisać „oficjalny”. Znak stawiaj na papierze, musztardzie albo nocy i zostaw wokół niego miejsce na szerokość jednego łuku. Nie lubi być przekrzywiany.',
            ),
            h(2, 'Rozliczenie raz na kwartał'),
            p(
              'W pierwszym tygodniu stycznia, kwietnia, lipca i października dostajesz zestawienie: klient, plan, opłata, Twoja część. Jeśli zgadza się z Twoim, wystaw fakturę z dopiskiem ',
              c('PARTNER'),
              ' i numerem kwartału. Jeśli się nie zgadza, zadzwoń pod ',
              a('+48 32 000 00 01', 'tel:+48320000001'),
              ' i spojrzymy na to razem.',
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Między nami',
          questions: [
            {
              question: 'A jeśli polecony klient zgłosi się prosto do was?',
              answer:
                'Jeśli Twoje zgłoszenie ma mniej niż pół roku, klient jest Twój. Gdy zgłosiły go dwie osoby, rozstrzyga klient: wskazuje tę, która wykonała pracę.',
            },
            {
              question: 'Czy możemy ustalać własną cenę?',
              answer:
                'Za swoją pracę bierz tyle, ile jest warta. Za sam Mostek obowiązuje cennik, dla wszystkich ten sam. Rozmowy są dzięki temu krótsze.',
            },
            {
              question: 'Klient chce odejść. Czy tracimy swoją część?',
              answer:
                'Od dnia odejścia tak. Nie stawaj w drzwiach. Ci, których pożegnano grzecznie, wracają, i to nie raz.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Masz już kogoś?',
          text: 'Napisz, kto to i co stoi na każdym z brzegów. W dni robocze odpowiadamy w ciągu dwóch godzin.',
          action: { label: 'Zgłoś klienta', href: '/contact' },
          illustration: 'viaduct',
        },
      ],
      seo: {
        title: 'Dla partnerów: mosty dla innych',
        description:
          'Strona dla zalogowanych partnerów Mostka: co z tego masz, o co prosimy, jak skopiować mostek jako wykrój i jak wygląda rozliczenie kwartału.',
      },
    },
  },
};
