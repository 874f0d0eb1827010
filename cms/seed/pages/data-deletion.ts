import { a, b, c, h, i, ol, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const dataDeletion: SeedPage = {
  key: 'data-deletion',
  words: {
    en: {
      title: 'Data deletion',
      slug: 'data-deletion',
      lead: 'How to make us forget you: the account, the messages, the leads. It takes a minute, and nobody will try to talk you out of it.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'This is sample content of a demonstration site: the company is invented, the procedure is how it ought to be.',
              ),
            ),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Do it yourself, in three steps.',
          steps: [
            {
              title: 'Sign in',
              text: 'Open your account. If you have forgotten the password, set a new one first; we do need to know that it is you.',
            },
            {
              title: 'Take a copy',
              text: 'Export what is yours. Afterwards it is too late, and that is not a figure of speech.',
            },
            { title: 'Delete', text: 'Choose to delete the account, confirm, and it is done. There is no survey.' },
          ],
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'If you cannot sign in'),
            p(
              'Write from the address of the account to ',
              a('hello@mostek.example', 'mailto:hello@mostek.example'),
              ' with the words ',
              c('delete my account'),
              '. We write back to the same address once, to be sure, and erase everything within seven days of your answer.',
            ),
            h(2, 'If you signed in through another service'),
            p(
              'Deleting the account here also removes what that service told us: your name, your address and the link between the two accounts. To withdraw the permission on the other side as well:',
            ),
            ol(
              'open the security settings of that service;',
              'find the list of connected applications;',
              'remove Mostek from it.',
            ),
            h(2, 'If your details came through a form'),
            p(
              'You filled in somebody’s form and we carried it. The company that asked is the one to decide, so write to it first. If you do not know which it was, tell us the address you gave and about when. We find the company, pass your request on within two working days, and tell you that we did.',
            ),
            p(
              'When a company erases a lead, we erase our copy at once and send ',
              c('lead.deleted'),
              ' to every tool it was carried to.',
            ),
            h(2, 'What is erased, and when'),
            ul(
              [b('At once: '), 'the account, its sign-ins, settings, keys and messages.'],
              [b('At once, if you are the last in the team: '), 'bridges, rules and every lead in the history.'],
              [b('Within 30 days: '), 'copies in backups, as they expire.'],
            ),
            h(2, 'What stays, and why'),
            ul(
              'Invoices, as long as tax law requires.',
              'One line saying that an account was deleted, and when. It does not say whose.',
            ),
            p(
              'The rest is described under ',
              a('privacy', '/privacy'),
              ' and, for leads, under ',
              a('data processing', '/data-processing'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Last questions, literally',
          questions: [
            {
              question: 'Can it be undone?',
              answer: 'No. You can open a new account with the same address, and we will be pleased to meet you.',
            },
            {
              question: 'What happens to a paid plan?',
              answer: 'It ends with the account. What you paid for the days that remain, we send back.',
            },
            {
              question: 'Will I hear from you again?',
              answer: 'Once: a confirmation that it is done. Then silence, as requested.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'No hard feelings.',
          text: 'The door opens both ways. Sign in, and you will find the way out in your account.',
          action: { label: 'Sign in', href: '/auth/login' },
          illustration: 'door',
        },
      ],
      seo: {
        title: 'Data deletion: how to make us forget',
        description:
          'How to delete a Mostek account and its data yourself, what to do without a password, what is erased at once, what stays and why.',
      },
    },
    pl: {
      title: 'Usuwanie danych',
      slug: 'usuwanie-danych',
      lead: 'Jak sprawić, żebyśmy o Tobie zapomnieli: konto, wiadomości, leady. Trwa to minutę i nikt nie będzie Cię zatrzymywać.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'To przykładowa treść strony demonstracyjnej: firma jest zmyślona, a procedura taka, jaka powinna być.',
              ),
            ),
          ],
        },
        {
          __component: 'sections.steps',
          title: 'Bez nas, w trzech krokach.',
          steps: [
            {
              title: 'Zaloguj się',
              text: 'Wejdź na swoje konto. Jeśli nie pamiętasz hasła, najpierw ustaw nowe, bo jednak musimy wiedzieć, że to Ty.',
            },
            {
              title: 'Weź kopię',
              text: 'Wyeksportuj, co Twoje. Potem będzie za późno i nie jest to przenośnia.',
            },
            { title: 'Usuń', text: 'Wybierz usunięcie konta, potwierdź i gotowe. Ankiety nie będzie.' },
          ],
        },
        {
          __component: 'sections.rich-text',
          body: [
            h(2, 'Jeśli nie możesz się zalogować'),
            p(
              'Napisz z adresu przypisanego do konta na ',
              a('dzien.dobry@mostek.example', 'mailto:dzien.dobry@mostek.example'),
              ' i użyj słów ',
              c('usuńcie moje konto'),
              '. Dla pewności raz odpiszemy na ten sam adres, a po Twojej odpowiedzi w ciągu siedmiu dni usuniemy wszystko.',
            ),
            h(2, 'Jeśli logujesz się przez inną usługę'),
            p(
              'Razem z kontem znika u nas to, co tamta usługa nam przekazała: imię, nazwisko, adres i powiązanie obu kont. Żeby wycofać zgodę także po drugiej stronie:',
            ),
            ol(
              'wejdź w ustawienia bezpieczeństwa tamtej usługi;',
              'znajdź listę połączonych aplikacji;',
              'usuń z niej Mostek.',
            ),
            h(2, 'Jeśli Twoje dane przyszły z formularza'),
            p(
              'To był czyjś formularz, a my go tylko przenieśliśmy. Decyduje firma, która pytała, więc napisz najpierw do niej. Jeśli nie wiesz, która to była, podaj nam wpisany adres i przybliżoną datę. Znajdziemy firmę, w ciągu dwóch dni roboczych przekażemy Twoją prośbę i damy Ci znać.',
            ),
            p(
              'Gdy firma usuwa leada, od razu usuwamy swoją kopię i wysyłamy ',
              c('lead.deleted'),
              ' do każdego narzędzia, do którego dotarł.',
            ),
            h(2, 'Co znika i kiedy'),
            ul(
              [b('Od razu: '), 'konto, historia logowań, ustawienia, klucze i wiadomości.'],
              [
                b('Od razu, jeśli w zespole nie ma już nikogo poza Tobą: '),
                'mostki, reguły i wszystkie leady z historii.',
              ],
              [b('W ciągu 30 dni: '), 'kopie zapasowe, w miarę jak wygasają.'],
            ),
            h(2, 'Co zostaje i dlaczego'),
            ul(
              'Faktury, tak długo, jak każą przepisy podatkowe.',
              'Jedna linijka o tym, że jakieś konto usunięto, i kiedy. Nie mówi czyje.',
            ),
            p(
              'Resztę opisują strony ',
              a('Prywatność', '/prywatnosc'),
              ' oraz, w sprawie leadów, ',
              a('Powierzenie danych', '/powierzenie-danych'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Ostatnie pytania, dosłownie',
          questions: [
            {
              question: 'Czy można to cofnąć?',
              answer: 'Nie. Możesz założyć nowe konto na ten sam adres i będzie nam miło Cię poznać.',
            },
            {
              question: 'Co z opłaconym planem?',
              answer: 'Kończy się razem z kontem. Opłatę za pozostałe dni zwracamy.',
            },
            {
              question: 'Czy jeszcze się odezwiecie?',
              answer: 'Raz, z potwierdzeniem, że zrobione. A potem cisza, zgodnie z życzeniem.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Bez urazy.',
          text: 'Drzwi otwierają się w obie strony. Zaloguj się, a wyjście znajdziesz na swoim koncie.',
          action: { label: 'Zaloguj się', href: '/auth/login' },
          illustration: 'door',
        },
      ],
      seo: {
        title: 'Usuwanie danych: jak zapominamy',
        description:
          'Jak samodzielnie usunąć konto w Mostku i jego dane, co zrobić bez hasła, co znika od razu, co zostaje i z jakiego powodu.',
      },
    },
  },
};
