import type { Illustration, Section, Seo } from './shapes';

type Contact = {
  title: string;
  lead: string;
  illustration: Illustration;
  illustrationAlt: string;
  email: string;
  nextTitle: string;
  nextSteps: { title: string; text: string }[];
  officesTitle: string;
  sections: Section[];
  seo: Seo;
};

export const contact: Record<string, Contact> = {
  en: {
    title: 'Meet us halfway.',
    lead: 'A question, an odd form, a tool we have not heard of: write to us. A person reads every message.',
    illustration: 'contact',
    illustrationAlt: 'Two banks of a river are two faces shouting at each other. Their paper planes meet halfway.',
    email: 'hello@mostek.example',
    nextTitle: 'What happens next',
    nextSteps: [
      { title: 'It arrives at once', text: 'You get a receipt by e-mail, so you know it did not fall into the water.' },
      { title: 'A person reads it', text: 'Within one working day, in the language you wrote in.' },
      { title: 'You get an answer', text: 'From somebody with a name, who stays with the matter until it is settled.' },
    ],
    officesTitle: 'Both banks',
    sections: [
      {
        __component: 'sections.faq',
        title: 'Before you write',
        questions: [
          {
            question: 'Is something broken right now?',
            answer:
              'Look at the status page first; if it says nothing, write “urgent” and your telephone number, and we will call.',
          },
          {
            question: 'Do you do demos?',
            answer: 'Yes, twenty minutes, on your own form if you like. Tell us which tools stand on your far bank.',
          },
        ],
      },
    ],
    seo: {
      title: 'Contact: meet us halfway',
      description:
        'Write to Mostek or visit us in Katowice or Dublin. A person reads every message within one working day.',
    },
  },
  pl: {
    title: 'Spotkajmy się w pół drogi.',
    lead: 'Pytanie, dziwny formularz, narzędzie, o którym nie słyszeliśmy: napisz. Każdą wiadomość czyta człowiek.',
    illustration: 'contact',
    illustrationAlt: 'Dwa brzegi rzeki to dwie krzyczące twarze. Ich papierowe samoloty spotykają się w połowie.',
    email: 'dzien.dobry@mostek.example',
    nextTitle: 'Co będzie dalej',
    nextSteps: [
      {
        title: 'Wiadomość dociera od razu',
        text: 'Dostajesz potwierdzenie e-mailem, więc wiesz, że nie wpadła do wody.',
      },
      { title: 'Czyta ją człowiek', text: 'W ciągu jednego dnia roboczego, w języku, w którym została napisana.' },
      { title: 'Przychodzi odpowiedź', text: 'Od kogoś, kto podpisuje się imieniem i prowadzi sprawę do końca.' },
    ],
    officesTitle: 'Oba brzegi',
    sections: [
      {
        __component: 'sections.faq',
        title: 'Zanim napiszesz',
        questions: [
          {
            question: 'Coś właśnie nie działa?',
            answer:
              'Zajrzyj najpierw na stronę stanu usługi. Jeśli milczy, napisz „pilne” i podaj numer telefonu, a zadzwonimy.',
          },
          {
            question: 'Czy robicie prezentacje?',
            answer:
              'Tak, dwudziestominutowe, a jeśli chcesz, to na Twoim formularzu. Napisz, jakie narzędzia stoją na drugim brzegu.',
          },
        ],
      },
    ],
    seo: {
      title: 'Kontakt: spotkajmy się w pół drogi',
      description:
        'Napisz do Mostka albo odwiedź nas w Katowicach lub Dublinie. Każdą wiadomość czyta człowiek, w ciągu jednego dnia roboczego.',
    },
  },
};
