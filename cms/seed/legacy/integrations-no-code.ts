import { a, b, c, code, h, ol, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

const sample = (form: string, interests: string, consent: string) => `form       ${form}
name       Zofia Wójcik
email      zofia@example.com
interests  ${interests}
consent    ${consent}`;

export const integrationsNoCode: SeedLegacyPage = {
  path: 'integrations/no-code',
  words: {
    en: {
      title: 'No-code tools',
      body: [
        p(
          'In trial since January 2022. A lead can start a flow in any no-code tool that listens on a web address of its own. We have tried it with four of them and written down what we saw.',
        ),
        h(2, 'Setting it up'),
        ol(
          'In your tool, create a flow that starts with an incoming request. Copy its address.',
          'In Mostek, choose “Far side”, then “No-code”, and paste it.',
          'Send the test lead. Your tool should now show the fields by name.',
          'Build the rest of the flow there. We stop at the first step.',
        ),
        h(2, 'What the flow receives'),
        code('plaintext', sample('garden-advice', 'hedges, lawn, ponds', 'yes')),
        h(2, 'Rough edges we know of'),
        ul(
          [
            b('Commas. '),
            'Several answers in one field, such as ',
            c('interests'),
            ', arrive as a single text with commas in between. If an answer has a comma of its own, your flow will see two. We are sorry about this one.',
          ],
          [b('Order. '), 'Two leads sent in the same second may arrive the other way round.'],
          [
            b('Silence. '),
            'Some tools say “received” although the flow is switched off. We believe them, so look at their log as well.',
          ],
        ),
        p(
          'If the address does not answer, we try again for 24 hours. The trial is part of the Bridge plan; ',
          a('tell us what broke', '/contact'),
          '.',
        ),
      ],
      successor: { label: 'Integrations today', page: 'integrations' },
    },
    pl: {
      title: 'Narzędzia no-code',
      body: [
        p(
          'Na próbę od stycznia 2022. Lead może uruchomić scenariusz w każdym narzędziu no-code, które nasłuchuje pod własnym adresem. Sprawdziliśmy cztery i spisaliśmy, co z tego wyszło.',
        ),
        h(2, 'Jak to ustawić'),
        ol(
          'W swoim narzędziu utwórz scenariusz, który zaczyna się od przychodzącego żądania. Skopiuj jego adres.',
          'W Mostku wybierz „Druga strona”, potem „No-code”, i wklej adres.',
          'Wyślij leada testowego. Narzędzie powinno pokazać pola z nazwami.',
          'Resztę scenariusza budujesz już u siebie. My kończymy na pierwszym kroku.',
        ),
        h(2, 'Co dostaje scenariusz'),
        code('plaintext', sample('porada-ogrodowa', 'tuje, trawnik, oczka wodne', 'tak')),
        h(2, 'Chropowate miejsca, o których wiemy'),
        ul(
          [
            b('Przecinki. '),
            'Kilka odpowiedzi w jednym polu, na przykład ',
            c('interests'),
            ', przychodzi jako jeden tekst z przecinkami. Jeśli odpowiedź ma własny przecinek, scenariusz zobaczy dwie. Za to akurat przepraszamy.',
          ],
          [b('Kolejność. '), 'Dwa leady wysłane w tej samej sekundzie mogą dotrzeć na odwrót.'],
          [
            b('Cisza. '),
            'Niektóre narzędzia odpowiadają „przyjęto”, choć scenariusz jest wyłączony. Wierzymy im na słowo, więc zajrzyj też do ich dziennika.',
          ],
        ),
        p(
          'Gdy adres nie odpowiada, ponawiamy próby przez 24 godziny. Wersja próbna jest w planie Most; ',
          a('napisz, co się zepsuło', '/contact'),
          '.',
        ),
      ],
      successor: { label: 'Integracje dzisiaj', page: 'integrations' },
    },
  },
};
