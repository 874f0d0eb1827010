import { b, p } from '../blocks';
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
          __component: 'sections.hero',
          title: 'Two banks, two kettles, one bridge.',
          lead: 'We build little bridges between a form and whoever ought to read it. It is a narrow trade, and we like it that way.',
          illustration: 'about',
          illustrationAlt:
            'Two kettles, one on each bank of a river. Their steam rises in two arches and makes a bridge, and a sheet of paper walks over it.',
        },
        {
          __component: 'sections.rich-text',
          title: 'It began with a Friday.',
          body: [
            p(
              'One of us spent Friday afternoons copying names from one browser tab into another. Every week somebody was missed, it was nobody’s fault, and it cost a customer who had already said yes.',
            ),
            p(
              'So we wrote a small thing that carried the names across by itself. A friend asked for one. Then a friend of the friend. In Polish a ',
              b('mostek'),
              ' is a little bridge; it is also the bone that holds the two halves of a chest together. We could not choose, and kept both.',
            ),
          ],
        },
        {
          __component: 'sections.feature-grid',
          title: 'What we hold on to.',
          features: [
            {
              title: 'Keep quiet.',
              text: 'Good plumbing is not discussed at dinner. We write when something needs a person, and otherwise let you forget us.',
            },
            {
              title: 'Say it plainly.',
              text: 'The price is one number. The limits are on the page. If we break something, the status page says so before you ask.',
            },
            {
              title: 'Own nothing.',
              text: 'Leads belong to the people who filled in the form and to the company they wrote to. We are only carrying them, with both hands.',
            },
          ],
        },
        {
          __component: 'sections.team',
          title: 'Who is on the bridge',
          lead: 'Fourteen people and two offices. Katowice is the left bank and does most of the building. Dublin is the right bank and does most of the talking.',
          people: [
            {
              name: 'Halina Przęsło',
              role: 'Founder. Reads the support inbox on Wednesdays.',
              illustration: 'portrait-halina',
            },
            {
              name: 'Tomasz Filar',
              role: 'Keeps the bridges standing.',
              illustration: 'portrait-tomasz',
            },
            {
              name: 'Aoife Keystone',
              role: 'Looks after whoever has just moved in.',
              illustration: 'portrait-aoife',
            },
            {
              name: 'Ewa Kropka',
              role: 'Writes in both languages, then crosses most of it out.',
              illustration: 'portrait-ewa',
            },
          ],
        },
        {
          __component: 'sections.quote',
          text: 'People ask what our vision is. It is a form, a river and a drawer, with nothing floating in the river.',
          person: 'Halina Przęsło',
          role: 'founder (sample person)',
          illustration: 'portrait-halina',
        },
        {
          __component: 'sections.cta',
          title: 'Come and say hello.',
          text: 'On working days a person answers, usually the same day.',
          action: { label: 'Write to us', href: '/contact' },
          illustration: 'column',
        },
      ],
      seo: {
        title: 'About us: a little bridge, taken seriously',
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
          __component: 'sections.hero',
          title: 'Dwa brzegi, dwa czajniki, jeden most.',
          lead: 'Budujemy małe mosty między formularzem a kimś, kto powinien go przeczytać. Wąska specjalizacja, ale nam się podoba.',
          illustration: 'about',
          illustrationAlt:
            'Dwa czajniki na dwóch brzegach rzeki. Ich para układa się w dwa łuki i tworzy most, po którym idzie kartka.',
        },
        {
          __component: 'sections.rich-text',
          title: 'Zaczęło się w piątek.',
          body: [
            p(
              'Jedno z nas co piątek po południu przepisywało nazwiska z jednej karty przeglądarki do drugiej. Co tydzień ktoś się gubił, winnych nie było, a odchodził klient, który właściwie już się zgodził.',
            ),
            p(
              'Powstał więc drobiazg, który przenosił nazwiska sam. Poprosiła o niego znajoma, potem znajomy znajomej. ',
              b('Mostek'),
              ' to mały most, a zarazem kość, która trzyma razem obie strony klatki piersiowej. Nie umieliśmy wybrać, zostały oba znaczenia.',
            ),
          ],
        },
        {
          __component: 'sections.feature-grid',
          title: 'Czego się trzymamy.',
          features: [
            {
              title: 'Cicho.',
              text: 'O dobrej hydraulice nie rozmawia się przy obiedzie. Piszemy, gdy potrzebny jest człowiek. Poza tym możesz o nas zapomnieć.',
            },
            {
              title: 'Wprost.',
              text: 'Cena to jedna liczba. Limity są na stronie. Jeśli coś zepsujemy, strona stanu powie o tym, zanim zdążysz zapytać.',
            },
            {
              title: 'Nie swoje.',
              text: 'Leady należą do ludzi, którzy wypełnili formularz, i do firmy, do której napisali. My je tylko niesiemy, obiema rękami.',
            },
          ],
        },
        {
          __component: 'sections.team',
          title: 'Kto stoi na moście',
          lead: 'Czternaście osób i dwa biura. Katowice to lewy brzeg i tu się głównie buduje. Dublin to prawy brzeg i tam się głównie rozmawia.',
          people: [
            {
              name: 'Halina Przęsło',
              role: 'Założycielka. W środy czyta skrzynkę pomocy.',
              illustration: 'portrait-halina',
            },
            {
              name: 'Tomasz Filar',
              role: 'Dba, żeby mosty stały.',
              illustration: 'portrait-tomasz',
            },
            {
              name: 'Aoife Keystone',
              role: 'Opiekuje się tymi, którzy dopiero się wprowadzili.',
              illustration: 'portrait-aoife',
            },
            {
              name: 'Ewa Kropka',
              role: 'Pisze w obu językach, a potem większość skreśla.',
              illustration: 'portrait-ewa',
            },
          ],
        },
        {
          __component: 'sections.quote',
          text: 'Pytają nas o wizję. Formularz, rzeka, szuflada. I żeby w rzece nic nie pływało.',
          person: 'Halina Przęsło',
          role: 'założycielka (osoba przykładowa)',
          illustration: 'portrait-halina',
        },
        {
          __component: 'sections.cta',
          title: 'Wpadnij się przywitać.',
          text: 'W dni robocze odpowiada człowiek, zwykle jeszcze tego samego dnia.',
          action: { label: 'Napisz do nas', href: '/contact' },
          illustration: 'column',
        },
      ],
      seo: {
        title: 'O nas: mały most, poważna sprawa',
        description:
          'Kto buduje Mostek, dlaczego zaczęło się w piątek po południu i co mały most ma wspólnego z kością pośrodku klatki piersiowej.',
      },
    },
  },
};
