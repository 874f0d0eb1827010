import { a, b, c, code, h, i, ol, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

const request = `POST /hooks/mostek HTTP/1.1
Host: www.example.com
Content-Type: application/json
Mostek-Event: evt_4HT9
Mostek-Attempt: 1
Mostek-Signature: t=1783930204,v1=5f2c9e…e91a`;

const payload = (message: string) => `{
  "id": "evt_4HT9",
  "event": "lead.created",
  "created_at": "2026-07-13T08:10:04Z",
  "test": false,
  "bridge": "demo-request-to-own-crm",
  "source": "form:demo-request",
  "lead": {
    "id": "lead_7Q2M",
    "name": "Zofia Wójcik",
    "email": "zofia@example.com",
    "consent": true,
    "fields": {
      "company": "Fala Siódma",
      "message": "${message}"
    },
    "marks": ["double"]
  }
}`;

const node = (words: {
  raw: string;
  old: string;
  reply: string;
}) => `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.MOSTEK_SECRET;

function isGenuine(header, rawBody, now = Date.now() / 1000) {
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('=')));
  if (!(Math.abs(now - Number(t)) <= 300)) return false; // ${words.old}
  const mac = createHmac('sha256', secret).update(\`\${t}.\`).update(rawBody).digest();
  const sent = Buffer.from(v1 ?? '', 'hex');
  return sent.length === mac.length && timingSafeEqual(mac, sent);
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks); // ${words.raw}

  if (!isGenuine(request.headers['mostek-signature'] ?? '', rawBody)) {
    response.writeHead(401).end();
    return;
  }
  await enqueue(JSON.parse(rawBody)); // ${words.reply}
  response.writeHead(204).end();
}).listen(3000);`;

const python = (old: string) => `import hashlib
import hmac
import os
import time

SECRET = os.environ["MOSTEK_SECRET"].encode()


def is_genuine(header: str, raw_body: bytes, now: float | None = None) -> bool:
    parts = dict(part.partition("=")[::2] for part in header.split(","))
    t, v1 = parts.get("t", ""), parts.get("v1", "")
    if not t.isdigit() or abs((now or time.time()) - int(t)) > 300:
        return False  # ${old}
    mac = hmac.new(SECRET, t.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(mac.encode(), v1.encode())`;

const vector = `t=1783930204
secret=mostek_test_secret
body='{"event":"lead.created","lead":{"name":"Jan Próbny","consent":true}}'

printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$secret"
# 5ae3b26782d742434b47295b4a671896d8faa54a780337a2d05686619624b66e`;

const replay = `curl https://api.mostek.example/v1/replays \\
  --header "Authorization: Bearer $MOSTEK_KEY" \\
  --json '{
    "bridge": "demo-request-to-own-crm",
    "from": "2026-07-13T00:00:00Z",
    "to": "2026-07-14T00:00:00Z",
    "only": "failed"
  }'`;

const replayAnswer = `{
  "id": "rpl_2K8D",
  "leads": 41,
  "state": "running"
}`;

const failure = `{
  "error": {
    "code": "replay.too_old",
    "message": "The oldest lead that can be replayed is from 2026-06-13.",
    "field": "from"
  }
}`;

export const webhooks: SeedPage = {
  key: 'webhooks',
  words: {
    en: {
      title: 'Webhooks',
      slug: 'webhooks',
      lead: 'A signed POST to an address of yours, for each lead, within seconds. Here is what is in it, how to know that it came from us, and what we do when nobody answers.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              'Webhooks are part of the Bridge and Viaduct plans. You need an address that is reachable over HTTPS and about an hour. If you have not built a bridge yet, begin with ',
              a('the documentation', '/docs'),
              '.',
            ),
            h(2, 'The request'),
            p('One event, one request. It looks like this, followed by an empty line and the body.'),
            code('http', request),
            ul(
              [
                c('Mostek-Event'),
                ' is the same at every attempt and every replay. Use it to recognise what you have seen.',
              ],
              [c('Mostek-Attempt'), ' counts from one.'],
              [
                c('Mostek-Signature'),
                ' holds the time of sending, ',
                c('t'),
                ', in seconds, and the signature, ',
                c('v1'),
                '. Both are fresh at every attempt.',
              ],
            ),
            h(2, 'The payload'),
            code('json', payload('Two rooms, one roof')),
            p(
              'The keys you see are always there. ',
              c('fields'),
              ' holds whatever else the form asked, under the form’s own names, and may be empty. New keys may join; none will leave without a year’s notice.',
            ),
            h(3, 'Events'),
            ul(
              [c('lead.created'), ': someone sent a form.'],
              [c('lead.updated'), ': the same lead was corrected, by the source or by a person in your team.'],
              [
                c('lead.deleted'),
                ': the lead was erased, usually because the person it is about asked. Please do the same on your side; ',
                a('here is why', '/data-deletion'),
                '.',
              ],
            ),
            h(2, 'Check the signature'),
            p(
              'The signature is HMAC-SHA256, in hexadecimal, over ',
              c('${t}.${rawBody}'),
              ', with the secret of the bridge as the key. Three rules cover nearly every mistake:',
            ),
            ol(
              ['Use the body ', i('exactly as received'), '. Parsed and printed again, it is another body.'],
              ['Compare in constant time, not with ', c('==='), '.'],
              ['Refuse a ', c('t'), ' more than five minutes away from your clock.'],
            ),
            h(3, 'Node'),
            code(
              'javascript',
              node({ raw: 'bytes, untouched', old: 'too old, or not a number', reply: 'store it, answer, work later' }),
            ),
            h(3, 'Python'),
            code('python', python('too old, or not a number')),
            h(3, 'A known answer'),
            p(
              'If your code disagrees with ours, try both on the same input. With this secret, time and body the signature ends in ',
              c('b66e'),
              '. It is long out of date, so leave the clock out of this one test.',
            ),
            code('bash', vector),
            h(3, 'Changing the secret'),
            p(
              'Ask for a new secret and we go on signing with the old one for 24 hours, or until you press ',
              b('Switch'),
              '. Accept either in the meantime, then forget the old one. It will not take it personally.',
            ),
            h(2, 'What we expect back'),
            ul(
              [b('Any 2xx within ten seconds'), ' means that you have it. The body of your answer is not read.'],
              [
                b('429 or 503 with '),
                c('Retry-After'),
                ' means later, and we keep to the time you name, up to an hour.',
              ],
              [b('410 Gone'), ' means never again. The bridge closes and we write to its builders.'],
              [b('Anything else'), ', silence included, means that we try again. Redirects are not followed.'],
            ),
            p('Store the event, answer, and do the work afterwards. A slow thank-you counts as none.'),
            h(2, 'Retries'),
            p('Ten attempts, spread over 72 hours from the first:'),
            ol(
              'at once',
              'after 1 minute',
              'after 5 minutes',
              'after 15 minutes',
              'after 1 hour',
              'after 3 hours',
              'after 8 hours',
              'after 24 hours',
              'after 48 hours',
              'after 72 hours',
            ),
            p(
              'Then we stop and send you one message with everything in it and a button to send it again. The same event may reach you twice, for instance when your answer was lost on the way back, so do nothing twice for the same ',
              c('Mostek-Event'),
              '.',
            ),
            h(2, 'Replay'),
            p(
              'Anything from the last 30 days can be sent again, whether it landed or not; on Viaduct the window is as long as its history. In the account it is a button. From a script it is this:',
            ),
            code('bash', replay),
            code('json', replayAnswer),
            p(
              c('only'),
              ' is ',
              c('failed'),
              ' or ',
              c('all'),
              '. Replayed events keep their number and their place in line, and get a new signature. If you have shortened the history to zero days there is nothing to replay, which was rather the point.',
            ),
            h(2, 'Errors'),
            h(3, 'On your side'),
            p('What we saw when we knocked. The account shows the code beside each attempt.'),
            ul(
              [c('endpoint.refused'), ': nobody listens at that address.'],
              [c('endpoint.timeout'), ': somebody does, but took longer than ten seconds.'],
              [c('endpoint.tls'), ': the certificate has expired or belongs to another name.'],
              [c('endpoint.redirect'), ': the address has moved. Give us the new one.'],
              [c('endpoint.status'), ': an answer that was not 2xx. Its number is kept with the attempt.'],
              [c('endpoint.gone'), ': you said 410, and we believed you.'],
            ),
            h(3, 'On ours'),
            p('When a call to our API fails, the answer says what, why and where.'),
            code('json', failure),
            ul(
              [c('401 key.unknown'), ': the key is missing, mistyped or withdrawn.'],
              [c('403 plan.too_small'), ': the plan does not include this. The message says which one does.'],
              [c('404 bridge.unknown'), ': no such bridge, or not yours. We do not say which.'],
              [c('422 replay.too_old'), ': further back than the history goes.'],
              [c('429 rate.too_fast'), ': wait for as long as ', c('Retry-After'), ' says.'],
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Caught on the hook',
          questions: [
            {
              question: 'Which addresses do you send from?',
              answer:
                'A short list, shown in the settings of each bridge and changed with 30 days’ notice. The signature is still the better proof: addresses can be borrowed, secrets less so.',
            },
            {
              question: 'Do events arrive in order?',
              answer:
                'Usually. When one is being retried, later ones overtake it. If order matters to you, sort by created_at.',
            },
            {
              question: 'Can we receive webhooks on a laptop?',
              answer:
                'Through any tunnel that gives you an HTTPS address, yes. Use a test bridge, and let Jan Próbny make the journey a few times.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Hang something on it.',
          text: 'Open an account, paste your address, send Jan. If the hook holds him, it will hold the rest.',
          action: { label: 'Get a secret', href: '/auth/register' },
          illustration: 'hook-tag',
        },
      ],
      seo: {
        card: 'docs',
        title: 'Webhook reference: payload, signature, retries',
        description:
          'The payload of Mostek’s webhooks, how to check the HMAC-SHA256 signature in Node and Python, the retry schedule, replay and error codes.',
      },
    },
    pl: {
      title: 'Webhooki',
      slug: 'webhooki',
      lead: 'Podpisany POST na Twój adres, po jednym na leada, w kilka sekund. Poniżej: co w nim jest, skąd wiadomo, że jest od nas, i co robimy, gdy nikt nie odpowiada.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              'Webhooki są w planach Most i Wiadukt. Potrzebny jest adres dostępny przez HTTPS i jakaś godzina. Jeśli nie masz jeszcze mostka, zacznij od ',
              a('dokumentacji', '/dokumentacja'),
              '.',
            ),
            h(2, 'Żądanie'),
            p('Jedno zdarzenie, jedno żądanie. Wygląda tak, a po nim następują pusty wiersz i treść.'),
            code('http', request),
            ul(
              [
                c('Mostek-Event'),
                ' jest ten sam przy każdej próbie i każdym odtworzeniu. Po nim poznasz, że to już było.',
              ],
              [c('Mostek-Attempt'), ' liczy próby od jednego.'],
              [
                c('Mostek-Signature'),
                ' zawiera czas wysłania w sekundach, ',
                c('t'),
                ', oraz podpis, ',
                c('v1'),
                '. Przy każdej próbie są świeże.',
              ],
            ),
            h(2, 'Treść'),
            code('json', payload('Dwa pokoje, jeden dach')),
            p(
              'Klucze, które tu widzisz, są zawsze. W ',
              c('fields'),
              ' jest wszystko inne, o co pytał formularz, pod nazwami z formularza; bywa puste. Nowe klucze mogą się pojawić, żaden nie zniknie bez zapowiedzi z rocznym wyprzedzeniem.',
            ),
            h(3, 'Zdarzenia'),
            ul(
              [c('lead.created'), ': ktoś wysłał formularz.'],
              [c('lead.updated'), ': leada poprawiło źródło albo ktoś z Twojego zespołu.'],
              [
                c('lead.deleted'),
                ': lead został usunięty, zwykle na prośbę osoby, której dotyczy. Zrób u siebie to samo, a ',
                a('tu piszemy dlaczego', '/usuwanie-danych'),
                '.',
              ],
            ),
            h(2, 'Sprawdzenie podpisu'),
            p(
              'Podpis to HMAC-SHA256 w zapisie szesnastkowym, liczony z ',
              c('${t}.${rawBody}'),
              ' z sekretem mostka jako kluczem. Trzy zasady zapobiegają prawie wszystkim pomyłkom:',
            ),
            ol(
              [
                'Weź treść ',
                i('dokładnie taką, jaka przyszła'),
                '. Sparsowana i złożona z powrotem jest już inną treścią.',
              ],
              ['Porównuj w stałym czasie, a nie przez ', c('==='), '.'],
              ['Odrzuć ', c('t'), ', które od Twojego zegara dzieli więcej niż pięć minut.'],
            ),
            h(3, 'Node'),
            code(
              'javascript',
              node({
                raw: 'bajty, nietknięte',
                old: 'za stare albo nie liczba',
                reply: 'zapisz, odpowiedz, pracuj potem',
              }),
            ),
            h(3, 'Python'),
            code('python', python('za stare albo nie liczba')),
            h(3, 'Znany wynik'),
            p(
              'Jeśli Twój kod nie zgadza się z naszym, daj obu te same dane. Dla tego sekretu, czasu i treści podpis kończy się na ',
              c('b66e'),
              '. Jest już dawno po terminie, więc w tym jednym teście pomiń sprawdzanie czasu.',
            ),
            code('bash', vector),
            h(3, 'Zmiana sekretu'),
            p(
              'Gdy poprosisz o nowy sekret, jeszcze przez 24 godziny podpisujemy starym, chyba że wcześniej klikniesz ',
              b('Przełącz'),
              '. W tym czasie przyjmuj oba, a potem o starym zapomnij. Nie weźmie tego do siebie.',
            ),
            h(2, 'Na jaką odpowiedź czekamy'),
            ul(
              [
                b('Dowolne 2xx w ciągu dziesięciu sekund'),
                ' znaczy, że zdarzenie już masz. Treści odpowiedzi nie czytamy.',
              ],
              [
                b('429 lub 503 z '),
                c('Retry-After'),
                ' znaczy „później”. Trzymamy się podanego czasu, najwyżej do godziny.',
              ],
              [b('410 Gone'), ' znaczy „nigdy więcej”. Mostek się zamyka, a my piszemy do tych, którzy go zbudowali.'],
              [b('Wszystko inne'), ', z ciszą włącznie, znaczy, że próbujemy znowu. Za przekierowaniami nie idziemy.'],
            ),
            p('Zapisz zdarzenie, odpowiedz, a pracuj potem. Spóźnione „dziękuję” to żadne „dziękuję”.'),
            h(2, 'Ponawianie'),
            p('Dziesięć prób rozłożonych na 72 godziny od pierwszej:'),
            ol(
              'od razu',
              'po 1 minucie',
              'po 5 minutach',
              'po 15 minutach',
              'po 1 godzinie',
              'po 3 godzinach',
              'po 8 godzinach',
              'po 24 godzinach',
              'po 48 godzinach',
              'po 72 godzinach',
            ),
            p(
              'Potem przestajemy i wysyłamy jedną wiadomość ze wszystkimi danymi i przyciskiem „Wyślij ponownie”. Zdarzenie może dotrzeć dwa razy, na przykład gdy w drodze powrotnej zginie Twoja odpowiedź, więc dla tego samego ',
              c('Mostek-Event'),
              ' niczego nie rób podwójnie.',
            ),
            h(2, 'Odtwarzanie'),
            p(
              'Wszystko z ostatnich 30 dni można wysłać jeszcze raz, niezależnie od tego, czy dotarło; w planie Wiadukt tak długo, jak sięga historia. W panelu to przycisk. W skrypcie wygląda to tak:',
            ),
            code('bash', replay),
            code('json', replayAnswer),
            p(
              c('only'),
              ' to ',
              c('failed'),
              ' albo ',
              c('all'),
              '. Odtworzone zdarzenia zachowują numer i miejsce w kolejce, a dostają nowy podpis. Jeśli skrócisz historię do zera dni, nie będzie czego odtwarzać, i właściwie o to chodziło.',
            ),
            h(2, 'Błędy'),
            h(3, 'Po Twojej stronie'),
            p('To, co zastaliśmy, pukając. W panelu kod stoi przy każdej próbie.'),
            ul(
              [c('endpoint.refused'), ': pod tym adresem nikt nie słucha.'],
              [c('endpoint.timeout'), ': ktoś słucha, ale odpowiadał dłużej niż dziesięć sekund.'],
              [c('endpoint.tls'), ': certyfikat wygasł albo jest wystawiony na inną nazwę.'],
              [c('endpoint.redirect'), ': adres się przeprowadził. Podaj nam nowy.'],
              [c('endpoint.status'), ': odpowiedź inna niż 2xx. Jej numer zapisujemy przy próbie.'],
              [c('endpoint.gone'), ': było 410, a my uwierzyliśmy.'],
            ),
            h(3, 'Po naszej'),
            p('Gdy nie uda się wywołanie naszego API, odpowiedź mówi co, dlaczego i gdzie.'),
            code('json', failure),
            ul(
              [c('401 key.unknown'), ': klucza brakuje, ma literówkę albo został unieważniony.'],
              [
                c('403 plan.too_small'),
                ': Twój plan tego nie obejmuje. W komunikacie jest nazwa tego, który obejmuje.',
              ],
              [c('404 bridge.unknown'), ': takiego mostka nie ma albo nie jest Twój. Nie mówimy, które z dwojga.'],
              [c('422 replay.too_old'), ': dalej, niż sięga historia.'],
              [c('429 rate.too_fast'), ': poczekaj tyle, ile mówi ', c('Retry-After'), '.'],
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Co jeszcze wisi na haku',
          questions: [
            {
              question: 'Z jakich adresów wysyłacie?',
              answer:
                'Z krótkiej listy, którą znajdziesz w ustawieniach mostka; o zmianach uprzedzamy 30 dni wcześniej. Podpis i tak jest lepszym dowodem: adres można pożyczyć, sekret trudniej.',
            },
            {
              question: 'Czy zdarzenia przychodzą po kolei?',
              answer:
                'Zazwyczaj. Gdy jedno jest ponawiane, późniejsze je wyprzedzają. Jeśli kolejność ma znaczenie, sortuj po created_at.',
            },
            {
              question: 'Czy webhooka można odebrać na laptopie?',
              answer:
                'Tak, przez dowolny tunel, który daje adres HTTPS. Użyj mostka testowego i pozwól Janowi Próbnemu przejść się kilka razy.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Powieś coś na nim.',
          text: 'Załóż konto, wklej adres, wyślij Jana. Jeśli hak utrzyma jego, utrzyma i resztę.',
          action: { label: 'Odbierz sekret', href: '/auth/register' },
          illustration: 'hook-tag',
        },
      ],
      seo: {
        card: 'docs',
        title: 'Webhooki: treść, podpis, ponawianie',
        description:
          'Treść webhooka Mostka, sprawdzanie podpisu HMAC-SHA256 w Node i Pythonie, harmonogram ponawiania, odtwarzanie zdarzeń i kody błędów.',
      },
    },
  },
};
