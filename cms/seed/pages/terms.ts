import { a, b, h, i, ol, p, ul } from '../blocks';
import type { SeedPage } from '../shapes';

export const terms: SeedPage = {
  key: 'terms',
  words: {
    en: {
      title: 'Terms of service',
      slug: 'terms',
      lead: 'What you may expect of us, what we expect of you, and what happens if either of us stops. Written to be read.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'This is sample content of a demonstration site. It shows how such a page may be built; it is not legal advice and binds nobody. In force, as a sample, from 1 January 2026.',
              ),
            ),
            h(2, '1. The words used'),
            ul(
              [b('We'), ': the sample company Mostek, ul. Przykładowa 7, 40-013 Katowice, Poland.'],
              [b('You'), ': the company or person who opens the account.'],
              [b('Service'), ': the software that takes leads from your sources and carries them to your tools.'],
              [b('Bridge'), ': one source joined to one tool.'],
            ),
            h(2, '2. The account'),
            p(
              'You open it with a working e-mail address and true details. Whoever has your password can act as you, so keep it to yourself and switch on two-step sign-in. Invite colleagues as people of their own instead of sharing a password. Tell us at once if somebody got in.',
            ),
            h(2, '3. The first fourteen days'),
            p(
              'Every plan is free for 14 days, without a card. If you do not choose a plan by then, the bridges close to traffic. Nothing is charged, and you can export what is yours.',
            ),
            h(2, '4. Price and payment'),
            ul(
              ['Prices are those on ', a('the pricing page', '/pricing'), ', net of VAT, in the currency you choose.'],
              'You pay ahead, by the month or by the year. Leads are not metered on any plan.',
              'Going up, you pay the difference for the days that remain. Going down, the rest becomes credit.',
              'A new price applies from the next period, and we announce it 60 days ahead.',
            ),
            p(
              'Above a million leads a month we ask you to talk to us first, so that there is road enough for everybody.',
            ),
            h(2, '5. What we do'),
            ol(
              'We take in what your sources send and keep a copy for as long as your plan and settings say.',
              'We mark what looks wrong, by the rules you set.',
              'We carry it to your tools. If a tool does not answer, we try again, for up to 72 hours depending on the plan, and then tell you.',
              'We keep the service open at least 99.9% of the time in each month, announced works aside. If we miss that, you get a tenth of the month’s fee back for each full hour beyond, up to the whole of it.',
            ),
            h(2, '6. What you do'),
            p('You carry only what you have the right to carry. In particular you do not use the service:'),
            ul(
              'to collect data without grounds in law, or without telling people what for;',
              'for health records, card numbers or passwords, for which this bridge was not built;',
              'to send messages nobody asked for;',
              'to test the limits of our systems without agreeing it with us.',
            ),
            h(2, '7. Whose data it is'),
            p(
              'Yours, and that of the people who filled in the forms. We process it on your behalf, under the agreement on ',
              a('data processing', '/data-processing'),
              ', which is part of these terms. How we treat your own details is described under ',
              a('privacy', '/privacy'),
              '.',
            ),
            h(2, '8. If you do not pay, or wish to leave'),
            p(
              'You may leave at any time; the plan runs to the end of the period you paid for. If a payment does not arrive, we remind you. After 14 days the bridges close to traffic. Nothing is deleted for 60 more, and you can export everything throughout.',
            ),
            p(
              'We may end the contract with 60 days’ notice, or at once if you break section 6 and do not stop when asked. What you paid for days you cannot use, you get back.',
            ),
            h(2, '9. Liability'),
            p(
              'We answer for damage we cause through our fault, up to the fees of the last twelve months. This limit does not apply to damage caused on purpose, nor where the law allows no limit. We do not answer for tools that are not ours, but we will tell you what they said.',
            ),
            h(2, '10. Complaints'),
            p(
              'Write through ',
              a('the contact page', '/contact'),
              ' or to ',
              a('hello@mostek.example', 'mailto:hello@mostek.example'),
              '. You get an answer within 14 days, with reasons.',
            ),
            h(2, '11. Changes to these terms'),
            p(
              'We announce them 30 days ahead, with the old and the new wording side by side. If you do not agree you may leave before they take effect, and get back what you paid for the time after.',
            ),
            h(2, '12. Law and court'),
            p(
              'Polish law applies. Disputes between companies go to the court for Katowice; consumers keep every right that the law of their country gives them.',
            ),
          ],
        },
      ],
      seo: {
        title: 'Terms of service, written to be read',
        description:
          'Sample terms of service: the free fortnight, price and payment, what Mostek does and what you do, leaving, liability and complaints.',
      },
    },
    pl: {
      title: 'Regulamin',
      slug: 'regulamin',
      lead: 'Czego możesz oczekiwać od nas, czego my oczekujemy od Ciebie i co będzie, gdy któraś ze stron się wycofa. Napisany po to, żeby go czytać.',
      sections: [
        {
          __component: 'sections.rich-text',
          body: [
            p(
              i(
                'To przykładowa treść strony demonstracyjnej. Pokazuje, jak taka strona może być zbudowana; nie jest poradą prawną i nikogo nie wiąże. Obowiązuje, przykładowo, od 1 stycznia 2026 r.',
              ),
            ),
            h(2, '1. Słowniczek'),
            ul(
              [b('My'), ': przykładowa firma Mostek, ul. Przykładowa 7, 40-013 Katowice.'],
              [b('Ty'), ': firma lub osoba, która zakłada konto.'],
              [b('Usługa'), ': oprogramowanie, które odbiera leady z Twoich źródeł i przenosi je do Twoich narzędzi.'],
              [b('mostek, małą literą'), ': jedno źródło połączone z jednym narzędziem.'],
            ),
            h(2, '2. Konto'),
            p(
              'Zakładasz je na działający adres e-mail i prawdziwe dane. Kto zna Twoje hasło, może działać w Twoim imieniu, więc zachowaj je dla siebie i włącz logowanie dwuetapowe. Zamiast dzielić się hasłem, zaproś współpracowników, każdego z własnym kontem. Jeśli ktoś się włamał, daj znać od razu.',
            ),
            h(2, '3. Pierwsze czternaście dni'),
            p(
              'Każdy plan jest przez 14 dni bezpłatny i nie wymaga karty. Jeśli w tym czasie nie wybierzesz planu, mostki zamkną się dla ruchu. Niczego nie pobierzemy, a swoje dane możesz wyeksportować.',
            ),
            h(2, '4. Ceny i płatności'),
            ul(
              ['Obowiązują ceny ze strony ', a('Cennik', '/pricing'), ', netto, w wybranej walucie.'],
              'Płacisz z góry, za miesiąc albo za rok. W żadnym planie nie liczymy leadów.',
              'Przy przejściu na wyższy plan dopłacasz różnicę za pozostałe dni. Przy przejściu na niższy reszta zostaje na poczet kolejnych płatności.',
              'Nowa cena obowiązuje od następnego okresu, a zapowiadamy ją 60 dni wcześniej.',
            ),
            p(
              'Powyżej miliona leadów miesięcznie prosimy o wcześniejszą rozmowę, żeby drogi starczyło dla wszystkich.',
            ),
            h(2, '5. Co robimy my'),
            ol(
              'Przyjmujemy to, co wysyłają Twoje źródła, i przechowujemy kopię tak długo, jak mówią plan i ustawienia.',
              'Oznaczamy to, co wygląda podejrzanie, według Twoich reguł.',
              'Przenosimy leady do Twoich narzędzi. Jeśli narzędzie nie odpowiada, ponawiamy próby, zależnie od planu do 72 godzin, a potem dajemy znać.',
              'Utrzymujemy dostępność usługi na poziomie co najmniej 99,9% w miesiącu, nie licząc zapowiedzianych prac. Za każdą pełną godzinę przerwy ponad ten limit zwracamy jedną dziesiątą opłaty miesięcznej, najwyżej całą.',
            ),
            h(2, '6. Co robisz Ty'),
            p('Przenosisz tylko to, co wolno Ci przenosić. W szczególności nie używasz usługi:'),
            ul(
              'do zbierania danych bez podstawy prawnej lub bez poinformowania, w jakim celu;',
              'do danych o zdrowiu, numerów kart ani haseł, bo ten most nie jest do tego zbudowany;',
              'do wysyłania wiadomości, o które nikt nie prosił;',
              'do sprawdzania wytrzymałości naszych systemów bez uzgodnienia tego z nami.',
            ),
            h(2, '7. Czyje są dane'),
            p(
              'Twoje i ludzi, którzy wypełnili formularze. Przetwarzamy je w Twoim imieniu na podstawie ',
              a('umowy powierzenia danych', '/powierzenie-danych'),
              ', która jest częścią regulaminu. Jak traktujemy Twoje własne dane, opisuje strona ',
              a('Prywatność', '/prywatnosc'),
              '.',
            ),
            h(2, '8. Gdy nie płacisz albo chcesz odejść'),
            p(
              'Odejść możesz w każdej chwili; plan działa do końca opłaconego okresu. Jeśli płatność nie dotrze, przypomnimy o niej. Po 14 dniach mostki zamkną się dla ruchu. Przez kolejne 60 niczego nie usuwamy i przez cały ten czas możesz wszystko wyeksportować.',
            ),
            p(
              'My możemy rozwiązać umowę z 60-dniowym wypowiedzeniem albo od razu, jeśli naruszasz punkt 6 i mimo prośby nie przestajesz. Opłatę za dni, z których przez to nie skorzystasz, zwracamy.',
            ),
            h(2, '9. Odpowiedzialność'),
            p(
              'Odpowiadamy za szkody z naszej winy do wysokości opłat z ostatnich dwunastu miesięcy. Ograniczenie nie dotyczy szkód wyrządzonych umyślnie ani przypadków, w których prawo na nie nie pozwala. Za cudze narzędzia nie odpowiadamy, ale powiemy Ci, co odpowiedziały.',
            ),
            h(2, '10. Reklamacje'),
            p(
              'Napisz przez ',
              a('stronę kontaktową', '/contact'),
              ' albo na ',
              a('dzien.dobry@mostek.example', 'mailto:dzien.dobry@mostek.example'),
              '. Odpowiedź, z uzasadnieniem, dostaniesz w ciągu 14 dni.',
            ),
            h(2, '11. Zmiany regulaminu'),
            p(
              'Zapowiadamy je 30 dni wcześniej i pokazujemy stare brzmienie obok nowego. Jeśli się nie zgadzasz, możesz odejść, zanim zaczną obowiązywać, a my zwrócimy opłatę za czas, który pozostał.',
            ),
            h(2, '12. Prawo i sąd'),
            p(
              'Obowiązuje prawo polskie. Spory między przedsiębiorcami rozstrzyga sąd właściwy dla Katowic, a konsumenci zachowują wszystkie prawa, które daje im prawo ich kraju.',
            ),
          ],
        },
      ],
      seo: {
        title: 'Regulamin, który da się przeczytać',
        description:
          'Przykładowy regulamin: czternaście dni bez opłat, ceny i płatności, co robi Mostek, a co Ty, rozstanie, odpowiedzialność i reklamacje.',
      },
    },
  },
};
