import { h, i, p } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

export const blog: SeedLegacyPage = {
  path: 'blog',
  words: {
    en: {
      title: 'Blog',
      body: [
        p(
          'Notes from a small company with one job. We write when something has changed and you would want to know. That has come to about one post every eight months, which we consider brisk.',
        ),
        h(2, '2022'),
        h(3, 'We are redrawing this website'),
        p(i('14 November 2022')),
        p(
          'It has served since 2019 and was laid out by someone who is really a database person. A new one is on the table, next to the scissors. Whatever you can read here will stay readable.',
        ),
        h(3, 'A weekend is longer than 24 hours'),
        p(i('10 May 2022')),
        p(
          'One Friday evening in April a customer’s CRM went down. It came back on Monday. We retry for 24 hours, so 61 leads ran out of attempts while everyone slept. None was lost: we had the copies, and on Monday morning we carried them across by hand and counted twice. A longer wait is now at the top of our list.',
        ),
        h(3, 'A desk in Dublin'),
        p(i('8 March 2022')),
        p(
          'One of us has moved, so Mostek now has a second bank. The desk is 120 cm wide and has a view of a wall. Support in English answers from there.',
        ),
        h(2, '2021'),
        h(3, 'The custom webhook leaves its trial'),
        p(i('21 September 2021')),
        p(
          'Eleven teams tried it over the summer and found nine faults. All nine are mended. It is part of the Bridge plan from today.',
        ),
        h(2, '2020'),
        h(3, 'What we do while your CRM sleeps'),
        p(i('2 June 2020')),
        p(
          'We wait, and try again: five more times within 24 hours. Then we write to you, once, with everything in one message.',
        ),
        h(2, '2019'),
        h(3, 'The first form'),
        p(i('4 March 2019')),
        p(
          'A name, an e-mail address and the question “Do you deliver hedges?”. It arrived. We looked at it for quite a while.',
        ),
      ],
      successor: { label: 'What’s new at Mostek', page: 'whats-new' },
    },
    pl: {
      title: 'Blog',
      body: [
        p(
          'Notatki małej firmy, która ma jedno zadanie. Piszemy, gdy coś się zmieniło i może Ci się ta wiedza przydać. Wychodzi mniej więcej jeden wpis na osiem miesięcy; uważamy to za dobre tempo.',
        ),
        h(2, '2022'),
        h(3, 'Rysujemy tę stronę od nowa'),
        p(i('14 listopada 2022')),
        p(
          'Służy od 2019 roku, a układał ją ktoś, kto na co dzień zajmuje się bazami danych. Nowa leży już na stole, obok nożyczek. Wszystko, co tu stoi, nadal będzie można przeczytać.',
        ),
        h(3, 'Weekend trwa dłużej niż 24 godziny'),
        p(i('10 maja 2022')),
        p(
          'W kwietniu, w piątek wieczorem, jednemu z klientów padł CRM. Wstał w poniedziałek. My ponawiamy próby przez 24 godziny, więc 61 leadów wyczerpało limit, kiedy wszyscy spali. Żaden nie zginął: mieliśmy kopie i w poniedziałek rano przenieśliśmy je ręcznie, licząc dwa razy. Dłuższe czekanie jest teraz pierwsze na naszej liście.',
        ),
        h(3, 'Biurko w Dublinie'),
        p(i('8 marca 2022')),
        p(
          'Jedno z nas się przeprowadziło, więc Mostek ma wreszcie drugi brzeg. Biurko ma 120 cm i widok na ścianę. Stamtąd odpowiadamy na pytania po angielsku.',
        ),
        h(2, '2021'),
        h(3, 'Własny webhook po okresie próbnym'),
        p(i('21 września 2021')),
        p(
          'Przez lato sprawdzało go jedenaście zespołów. Znalazły dziewięć usterek, wszystkie naprawione. Od dziś webhook jest w planie Most.',
        ),
        h(2, '2020'),
        h(3, 'Co robimy, kiedy Twój CRM śpi'),
        p(i('2 czerwca 2020')),
        p(
          'Czekamy i próbujemy znowu: jeszcze pięć razy w ciągu 24 godzin. Potem piszemy do Ciebie, raz, ze wszystkim w jednej wiadomości.',
        ),
        h(2, '2019'),
        h(3, 'Pierwszy formularz'),
        p(i('4 marca 2019')),
        p('Imię, adres e-mail i pytanie: „Czy dowożą Państwo tuje?”. Dotarło. Patrzyliśmy na nie dłuższą chwilę.'),
      ],
      successor: { label: 'Co nowego w Mostku', page: 'whats-new' },
    },
  },
};
