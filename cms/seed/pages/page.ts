import { a, b, c, code, h, i, image, nested, ol, p, quote, s, u, ul } from '../blocks';
import type { SeedPage } from '../shapes';

const payload = `{
  "event": "lead.created",
  "source": "form:demo-request",
  "lead": {
    "name": "Zofia Wójcik",
    "email": "zofia@example.com",
    "consent": true
  }
}`;

export const page: SeedPage = {
  key: 'page',
  words: {
    en: {
      title: 'Every block on one page',
      slug: 'page',
      lead: 'A style guide for whoever writes here next. It shows each block the editor offers, says when to use it and, now and then, when to leave it alone.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              'Everything below is made of blocks from the editor’s own menu. Nothing is special to this page, so copy what you need and put your words in place of ours.',
            ),
            h(2, 'Paragraphs'),
            p(
              'A paragraph is one thought. If it needs a second breath, it is two paragraphs. Four lines on a wide screen are plenty; on a phone the same four become nine.',
            ),
            p(
              'The first paragraph of a page should survive on its own, because many readers stop there. Put the answer first and the reasons after it. Nobody has ever complained that the answer came too early.',
            ),
            h(2, 'Marks inside a line'),
            p('There are five. Treat them as spices, not as vegetables.'),
            ul(
              [b('Bold'), ' is for the one phrase a hurried reader must not miss. Two per screen is already generous.'],
              [i('Italic'), ' is for titles, foreign words and a stress you would hear: we ', i('did'), ' try again.'],
              [
                u('Underline'),
                ' is for a defined term in a contract. Anywhere else people take it for a link, press it, and think a little less of us.',
              ],
              [
                s('Strikethrough'),
                ' is for what no longer holds, standing next to what does: we retry for ',
                s('48'),
                ' 72 hours.',
              ],
              [
                c('Code'),
                ' is for what must be typed or found to the letter: ',
                c('lead.created'),
                ', ',
                c('Mostek-Signature'),
                ', a file name, a key.',
              ],
            ),
            p(
              'Marks can be combined. A phrase may be ',
              { ...b('bold and italic'), ...i('bold and italic') },
              ', a name in code may be ',
              { ...c('bold_too'), ...b('bold_too') },
              ', a term may be ',
              { ...u('underlined and italic'), ...i('underlined and italic') },
              ', a mistake may be ',
              { ...s('struck out in bold'), ...b('struck out in bold') },
              ', and this one has ',
              {
                ...b('all five at once'),
                ...i('all five at once'),
                ...u('all five at once'),
                ...s('all five at once'),
                ...c('all five at once'),
              },
              '. That it can be done is the only argument for doing it.',
            ),
            h(2, 'Links'),
            p(
              'The words of a link say where it goes, even when they are read on their own, as a screen reader will read them. “Click here” says nothing. “What each plan costs” says everything.',
            ),
            ul(
              [
                b('Within the site: '),
                a('what each plan costs', '/pricing'),
                ' or ',
                a('the webhook reference', '/webhooks'),
                '. Write the path without the language; the site adds it.',
              ],
              [b('To another site: '), a('a domain kept free for examples', 'https://example.com'), '.'],
              [b('To an inbox: '), a('hello@mostek.example', 'mailto:hello@mostek.example'), '.'],
              [b('To a telephone: '), a('+48 32 000 00 01', 'tel:+48320000001'), '.'],
              [
                b('With a mark: '),
                { ...a('the plans, in bold', '/pricing'), children: [b('the plans, in bold')] },
                ', or ',
                { ...a('Mostek-Signature', '/webhooks'), children: [c('Mostek-Signature')] },
                ', when the name of a thing is also the way to it.',
              ],
            ),
            h(2, 'Line breaks'),
            p('Enter starts a new paragraph. Shift and Enter only breaks the line, which is what an address wants:'),
            p('Mostek\nul. Przykładowa 7\n40-013 Katowice\nPoland'),
            p('It is not for pushing things down the page. The page already knows how far apart things go.'),
          ],
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Lists'),
            p('A list is for things of one kind. If the items argue with each other, they are paragraphs.'),
            h(3, 'Without an order'),
            ul(
              'Begin every item with the same sort of word: all verbs, or all names.',
              'Keep each to a line or two.',
              'Stop at seven. After seven, people scroll.',
            ),
            h(3, 'In order'),
            p('Numbers are a promise that the order matters. Use them for steps, rankings and nothing else.'),
            ol(
              'Write the headings first, and read them on their own.',
              'Fill in the paragraphs.',
              'Take away the first sentence of each. See whether anybody misses it.',
            ),
            h(3, 'One list inside another'),
            p('Steps inside a choice, that is, numbers under bullets:'),
            ul(
              'The picture is on your disk',
              nested(
                ol(
                  'Put the cursor where it should stand.',
                  'Choose the image block and upload the file.',
                  'Describe it before you do anything else, or you never will.',
                ),
              ),
              'The picture is in the library',
              nested(ol('Choose the image block.', 'Find it by name. Good names pay for themselves here.')),
            ),
            p('And a choice inside steps, which is bullets under numbers:'),
            ol(
              'Pick the language of the page.',
              'Write it.',
              nested(
                ul(
                  ['English: typographic quotes, ', c('“like these”'), '.'],
                  ['Polish: its own, ', c('„like these”'), ', low ones first.'],
                ),
              ),
              'Publish it, then open it on a telephone.',
            ),
            p('Two levels are as deep as a reader will follow. A third is a table of contents in disguise.'),
            h(2, 'Quotes'),
            p('A quote block is for other people’s words, not for words of ours that we are proud of.'),
            quote(
              'A form is a question asked politely. ',
              i('Somebody'),
              ' ought to be standing there when the answer comes.',
            ),
            p('Say who spoke in the line before or after it. A quote without a speaker is a rumour.'),
            h(2, 'Code'),
            p(
              'Choose the language of a code block, and it is coloured accordingly. Keep lines under eighty characters: code does not fold on a telephone, it scrolls.',
            ),
            h(3, 'JSON'),
            p('What arrives when a lead does. Use people who do not exist and domains that cannot.'),
            code('json', payload),
            h(3, 'TypeScript'),
            p('A sample should run when pasted. This one does, given a secret.'),
            code(
              'typescript',
              `import { createHmac, timingSafeEqual } from 'node:crypto';

/** True if the body was signed by whoever knows the secret. */
export function isGenuine(
  header: string,
  rawBody: string,
  secret: string,
): boolean {
  const pairs = header.split(',').map((part) => part.split('='));
  const { t, v1 } = Object.fromEntries(pairs);
  const mac = createHmac('sha256', secret)
    .update(\`\${t}.\${rawBody}\`)
    .digest();
  const sent = Buffer.from(v1 ?? '', 'hex');
  return sent.length === mac.length && timingSafeEqual(mac, sent);
}`,
            ),
            h(3, 'Shell'),
            p('Leave out the prompt sign, so that a reader can copy the line whole.'),
            code(
              'bash',
              `# Sends Jan Próbny across a test bridge
curl https://in.mostek.example/f/demo-request \\
  --data-urlencode 'name=Jan Próbny' \\
  --data-urlencode 'email=jan@example.com' \\
  --data-urlencode 'consent=true'`,
            ),
            h(3, 'No language at all'),
            p('For anything else, plain text: a log, a tree of folders, a message from a machine.'),
            code(
              'plaintext',
              `08:10:04  caught   form:demo-request
08:10:04  checked  no marks
08:10:05  carried  crm  201 Created`,
            ),
            h(2, 'Pictures'),
            p(
              'The description is for people who do not see the picture: say what it shows, not that it is one. The caption is for everybody, and adds what the picture cannot say.',
            ),
            image(
              'bridge.png',
              'A sheet cut from a form strides across a bridge of two paper arches, from one bank of a river to the other.',
              'The lead on its way. It has two check boxes for eyes and an empty field for a mouth, and never changes expression.',
            ),
            p('A picture that adds nothing can stay at home. It will not be offended; it has that face anyway.'),
          ],
        },
        {
          __component: 'sections.image-text',
          title: 'A picture beside its words',
          body: [
            p(
              'When a picture and a paragraph explain each other, set them side by side with an ',
              b('Image and text'),
              ' section. You choose the bank on which the picture stands.',
            ),
            p('On a narrow screen the picture goes first and the words follow. Write them so that this makes sense.'),
            ul(
              'One idea per section.',
              'Two short paragraphs at most.',
              'A link at the end, if there is somewhere to go.',
            ),
          ],
          image: 'bridge.png',
          imageAlt: 'Two paper arches side by side make a bridge, and also the letter m.',
          caption: 'Two arches, one pattern piece.',
          side: 'right',
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Headings, all six'),
            p(
              'The title of the page is already a heading of the first level. In the text you will want the second and the third. The rest exist, and here they are, for the sake of completeness.',
            ),
            h(1, 'Level 1: the name of a poster'),
            p('The page has one from its title. A second makes two posters on one wall.'),
            h(2, 'Level 2: a part of the page'),
            p('It stands in the table of contents. Read the contents alone: they should tell the story.'),
            h(3, 'Level 3: a part of a part'),
            p('For when one part has several answers in it.'),
            h(4, 'Level 4: a detail worth finding'),
            p('Now and then, in reference pages.'),
            h(5, 'Level 5: a detail of a detail'),
            p('Ask whether this is still one page.'),
            h(6, 'Level 6: a whisper'),
            p('If you are here on purpose, please write and tell us why. We are curious.'),
            h(2, 'Before you publish'),
            ol(
              'Read the page aloud. Where you stumble, so will they.',
              'Press every link.',
              'Look at it at the width of a telephone, by day and by night.',
              [
                'Fill in the title and description for search engines. If you do not, they will, and ',
                i('they'),
                ' have never met your customers.',
              ],
            ),
          ],
        },
        {
          __component: 'sections.quote',
          text: 'I came to change one comma and stayed to take out two paragraphs. The page has felt better ever since.',
          person: 'Ewa Kropka',
          role: 'editor, sample person',
          illustration: 'portrait',
        },
      ],
      seo: {
        title: 'Every block on one page: Mostek’s style guide',
        description:
          'A style guide for editors: every text block, list, quote, code sample, picture and heading, each shown in use with advice on when to use it.',
      },
    },
    pl: {
      title: 'Każdy blok na jednej stronie',
      slug: 'page',
      lead: 'Wzornik dla każdego, kto będzie tu pisać. Pokazuje wszystkie bloki z edytora, podpowiada, kiedy ich użyć, a czasem także, kiedy dać im spokój.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              'Wszystko poniżej powstało z bloków, które masz w menu edytora. Nie ma tu żadnych sztuczek zarezerwowanych dla tej jednej strony: skopiuj, co potrzebne, i wstaw własne słowa.',
            ),
            h(2, 'Akapity'),
            p(
              'Akapit to jedna myśl. Jeśli w połowie brakuje tchu, to są dwa akapity. Cztery wiersze na szerokim ekranie wystarczą aż nadto, bo w telefonie zrobi się z nich dziewięć.',
            ),
            p(
              'Pierwszy akapit powinien poradzić sobie sam, bo wiele osób dalej nie czyta. Najpierw odpowiedź, potem uzasadnienie. Nikt się jeszcze nie poskarżył, że odpowiedź przyszła za wcześnie.',
            ),
            h(2, 'Wyróżnienia w wierszu'),
            p('Jest ich pięć. To przyprawy, nie danie główne.'),
            ul(
              [
                b('Pogrubienie'),
                ' należy się temu jednemu słowu, którego nie wolno przegapić. Dwa na ekran to już rozrzutność.',
              ],
              [
                i('Kursywa'),
                ' służy tytułom, słowom obcym i akcentowi, który słychać: my ',
                i('naprawdę'),
                ' próbowaliśmy jeszcze raz.',
              ],
              [
                u('Podkreślenie'),
                ' zostaw pojęciom zdefiniowanym w umowie. Gdzie indziej wygląda jak link: ktoś kliknie, nic się nie stanie i zrobi się niezręcznie.',
              ],
              [
                s('Przekreślenie'),
                ' pokazuje to, co już nieaktualne, obok tego, co obowiązuje: ponawiamy przez ',
                s('48'),
                ' 72 godziny.',
              ],
              [
                c('Kod'),
                ' jest do wszystkiego, co trzeba wpisać lub znaleźć co do litery: ',
                c('lead.created'),
                ', ',
                c('Mostek-Signature'),
                ', nazwa pliku, klucz.',
              ],
            ),
            p(
              'Wyróżnienia można łączyć. Słowa mogą być ',
              { ...b('grube i pochyłe'), ...i('grube i pochyłe') },
              ', nazwa w kodzie może być ',
              { ...c('tez_gruba'), ...b('tez_gruba') },
              ', pojęcie bywa ',
              { ...u('podkreślone i pochyłe'), ...i('podkreślone i pochyłe') },
              ', pomyłka bywa ',
              { ...s('skreślona grubą kreską'), ...b('skreślona grubą kreską') },
              ', a tu jest ',
              {
                ...b('wszystko naraz'),
                ...i('wszystko naraz'),
                ...u('wszystko naraz'),
                ...s('wszystko naraz'),
                ...c('wszystko naraz'),
              },
              '. Za tym ostatnim przemawia tylko to, że się da.',
            ),
            h(2, 'Linki'),
            p(
              'Link ma mówić, dokąd prowadzi, także wtedy, gdy czyta się go w oderwaniu od reszty, a tak właśnie robią czytniki ekranu. „Kliknij tutaj” nie mówi nic. „Ile kosztują plany” mówi wszystko.',
            ),
            ul(
              [
                b('W obrębie serwisu: '),
                a('ile kosztują plany', '/pricing'),
                ' albo ',
                a('dokumentacja webhooków', '/webhooki'),
                '. Adres wpisuj bez oznaczenia języka, strona doda je sama.',
              ],
              [b('Do innego serwisu: '), a('domena zarezerwowana na przykłady', 'https://example.com'), '.'],
              [b('Do skrzynki: '), a('dzien.dobry@mostek.example', 'mailto:dzien.dobry@mostek.example'), '.'],
              [b('Do telefonu: '), a('+48 32 000 00 01', 'tel:+48320000001'), '.'],
              [
                b('Z wyróżnieniem: '),
                { ...a('plany grubym drukiem', '/pricing'), children: [b('plany grubym drukiem')] },
                ' albo ',
                { ...a('Mostek-Signature', '/webhooki'), children: [c('Mostek-Signature')] },
                ', kiedy nazwa rzeczy jest zarazem drogą do niej.',
              ],
            ),
            h(2, 'Łamanie wierszy'),
            p('Enter zaczyna nowy akapit. Shift i Enter łamie tylko wiersz, a tego właśnie potrzebuje adres:'),
            p('Mostek\nul. Przykładowa 7\n40-013 Katowice\nPolska'),
            p('Nie służy to do spychania tekstu w dół. Strona sama wie, ile powietrza zostawić.'),
          ],
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Listy'),
            p('Lista jest dla rzeczy jednego rodzaju. Jeśli punkty kłócą się ze sobą, to są akapity.'),
            h(3, 'Bez kolejności'),
            ul(
              'Każdy punkt zaczynaj tak samo: same czasowniki albo same nazwy.',
              'Jeden wiersz, najwyżej dwa.',
              'Kończ na siódmym. Po siódmym ludzie przewijają.',
            ),
            h(3, 'Po kolei'),
            p('Numer to obietnica, że kolejność ma znaczenie. Numeruj kroki i miejsca na podium, nic więcej.'),
            ol(
              'Napisz najpierw śródtytuły i przeczytaj je same.',
              'Dopisz akapity.',
              'Z każdego wykreśl pierwsze zdanie. Zobacz, czy ktoś za nim zatęskni.',
            ),
            h(3, 'Lista w liście'),
            p('Kroki wewnątrz wyboru, czyli numery pod kropkami:'),
            ul(
              'Obrazek leży na dysku',
              nested(
                ol(
                  'Ustaw kursor tam, gdzie ma stanąć.',
                  'Wybierz blok obrazu i prześlij plik.',
                  'Opisz go od razu. „Później” w tej sprawie nie istnieje.',
                ),
              ),
              'Obrazek jest już w bibliotece',
              nested(ol('Wybierz blok obrazu.', 'Znajdź plik po nazwie. Tu dobre nazwy się zwracają.')),
            ),
            p('I wybór wewnątrz kroków, czyli kropki pod numerami:'),
            ol(
              'Wybierz język strony.',
              'Napisz ją.',
              nested(
                ul(
                  ['Po polsku w cudzysłowie ', c('„takim”'), ', najpierw na dole.'],
                  ['Po angielsku w cudzysłowie ', c('“takim”'), ', cały czas u góry.'],
                ),
              ),
              'Opublikuj i otwórz w telefonie.',
            ),
            p('Głębiej niż na dwa poziomy nikt nie zejdzie. Trzeci to spis treści w przebraniu.'),
            h(2, 'Cytaty'),
            p('Blok cytatu jest na cudze słowa. Własnym, z których jesteśmy dumni, wystarczy akapit.'),
            quote(
              'Formularz to grzecznie zadane pytanie. ',
              i('Ktoś'),
              ' powinien stać w drzwiach, kiedy przyjdzie odpowiedź.',
            ),
            p('W zdaniu obok napisz, kto to powiedział. Cytat bez autora to plotka.'),
            h(2, 'Kod'),
            p(
              'Wybierz język bloku, a składnia pokoloruje się sama. Trzymaj się osiemdziesięciu znaków w wierszu: kod w telefonie się nie zawija, tylko przewija.',
            ),
            h(3, 'JSON'),
            p(
              'To przychodzi razem z leadem. W przykładach używaj ludzi, których nie ma, i domen, których być nie może.',
            ),
            code('json', payload),
            h(3, 'TypeScript'),
            p('Przykład po wklejeniu powinien działać. Ten działa, jeśli dać mu sekret.'),
            code(
              'typescript',
              `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Prawda, jeśli treść podpisał ktoś, kto zna sekret. */
export function isGenuine(
  header: string,
  rawBody: string,
  secret: string,
): boolean {
  const pairs = header.split(',').map((part) => part.split('='));
  const { t, v1 } = Object.fromEntries(pairs);
  const mac = createHmac('sha256', secret)
    .update(\`\${t}.\${rawBody}\`)
    .digest();
  const sent = Buffer.from(v1 ?? '', 'hex');
  return sent.length === mac.length && timingSafeEqual(mac, sent);
}`,
            ),
            h(3, 'Powłoka'),
            p('Znak zachęty pomiń, żeby dało się skopiować całą linijkę.'),
            code(
              'bash',
              `# Wysyła Jana Próbnego przez mostek testowy
curl https://in.mostek.example/f/demo-request \\
  --data-urlencode 'name=Jan Próbny' \\
  --data-urlencode 'email=jan@example.com' \\
  --data-urlencode 'consent=true'`,
            ),
            h(3, 'Bez języka'),
            p('Na całą resztę jest zwykły tekst: dziennik, drzewo katalogów, wiadomość od maszyny.'),
            code(
              'plaintext',
              `08:10:04  złapany     form:demo-request
08:10:04  sprawdzony  bez uwag
08:10:05  doręczony   crm  201 Created`,
            ),
            h(2, 'Obrazki'),
            p(
              'Opis jest dla tych, którzy obrazka nie widzą: napisz, co na nim jest, a nie że to obrazek. Podpis jest dla wszystkich i dopowiada to, czego nie widać.',
            ),
            image(
              'bridge.png',
              'Kartka wycięta z formularza idzie po moście z dwóch papierowych łuków, z jednego brzegu rzeki na drugi.',
              'Lead w drodze. Ma dwa pola wyboru zamiast oczu, puste pole zamiast ust i zawsze tę samą minę.',
            ),
            p('Obrazek, który nic nie wnosi, może zostać w domu. Nie obrazi się. Minę i tak ma jedną.'),
          ],
        },
        {
          __component: 'sections.image-text',
          title: 'Obrazek obok tekstu',
          body: [
            p(
              'Gdy obrazek i akapit tłumaczą się nawzajem, postaw je obok siebie w sekcji ',
              b('Image and text'),
              '. Brzeg, na którym stanie obrazek, wybierasz Ty.',
            ),
            p('Na wąskim ekranie najpierw jest obrazek, potem słowa. Pisz tak, żeby i wtedy miało to sens.'),
            ul('Jedna myśl na sekcję.', 'Najwyżej dwa krótkie akapity.', 'Na końcu link, jeśli jest dokąd iść.'),
          ],
          image: 'bridge.png',
          imageAlt: 'Dwa papierowe łuki obok siebie tworzą most, a zarazem literę m.',
          caption: 'Dwa łuki, jeden szablon.',
          side: 'right',
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Nagłówki, cała szóstka'),
            p(
              'Tytuł strony jest już nagłówkiem pierwszego poziomu. W tekście przydadzą Ci się drugi i trzeci. Pozostałe też istnieją i oto one, dla porządku.',
            ),
            h(1, 'Poziom 1: napis z plakatu'),
            p('Strona ma już jeden, ze swojego tytułu. Drugi to dwa plakaty na jednej ścianie.'),
            h(2, 'Poziom 2: część strony'),
            p('Trafia do spisu treści. Przeczytaj sam spis: powinien opowiadać całą historię.'),
            h(3, 'Poziom 3: część części'),
            p('Kiedy w jednej części jest kilka odpowiedzi.'),
            h(4, 'Poziom 4: szczegół wart znalezienia'),
            p('Od czasu do czasu, w dokumentacji.'),
            h(5, 'Poziom 5: szczegół szczegółu'),
            p('Warto zapytać, czy to wciąż jedna strona.'),
            h(6, 'Poziom 6: szept'),
            p('Jeśli jesteś tu celowo, napisz do nas dlaczego. Ciekawi nas to.'),
            h(2, 'Zanim opublikujesz'),
            ol(
              'Przeczytaj stronę na głos. Gdzie się potkniesz Ty, potkną się wszyscy.',
              'Kliknij każdy link.',
              'Obejrzyj całość na szerokość telefonu, za dnia i po zmroku.',
              [
                'Wpisz tytuł i opis dla wyszukiwarek. Inaczej ułożą je same, a ',
                i('one'),
                ' nie znają Twoich klientów.',
              ],
            ),
          ],
        },
        {
          __component: 'sections.quote',
          text: 'Zajrzałam poprawić jeden przecinek, a wyrzuciłam dwa akapity. Stronie od tamtej pory wyraźnie lżej.',
          person: 'Ewa Kropka',
          role: 'redaktorka, osoba przykładowa',
          illustration: 'portrait',
        },
      ],
      seo: {
        title: 'Każdy blok na jednej stronie: wzornik Mostka',
        description:
          'Wzornik dla redakcji: akapity, listy, cytaty, kod, obrazki i nagłówki pokazane w użyciu, z radą, kiedy po nie sięgnąć, a kiedy odpuścić.',
      },
    },
  },
};
