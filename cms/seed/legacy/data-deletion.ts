import { a, b, h, ol, p, ul } from '../blocks';
import type { SeedLegacyPage } from '../shapes';

const mail = {
  en: a('hello@mostek.example', 'mailto:hello@mostek.example'),
  pl: a('dzien.dobry@mostek.example', 'mailto:dzien.dobry@mostek.example'),
};

export const dataDeletion: SeedLegacyPage = {
  path: 'data-deletion',
  words: {
    en: {
      title: 'How to have your data deleted',
      body: [
        p(
          'Write to ',
          mail.en,
          ' and ask. We delete your data ',
          b('within 30 days'),
          ' of receiving your message, free of charge, and tell you when it is done.',
        ),
        p(
          'This page was first published in June 2020. It is archived; the current page has the address and the time limit that apply.',
        ),
        h(2, 'What to write'),
        ul(
          'The e-mail address or telephone number that you typed into the form, or that your account uses.',
          'If you remember it: the website where the form was, and roughly when.',
          'You need not give a reason. Please do not send a copy of your identity card.',
        ),
        p(
          'Write from the address in question if you can. If you cannot, we will ask one question to be sure that it is you.',
        ),
        h(2, 'What happens then'),
        ol(
          [b('Within 2 working days '), 'a person confirms that your message has arrived.'],
          [b('Within 30 days '), 'we delete the data, copies included, and confirm it by e-mail.'],
        ),
        h(3, 'If you filled in a form on somebody else’s website'),
        p(
          'That company decides about your data; we carry it on its behalf. We pass your request to it within the same 2 working days and tell you its name, so that you can follow it up.',
        ),
        h(3, 'If you have an account'),
        p(
          'You can also delete it yourself in the account settings. Invoices stay for as long as tax law requires; nothing else does.',
        ),
      ],
      successor: { label: 'Data deletion, current page', page: 'data-deletion' },
    },
    pl: {
      title: 'Jak usunąć swoje dane',
      body: [
        p(
          'Napisz na ',
          mail.pl,
          ' i poproś o usunięcie danych. Usuniemy je ',
          b('w ciągu 30 dni'),
          ' od otrzymania wiadomości, bezpłatnie, i damy Ci znać, kiedy będzie po wszystkim.',
        ),
        p(
          'Ta strona powstała w czerwcu 2020 roku. Leży w archiwum; obowiązujący adres i termin podaje aktualna strona.',
        ),
        h(2, 'Co napisać'),
        ul(
          'Adres e-mail albo numer telefonu, który był w formularzu lub jest przypisany do Twojego konta.',
          'Jeśli pamiętasz: na jakiej stronie był formularz i kiedy mniej więcej został wysłany.',
          'Powodu podawać nie trzeba. Nie przysyłaj, proszę, skanu dowodu.',
        ),
        p(
          'Jeśli możesz, napisz z adresu, o który chodzi. Jeśli nie możesz, zadamy jedno pytanie, żeby mieć pewność, że Ty to Ty.',
        ),
        h(2, 'Co będzie dalej'),
        ol(
          [b('W ciągu 2 dni roboczych '), 'człowiek potwierdzi, że wiadomość dotarła.'],
          [b('W ciągu 30 dni '), 'usuniemy dane razem z kopiami i potwierdzimy to e-mailem.'],
        ),
        h(3, 'Jeśli formularz był na cudzej stronie'),
        p(
          'O Twoich danych decyduje firma, do której ta strona należy; my przenosimy je w jej imieniu. W ciągu tych samych 2 dni roboczych przekażemy jej Twoją prośbę i podamy Ci jej nazwę, żeby było wiadomo, kogo pytać dalej.',
        ),
        h(3, 'Jeśli masz konto'),
        p(
          'Możesz też usunąć je samodzielnie w ustawieniach. Faktury zostają tak długo, jak wymagają przepisy podatkowe; poza nimi nie zostaje nic.',
        ),
      ],
      successor: { label: 'Usuwanie danych, aktualna strona', page: 'data-deletion' },
    },
  },
};
