import type { SeedPage } from '../shapes';

export const whatsNew: SeedPage = {
  key: 'whats-new',
  words: {
    en: {
      title: 'What’s new',
      slug: 'whats-new',
      lead: 'What changed in 2026, newest first. Small repairs are left out; if you noticed one, thank you for looking so closely.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Fresh on the column.',
          lead: 'What changed in 2026, newest first. Small repairs are left out; if you noticed one, thank you for looking so closely.',
          actions: [{ label: 'Subscribe by RSS', href: '/changes.xml' }],
          illustration: 'column',
          illustrationAlt: 'An advertising column. A sheet of paper pastes up the newest poster with a long brush.',
        },
        { __component: 'sections.changelog' },
        {
          __component: 'sections.cta',
          title: 'Something missing?',
          text: 'Most entries above began as a message from somebody who was slightly annoyed. Annoy us.',
          action: { label: 'Tell us', href: '/contact' },
          illustration: 'empty-messages',
        },
      ],
      seo: {
        title: 'What’s new: the changes of 2026',
        description:
          'Lead ads in the same queue, replay from a script, two-step sign-in, consent kept word for word: what changed in Mostek during 2026.',
      },
    },
    pl: {
      title: 'Co nowego',
      slug: 'co-nowego',
      lead: 'Co się zmieniło w 2026 roku, od najnowszych. Drobne poprawki pomijamy. Jeśli jakaś rzuciła Ci się w oczy, dziękujemy za uważność.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Świeżo naklejone.',
          lead: 'Co się zmieniło w 2026 roku, od najnowszych. Drobne poprawki pomijamy. Jeśli jakaś rzuciła Ci się w oczy, dziękujemy za uważność.',
          actions: [{ label: 'Subskrybuj przez RSS', href: '/changes.xml' }],
          illustration: 'column',
          illustrationAlt: 'Słup ogłoszeniowy. Kartka długim pędzlem przykleja najnowszy plakat.',
        },
        { __component: 'sections.changelog' },
        {
          __component: 'sections.cta',
          title: 'Czegoś brakuje?',
          text: 'Większość zmian z tej strony zaczęła się od wiadomości kogoś lekko poirytowanego. Prosimy o więcej.',
          action: { label: 'Napisz, czego', href: '/contact' },
          illustration: 'empty-messages',
        },
      ],
      seo: {
        title: 'Co nowego: zmiany z 2026 roku',
        description:
          'Reklamy w tej samej kolejce, odtwarzanie ze skryptu, logowanie dwuetapowe, zgoda słowo w słowo: co zmieniło się w Mostku w 2026 roku.',
      },
    },
  },
};
