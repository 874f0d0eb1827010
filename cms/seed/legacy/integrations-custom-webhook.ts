import { a, b, c, code, h, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

const request = (form: string, message: string, token: string) => `POST /mostek HTTP/1.1
Content-Type: application/json
X-Mostek-Token: ${token}

{
  "form": "${form}",
  "sent": "2021-09-21T10:04:11Z",
  "name": "Zofia Wójcik",
  "email": "zofia@example.com",
  "message": "${message}",
  "consent": "yes"
}`;

export const integrationsCustomWebhook: SeedLegacyPage = {
  path: 'integrations/custom-webhook',
  words: {
    en: {
      title: 'Custom webhook',
      body: [
        p(
          'Version 1, September 2021. If your tool is not on our list, or you wrote it yourself, we can send each lead to an address that you choose.',
        ),
        h(2, 'What we send'),
        code('plaintext', request('contact', 'Do you deliver hedges?', 'your-token')),
        p('The fields lie flat, under the names they have in the form. All values are texts, the consent included.'),
        h(2, 'What we expect'),
        ul(
          [b('An answer: '), 'any status from 200 to 299, within 10 seconds. We do not read the body.'],
          [b('HTTPS: '), 'with a valid certificate. We do not send leads over an open road.'],
          [
            b('Patience with doubles: '),
            'if your answer gets lost, the same lead comes again. Compare ',
            c('sent'),
            ' and ',
            c('email'),
            '.',
          ],
        ),
        h(3, 'If there is no answer'),
        p(
          'We try again after 1 minute, 10 minutes, 1 hour, 6 hours and 24 hours, and then write to you. A lead cannot be sent again later from the panel; ask us, and we will do it by hand.',
        ),
        h(2, 'How you know it was us'),
        p(
          'By ',
          c('X-Mostek-Token'),
          ', a shared secret that only you and we have. It is a password and not a signature: it tells you who sent the request, not that nobody altered it. Signed requests are planned. Until then, keep the token out of your logs, and ',
          a('ask us for a new one', '/contact'),
          ' if in doubt.',
        ),
      ],
      successor: { label: 'Webhook reference, signed', page: 'webhooks' },
    },
    pl: {
      title: 'Własny webhook',
      body: [
        p(
          'Wersja 1, wrzesień 2021. Jeśli Twojego narzędzia nie ma na naszej liście albo jest Twojego autorstwa, możemy wysyłać każdego leada pod wskazany adres.',
        ),
        h(2, 'Co wysyłamy'),
        code('plaintext', request('kontakt', 'Czy dowożą Państwo tuje?', 'twoj-token')),
        p(
          'Pola leżą płasko, pod takimi nazwami, jakie mają w formularzu. Wszystkie wartości są tekstem, zgoda również.',
        ),
        h(2, 'Czego oczekujemy'),
        ul(
          [b('Odpowiedzi: '), 'dowolny status od 200 do 299, w ciągu 10 sekund. Treści nie czytamy.'],
          [b('HTTPS: '), 'z ważnym certyfikatem. Leady nie jeżdżą u nas pod gołym niebem.'],
          [
            b('Cierpliwości do powtórek: '),
            'jeśli Twoja odpowiedź zaginie, ten sam lead przyjdzie jeszcze raz. Porównaj ',
            c('sent'),
            ' i ',
            c('email'),
            '.',
          ],
        ),
        h(3, 'Gdy odpowiedzi nie ma'),
        p(
          'Ponawiamy próbę po minucie, po 10 minutach, po godzinie, po 6 i po 24 godzinach, a potem piszemy do Ciebie. Później nie da się już ponowić wysyłki z panelu; poproś nas, zrobimy to ręcznie.',
        ),
        h(2, 'Skąd wiadomo, że to my'),
        p(
          'Po nagłówku ',
          c('X-Mostek-Token'),
          ', czyli wspólnym sekrecie, który znamy tylko Ty i my. To hasło, a nie podpis: mówi, kto wysłał żądanie, ale nie to, że nikt go po drodze nie zmienił. Podpisy są w planach. Do tego czasu nie zapisuj tokenu w logach, a w razie wątpliwości ',
          a('poproś o nowy', '/contact'),
          '.',
        ),
      ],
      successor: { label: 'Dokumentacja webhooka, już z podpisem', page: 'webhooks' },
    },
  },
};
