import type { Section, Seo } from './shapes';

type Contact = {
  title: string;
  lead: string;
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
    email: 'hello@mostek.example',
    nextTitle: 'What happens next',
    nextSteps: [
      { title: 'It arrives at once', text: 'You get a copy by e-mail, so you know it did not fall into the water.' },
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
              'Look at the status page first; if it says nothing, write “urgent” in the message and we will call.',
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
      description: 'Write to Mostek or visit us in Katowice or Dublin. A person answers within one working day.',
    },
  },
  pl: {
    title: 'Spotkajmy się w połowie.',
    lead: 'Pytanie, dziwny formularz, narzędzie, o którym nie słyszeliśmy: napisz. Każdą wiadomość czyta człowiek.',
    email: 'dzien.dobry@mostek.example',
    nextTitle: 'Co będzie dalej',
    nextSteps: [
      { title: 'Wiadomość dociera od razu', text: 'Dostajesz kopię e-mailem, więc wiesz, że nie wpadła do wody.' },
      { title: 'Czyta ją człowiek', text: 'W ciągu jednego dnia roboczego, w języku, w którym została napisana.' },
      { title: 'Przychodzi odpowiedź', text: 'Od kogoś z imieniem, kto prowadzi sprawę aż do końca.' },
    ],
    officesTitle: 'Oba brzegi',
    sections: [
      {
        __component: 'sections.faq',
        title: 'Zanim napiszesz',
        questions: [
          {
            question: 'Coś właśnie nie działa?',
            answer: 'Zajrzyj najpierw na stronę stanu usługi. Jeśli milczy, napisz „pilne”, a zadzwonimy.',
          },
          {
            question: 'Czy robicie prezentacje?',
            answer:
              'Tak, dwudziestominutowe, jeśli chcesz, na Twoim formularzu. Napisz, jakie narzędzia stoją na drugim brzegu.',
          },
        ],
      },
    ],
    seo: {
      title: 'Kontakt: spotkajmy się w połowie',
      description: 'Napisz do Mostka albo odwiedź nas w Katowicach lub Dublinie. Odpowiadamy w jeden dzień roboczy.',
    },
  },
};
