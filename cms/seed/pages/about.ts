import { a, b, p } from '../blocks';
import type { SeedPage } from '../shapes';

export const about: SeedPage = {
  key: 'about',
  words: {
    en: {
      title: 'About us',
      slug: 'about',
      lead: 'We build little bridges between a form and whoever ought to read it. It is a narrow trade, and we like it that way.',
      sections: [
        {
          __component: 'sections.image-text',
          title: 'It began with a Friday.',
          body: [
            p(
              'One of us spent Friday afternoons copying names from one browser tab into another. Every week somebody was missed, every week it was nobody’s fault, and every week it cost a customer who had already said yes.',
            ),
            p(
              'So we wrote a small thing that carried the names across by itself. A friend asked for one. Then a friend of the friend. The word for a little bridge in Polish is ',
              b('mostek'),
              '; it is also the bone that holds the two halves of a chest together. We could not choose between the meanings, and kept both.',
            ),
          ],
          image: 'bridge.png',
          imageAlt: 'A sheet of paper with a calm face walks across a bridge cut from two arches.',
          caption: 'The company, in one picture. We are the part underneath.',
          side: 'right',
        },
        {
          __component: 'sections.feature-grid',
          title: 'What we hold on to.',
          features: [
            {
              title: 'Keep quiet.',
              text: 'Good plumbing is not discussed at dinner. We write when something needs a person, and otherwise let you forget us.',
              illustration: 'arches',
            },
            {
              title: 'Say it plainly.',
              text: 'The price is one number. The limits are on the page. If we break something, the status page says so before you ask.',
              illustration: 'check',
            },
            {
              title: 'Own nothing.',
              text: 'Leads belong to the people who filled in the form and to the company they wrote to. We are only carrying them, with both hands.',
              illustration: 'carry',
            },
          ],
        },
        {
          __component: 'sections.quote',
          text: 'People ask what our vision is. It is a form, a river and a drawer, with nothing floating in the river.',
          person: 'Halina Przęsło',
          role: 'founder, sample person (przęsło: the span of a bridge)',
          illustration: 'portrait',
        },
        {
          __component: 'sections.rich-text',
          title: 'Who is on the bridge',
          body: [
            p(
              'Fourteen people, two offices, one kettle in each. Katowice is the left bank and does most of the building. Dublin is the right bank and does most of the talking, as you would expect.',
            ),
            p(
              'Halina Przęsło started it and still reads the support inbox on Wednesdays. Tomasz Filar keeps the bridges standing. Aoife Keystone looks after everybody who has just moved in. Ewa Kropka writes the words in both languages, and takes most of them out again.',
            ),
            p(
              'If these names seem to fit too well, that is because we made them up: Mostek is the sample company of a demonstration site. The kettles we would have bought anyway.',
            ),
            p(
              'Company details, addresses and hours are on ',
              a('the contact page', '/contact'),
              '. Those who would like to join will find us on ',
              a('the careers page', '/careers'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.stats',
          title: 'Small on purpose. Sample on purpose, too.',
          stats: [
            { value: '14', label: 'people, of whom nine drink tea' },
            { value: '2', label: 'languages, each written, neither translated' },
            { value: '1', label: 'job, done in three verbs' },
            { value: '0', label: 'leads lost since the first day' },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Come and say hello.',
          text: 'A person answers, on working days, usually the same day.',
          action: { label: 'Write to us', href: '/contact' },
          illustration: 'door',
        },
      ],
      seo: {
        title: 'About Mostek: a little bridge, taken seriously',
        description:
          'Who builds Mostek, why it began on a Friday afternoon, and what the Polish word for a little bridge has to do with the breastbone.',
      },
    },
    pl: {
      title: 'O nas',
      slug: 'o-nas',
      lead: 'Budujemy małe mosty między formularzem a kimś, kto powinien go przeczytać. Wąska specjalizacja, ale nam się podoba.',
      sections: [
        {
          __component: 'sections.image-text',
          title: 'Zaczęło się w piątek.',
          body: [
            p(
              'Jedno z nas co piątek po południu przepisywało nazwiska z jednej karty przeglądarki do drugiej. Co tydzień ktoś się gubił, co tydzień nie było winnych i co tydzień odchodził klient, który właściwie już się zgodził.',
            ),
            p(
              'Powstał więc drobiazg, który przenosił nazwiska sam. Poprosiła o niego znajoma, potem znajomy znajomej. Nazwa przyszła od ręki: ',
              b('mostek'),
              ' to mały most, a zarazem kość, która trzyma razem obie strony klatki piersiowej. Nie umieliśmy wybrać znaczenia, zostały oba.',
            ),
          ],
          image: 'bridge.png',
          imageAlt: 'Kartka papieru o spokojnej twarzy idzie po moście wyciętym z dwóch łuków.',
          caption: 'Cała firma na jednym obrazku. My to ta część na dole.',
          side: 'right',
        },
        {
          __component: 'sections.feature-grid',
          title: 'Czego się trzymamy.',
          features: [
            {
              title: 'Cicho.',
              text: 'O dobrej hydraulice nie rozmawia się przy obiedzie. Piszemy, gdy potrzebny jest człowiek. Poza tym możesz o nas zapomnieć.',
              illustration: 'arches',
            },
            {
              title: 'Wprost.',
              text: 'Cena to jedna liczba. Limity są na stronie. Jeśli coś zepsujemy, strona stanu powie o tym, zanim zdążysz zapytać.',
              illustration: 'check',
            },
            {
              title: 'Nie swoje.',
              text: 'Leady należą do ludzi, którzy wypełnili formularz, i do firmy, do której napisali. My je tylko niesiemy, obiema rękami.',
              illustration: 'carry',
            },
          ],
        },
        {
          __component: 'sections.quote',
          text: 'Pytają nas o wizję. Formularz, rzeka, szuflada. I żeby w rzece nic nie pływało.',
          person: 'Halina Przęsło',
          role: 'założycielka, osoba przykładowa',
          illustration: 'portrait',
        },
        {
          __component: 'sections.rich-text',
          title: 'Kto stoi na moście',
          body: [
            p(
              'Czternaście osób, dwa biura, w każdym po jednym czajniku. Katowice to lewy brzeg i tu się głównie buduje. Dublin to prawy brzeg i tam się głównie rozmawia, jak to w Dublinie.',
            ),
            p(
              'Halina Przęsło to zaczęła i do dziś w środy czyta skrzynkę pomocy. Tomasz Filar dba, żeby mosty stały. Aoife Keystone opiekuje się każdym, kto dopiero się wprowadził. Ewa Kropka pisze w obu językach, a potem większość skreśla.',
            ),
            p(
              'Jeśli te nazwiska pasują aż za dobrze, to dlatego, że są zmyślone: Mostek to przykładowa firma na stronie demonstracyjnej. Czajniki kupilibyśmy i tak.',
            ),
            p(
              'Dane firmy, adresy i godziny znajdziesz na ',
              a('stronie kontaktowej', '/contact'),
              '. Kto chce dołączyć, niech zajrzy na ',
              a('stronę o pracy', '/praca'),
              '.',
            ),
          ],
        },
        {
          __component: 'sections.stats',
          title: 'Mali z wyboru, przykładowi z założenia.',
          stats: [
            { value: '14', label: 'osób, z czego dziewięć pije herbatę' },
            { value: '2', label: 'języki, oba pisane, żaden tłumaczony' },
            { value: '1', label: 'zadanie w trzech czasownikach' },
            { value: '0', label: 'leadów zgubionych od pierwszego dnia' },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Wpadnij się przywitać.',
          text: 'W dni robocze odpowiada człowiek, zwykle jeszcze tego samego dnia.',
          action: { label: 'Napisz do nas', href: '/contact' },
          illustration: 'door',
        },
      ],
      seo: {
        title: 'O nas: mały most, poważna sprawa. Mostek',
        description:
          'Kto buduje Mostek, dlaczego zaczęło się w piątek po południu i co mały most ma wspólnego z kością pośrodku klatki piersiowej.',
      },
    },
  },
};
