import { a, b, c, code, h, i, nested, ol, p, quote, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const docs: SeedPage = {
  key: 'docs',
  words: {
    en: {
      title: 'Documentation',
      slug: 'docs',
      lead: 'From an empty account to a lead on the far bank, in the order in which you will need it. Nothing here assumes that you have done this before.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Four words to know'),
            p('We use few terms of our own, and each has one meaning.'),
            ul(
              [b('Lead'), ' is what one person filled in once, together with the consent they gave.'],
              [b('Source'), ' is where it came from: a form, an ad, an uploaded file.'],
              [b('Tool'), ' is where it should go: a CRM, a no-code flow, your own endpoint.'],
              [b('Bridge'), ' joins one source to one tool. It is also the thing you pay for; leads are not metered.'],
            ),
            p(
              'You need an account for the rest. ',
              a('Opening one', '/auth/register'),
              ' takes a minute, the first fourteen days are free, and no card is asked for.',
            ),
            h(2, 'Build the first bridge'),
            ol(
              ['Choose ', b('New bridge'), ' and give it a name that your colleagues will understand in a year.'],
              'Pick the source.',
              nested(
                ul(
                  'Your own form: copy the address we show you.',
                  'Lead ads: sign in to the ad account and tick the forms you want.',
                  'A file: upload it and say which row holds the headings.',
                ),
              ),
              'Pick the tool and allow Mostek to write to it.',
              'Match the fields, send the test lead, open to traffic.',
            ),
            p('Each step below has a part of this page to itself.'),
            h(2, 'Catch: forms'),
            p('A form needs one changed line. Everything else about it stays yours, including its looks.'),
            code(
              'html',
              `<form action="https://in.mostek.example/f/demo-request" method="post">
  <label>Name <input name="name" autocomplete="name" required /></label>
  <label>E-mail <input name="email" type="email" autocomplete="email" required /></label>
  <label><input name="consent" type="checkbox" value="true" /> You may write to me</label>
  <input type="hidden" name="_next" value="https://www.example.com/thank-you" />
  <button>Send</button>
</form>`,
            ),
            p('Names that begin with an underscore are for us and are not passed on:'),
            ul(
              [c('_next'), ' is the page to show afterwards. It must be on a domain you have listed in the settings.'],
              [c('_lang'), ' is the language of the visitor, for example ', c('pl'), '.'],
              [c('_trap'), ' is a field that people do not see. Only bots fill it in, and they are marked for it.'],
            ),
            h(3, 'From a script'),
            p('If the form is sent by JavaScript, ask for JSON and you will get the number of the lead back.'),
            code(
              'typescript',
              `const response = await fetch('https://in.mostek.example/f/demo-request', {
  method: 'POST',
  headers: { Accept: 'application/json' },
  body: new FormData(form),
});

if (!response.ok) throw new Error(\`Not caught: \${response.status}\`);
const { lead } = await response.json(); // { id: 'lead_7Q2M', marks: [] }`,
            ),
            h(2, 'Catch: lead ads'),
            p(
              'Connect the ad account under ',
              b('Sources'),
              '. From then on its lead forms join the same queue as your own, usually within five seconds. Questions you added to the ad come through under the words you used for them.',
            ),
            p(
              'The permission is given by a person, and people leave. Connect with an account that belongs to the company, and the bridge will outlive any farewell cake.',
            ),
            h(2, 'Check: what gets marked'),
            p('A mark never deletes a lead. It is a note pinned to it, which rules and tools can read.'),
            ul(
              [c('typo'), ': the address looks misspelt; ', c('zofia@exmaple.com'), ' comes with a suggestion.'],
              [c('double'), ': the same person has crossed this bridge within 30 days.'],
              [c('bot'), ': it filled in the trap, or typed faster than hands do.'],
              [c('no_consent'), ': the box was there and was left empty.'],
            ),
            quote(
              'If you are not sure what to do with a mark, let it through and look at it for a week. Rules written on Monday morning are strict; by Friday most people have softened them.',
            ),
            h(2, 'Carry: matching fields'),
            p(
              'Fields are matched by name. We know the usual ones in English and Polish, so ',
              c('phone'),
              ', ',
              c('tel'),
              ' and ',
              c('telefon'),
              ' end in the same place. What we do not recognise is shown to you, never dropped.',
            ),
            code(
              'json',
              `{
  "fields": {
    "Imię i nazwisko": "contact.name",
    "tel": "contact.phone",
    "Budget": { "to": "deal.amount", "as": "number" },
    "newsletter": { "to": null, "why": "kept by the mailing tool" }
  }
}`,
            ),
            h(3, 'Rules that pick the owner'),
            p(
              'From the Bridge plan up, a rule can choose who gets the lead. Rules are read from the top, and the first one that fits wins.',
            ),
            ol(
              ['Country is Poland: the Katowice team.'],
              ['Company has more than 200 people: ', i('whoever has the patience'), ', here Tomasz.'],
              'Otherwise: the next person in turn.',
            ),
            p(
              'For your own endpoint there is nothing to match: it gets everything. See ',
              a('the webhook reference', '/webhooks'),
              '.',
            ),
            h(2, 'Test with Jan Próbny'),
            p(
              'Every bridge comes with a test lead. Jan has a valid address, a telephone that nobody answers and a surname with a Polish letter in it, so that you find out today and not in production whether your tool can spell it.',
            ),
            code(
              'bash',
              `curl https://in.mostek.example/f/demo-request \\
  --header 'Accept: application/json' \\
  --data-urlencode 'name=Jan Próbny' \\
  --data-urlencode 'email=jan@example.com' \\
  --data-urlencode 'consent=true' \\
  --data-urlencode '_test=true'`,
            ),
            p(
              'Test leads carry ',
              c('"test": true'),
              ', skip the owner rules and are left out of every count. Send as many as you like. He is patient.',
            ),
            h(2, 'When the far side is down'),
            p(
              'The lead waits with us. We try again after a minute, then less and less often, for 72 hours. On Footbridge the wait is shorter; ',
              a('the plans', '/pricing'),
              ' say by how much. If it still cannot land, you get one message with everything in it and a button to send it again.',
            ),
            p('Three things are worth knowing:'),
            ul(
              'When a tool is down, leads wait in the order they came.',
              'When only one lead is refused, it steps aside and the others pass.',
              'Pausing a bridge yourself is not a failure. Nothing is tried, nothing expires, and nobody is written to.',
            ),
            h(2, 'History, export and keeping less'),
            p(
              'How long leads stay with us depends on the plan. You can shorten that, down to zero days: then a lead is erased as soon as it has landed, and can no longer be sent again. Data stays in the European Union throughout.',
            ),
            p('The whole history can be exported from the account, or fetched with a key:'),
            code(
              'bash',
              `curl 'https://api.mostek.example/v1/leads?since=2026-07-01' \\
  --header "Authorization: Bearer $MOSTEK_KEY" \\
  --header 'Accept: text/csv' \\
  --output leads.csv`,
            ),
            h(2, 'People and keys'),
            ul(
              [b('Builders'), ' can change bridges and see leads.'],
              [b('Readers'), ' can see leads and send them again.'],
              [b('Payers'), ' see invoices and nothing else, which suits everybody.'],
            ),
            p(
              'A key belongs to the account, not to a person, and is shown once. If one gets out, withdraw it in the settings. The old key stops working within a minute; the bridges do not notice.',
            ),
            h(2, 'Where to ask'),
            p(
              'A person reads everything that arrives through ',
              a('the contact page', '/contact'),
              '. Tell us the number of the lead, such as ',
              c('lead_7Q2M'),
              ', and we can start with the answer instead of with questions. If you suspect that it is not you but us, look at ',
              a('the status page', '/status'),
              ' first.',
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Asked by people who read to the end',
          questions: [
            {
              question: 'Is there a limit to how fast we may send?',
              answer:
                'Fifty leads a second for each source. Above that the answer is 429 with a time to wait. If you expect a million a month, tell us first, so that we can widen the road.',
            },
            {
              question: 'How large may a lead be?',
              answer: 'One megabyte, files included. A longer message is usually a letter, and deserves a stamp.',
            },
            {
              question: 'Can visitors attach files?',
              answer:
                'Yes, up to five. Tools receive a link that works for 24 hours and needs your key, so an attachment never travels through anybody’s inbox.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Reading is half of it.',
          text: 'The other half takes ten minutes and ends with Jan Próbny in your CRM.',
          action: { label: 'Open an account', href: '/auth/register' },
          illustration: 'hook-tag',
        },
      ],
      seo: {
        card: 'docs',
        title: 'Documentation: build your first bridge',
        description:
          'How to connect a form or an ad account, match fields, mark bad leads, test with Jan Próbny and know what happens when a tool is down.',
      },
    },
    pl: {
      title: 'Dokumentacja',
      slug: 'dokumentacja',
      lead: 'Od pustego konta do leada na drugim brzegu, w kolejności, w jakiej będzie to potrzebne. Nie zakładamy, że robisz to po raz drugi.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Cztery słowa na początek'),
            p('Własnych pojęć mamy niewiele i każde znaczy jedną rzecz.'),
            ul(
              [b('Lead'), ' to jedno wypełnienie formularza przez jedną osobę, razem z udzieloną zgodą.'],
              [b('Źródło'), ' to miejsce, z którego przyszedł: formularz, reklama, wgrany plik.'],
              [b('Narzędzie'), ' to miejsce, do którego ma trafić: CRM, scenariusz no-code, Twój własny endpoint.'],
              [b('Mostek'), ' łączy jedno źródło z jednym narzędziem. To także to, za co płacisz. Leadów nie liczymy.'],
            ),
            p(
              'Dalej przyda się konto. ',
              a('Założysz je', '/auth/register'),
              ' w minutę, pierwsze czternaście dni jest za darmo, a o kartę nikt nie zapyta.',
            ),
            h(2, 'Zbuduj pierwszy mostek'),
            ol(
              ['Wybierz ', b('Nowy mostek'), ' i nadaj mu nazwę, którą zespół zrozumie także za rok.'],
              'Wskaż źródło.',
              nested(
                ul(
                  'Własny formularz: skopiuj adres, który pokażemy.',
                  'Reklamy: zaloguj się na konto reklamowe i zaznacz formularze.',
                  'Plik: wgraj go i wskaż wiersz z nagłówkami.',
                ),
              ),
              'Wskaż narzędzie i pozwól Mostkowi w nim zapisywać.',
              'Dopasuj pola, wyślij leada testowego i otwórz ruch.',
            ),
            p('Każdy z tych kroków ma poniżej swoją część.'),
            h(2, 'Łapanie: formularze'),
            p('W formularzu zmienia się jedna linijka. Reszta zostaje Twoja, z wyglądem włącznie.'),
            code(
              'html',
              `<form action="https://in.mostek.example/f/demo-request" method="post">
  <label>Imię i nazwisko <input name="name" autocomplete="name" required /></label>
  <label>E-mail <input name="email" type="email" autocomplete="email" required /></label>
  <label><input name="consent" type="checkbox" value="true" /> Można do mnie pisać</label>
  <input type="hidden" name="_next" value="https://www.example.com/dziekujemy" />
  <button>Wyślij</button>
</form>`,
            ),
            p('Nazwy z podkreśleniem na początku są dla nas i nie jadą dalej:'),
            ul(
              [c('_next'), ' to strona, którą pokażemy potem. Musi leżeć w domenie wpisanej w ustawieniach.'],
              [c('_lang'), ' to język osoby, która wypełnia formularz, na przykład ', c('pl'), '.'],
              [c('_trap'), ' to pole, którego ludzie nie widzą. Wypełniają je tylko boty i po tym je poznajemy.'],
            ),
            h(3, 'Ze skryptu'),
            p('Jeśli formularz wysyła JavaScript, poproś o JSON, a w odpowiedzi dostaniesz numer leada.'),
            code(
              'typescript',
              `const response = await fetch('https://in.mostek.example/f/demo-request', {
  method: 'POST',
  headers: { Accept: 'application/json' },
  body: new FormData(form),
});

if (!response.ok) throw new Error(\`Nie złapano: \${response.status}\`);
const { lead } = await response.json(); // { id: 'lead_7Q2M', marks: [] }`,
            ),
            h(2, 'Łapanie: reklamy'),
            p(
              'Konto reklamowe połączysz w zakładce ',
              b('Źródła'),
              '. Od tej chwili jego formularze trafiają do tej samej kolejki co Twoje własne, zwykle w ciągu pięciu sekund. Pytania dodane w reklamie przychodzą pod nazwami, które im nadano.',
            ),
            p(
              'Zgodę na połączenie daje człowiek, a ludzie czasem zmieniają pracę. Połącz konto należące do firmy, a mostek przetrwa każde pożegnalne ciasto.',
            ),
            h(2, 'Sprawdzanie: co oznaczamy'),
            p('Oznaczenie nigdy nie usuwa leada. To karteczka przypięta z boku, którą czytają reguły i narzędzia.'),
            ul(
              [c('typo'), ': adres wygląda na literówkę; do ', c('zofia@exmaple.com'), ' dołączamy podpowiedź.'],
              [c('double'), ': ta sama osoba przeszła tym mostkiem w ciągu ostatnich 30 dni.'],
              [c('bot'), ': wpadł w pułapkę albo pisał szybciej, niż potrafią ręce.'],
              [c('no_consent'), ': pole zgody było i zostało puste.'],
            ),
            quote(
              'Gdy nie wiadomo, co zrobić z oznaczeniem, przez tydzień przepuszczaj takie leady i patrz. Reguły pisane w poniedziałek rano są surowe, do piątku zwykle łagodnieją.',
            ),
            h(2, 'Przenoszenie: dopasowanie pól'),
            p(
              'Pola dopasowujemy po nazwie. Typowe znamy po polsku i po angielsku, więc ',
              c('phone'),
              ', ',
              c('tel'),
              ' i ',
              c('telefon'),
              ' lądują w tym samym miejscu. To, czego nie rozpoznamy, pokażemy Ci, a nie pominiemy.',
            ),
            code(
              'json',
              `{
  "fields": {
    "Imię i nazwisko": "contact.name",
    "tel": "contact.phone",
    "Budżet": { "to": "deal.amount", "as": "number" },
    "newsletter": { "to": null, "why": "trzyma to narzędzie do mailingu" }
  }
}`,
            ),
            h(3, 'Reguły, które wybierają opiekuna'),
            p(
              'Od planu Most w górę reguła może wskazać, kto dostanie leada. Reguły czytamy od góry, a pierwsza pasująca wygrywa.',
            ),
            ol(
              'Kraj to Polska: zespół z Katowic.',
              ['Firma ma ponad 200 osób: ', i('ktoś cierpliwy'), ', w tym przykładzie Tomasz.'],
              'W każdym innym przypadku: następna osoba w kolejce.',
            ),
            p(
              'Własny endpoint nie wymaga dopasowania, bo dostaje wszystko. Szczegóły opisuje ',
              a('dokumentacja webhooków', '/webhooki'),
              '.',
            ),
            h(2, 'Test z Janem Próbnym'),
            p(
              'Każdy mostek ma leada testowego. Jan ma poprawny adres, telefon, którego nikt nie odbiera, i nazwisko z polską literą. Dzięki temu już dziś wiadomo, czy Twoje narzędzie umie je zapisać.',
            ),
            code(
              'bash',
              `curl https://in.mostek.example/f/demo-request \\
  --header 'Accept: application/json' \\
  --data-urlencode 'name=Jan Próbny' \\
  --data-urlencode 'email=jan@example.com' \\
  --data-urlencode 'consent=true' \\
  --data-urlencode '_test=true'`,
            ),
            p(
              'Leady testowe niosą ',
              c('"test": true'),
              ', omijają reguły opiekunów i nie wchodzą do żadnych statystyk. Wysyłaj, ile chcesz. Jan jest cierpliwy.',
            ),
            h(2, 'Gdy druga strona nie działa'),
            p(
              'Lead czeka u nas. Ponawiamy próbę po minucie, potem coraz rzadziej, przez 72 godziny. Kładka czeka krócej, a o ile, mówi ',
              a('cennik', '/pricing'),
              '. Jeśli lead nadal nie może dotrzeć, dostajesz jedną wiadomość ze wszystkimi danymi i przyciskiem „Wyślij ponownie”.',
            ),
            p('Trzy rzeczy, o których warto wiedzieć:'),
            ul(
              'Gdy nie działa narzędzie, leady czekają w kolejności, w jakiej przyszły.',
              'Gdy odrzucono tylko jednego leada, staje on z boku i przepuszcza pozostałe.',
              'Wstrzymanie mostka na własne życzenie to nie awaria. Niczego nie próbujemy, nic nie wygasa i do nikogo nie piszemy.',
            ),
            h(2, 'Historia, eksport i krótsze przechowywanie'),
            p(
              'Jak długo trzymamy leady, zależy od planu. Ten czas można skrócić nawet do zera: wtedy lead znika, gdy tylko dotrze, i nie da się go już wysłać ponownie. Dane przez cały czas są w Unii Europejskiej.',
            ),
            p('Całą historię wyeksportujesz z konta albo pobierzesz przez API, z kluczem:'),
            code(
              'bash',
              `curl 'https://api.mostek.example/v1/leads?since=2026-07-01' \\
  --header "Authorization: Bearer $MOSTEK_KEY" \\
  --header 'Accept: text/csv' \\
  --output leady.csv`,
            ),
            h(2, 'Ludzie i klucze'),
            ul(
              [b('Budujący'), ' zmieniają mostki i widzą leady.'],
              [b('Czytający'), ' widzą leady i mogą wysłać je ponownie.'],
              [b('Płacący'), ' widzą faktury i nic więcej, co wszystkim odpowiada.'],
            ),
            p(
              'Klucz należy do konta, a nie do osoby, i pokazujemy go raz. Jeśli wycieknie, unieważnij go w ustawieniach. Stary przestanie działać w ciągu minuty, a mostki niczego nie zauważą.',
            ),
            h(2, 'Gdzie pytać'),
            p(
              'Wszystko, co przychodzi przez ',
              a('stronę kontaktową', '/contact'),
              ', czyta człowiek. Podaj numer leada, na przykład ',
              c('lead_7Q2M'),
              ', a zaczniemy od odpowiedzi zamiast od pytań. Jeśli podejrzewasz, że to nie Ty, tylko my, zajrzyj najpierw na ',
              a('stronę stanu usługi', '/stan-uslugi'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Pytania tych, którzy doczytali',
          questions: [
            {
              question: 'Czy jest limit szybkości wysyłania?',
              answer:
                'Pięćdziesiąt leadów na sekundę z jednego źródła. Powyżej odpowiadamy 429 i podajemy, ile poczekać. Jeśli spodziewasz się miliona miesięcznie, daj znać wcześniej, żebyśmy zdążyli poszerzyć drogę.',
            },
            {
              question: 'Jak duży może być lead?',
              answer: 'Jeden megabajt razem z plikami. Dłuższa wiadomość to zwykle list i należy jej się znaczek.',
            },
            {
              question: 'Czy można dołączać pliki?',
              answer:
                'Tak, do pięciu. Narzędzia dostają link, który działa przez 24 godziny i wymaga Twojego klucza, więc załącznik nie wędruje po niczyich skrzynkach.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Połowa za Tobą.',
          text: 'Druga połowa zajmuje dziesięć minut i kończy się Janem Próbnym w Twoim CRM-ie.',
          action: { label: 'Załóż konto', href: '/auth/register' },
          illustration: 'hook-tag',
        },
      ],
      seo: {
        card: 'docs',
        title: 'Dokumentacja: zbuduj pierwszy mostek',
        description:
          'Jak podłączyć formularz lub konto reklamowe, dopasować pola, wyłapać złe leady, przetestować całość i co się dzieje, gdy narzędzie nie działa.',
      },
    },
  },
};
