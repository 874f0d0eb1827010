/** The texts of the mails about accounts. `{{…}}` are placeholders. */
export type MailKind =
  | 'confirm'
  | 'already'
  | 'reset'
  | 'password-changed'
  | 'sign-in-methods-changed'
  | 'new-sign-in'
  | 'new-email'
  | 'email-changed'
  | 'email-changed-again'
  | 'invitation'
  | 'schedule-failed';

type MailText = {
  subject: string;
  /** In the mail itself; without it the subject. */
  heading?: string;
  picture?: 'verify' | 'reset';
  lines: string[];
  button?: string;
  note: string;
};

type Shared = {
  hello: string;
  helloName: string;
  team: string;
  /** What the pictures show. */
  pictures: Record<'verify' | 'reset', string>;
};

export const mailTranslations: Record<string, Record<MailKind, MailText> & Shared> = {
  en: {
    hello: 'Hello,',
    helloName: 'Hello {{name}},',
    team: 'The {{site}} team',
    pictures: {
      verify: 'A lead looks out of an open envelope.',
      reset: 'A lead between the two halves of a broken key.',
    },
    confirm: {
      subject: 'Confirm your address',
      heading: 'One letter to open.',
      picture: 'verify',
      lines: ['One step is left: open the page below and confirm that this address is yours.'],
      button: 'Confirm my address',
      note: 'The link works once, for 48 hours. If you did not ask for an account, do nothing: without this step there will be none.',
    },
    already: {
      subject: 'You already have an account',
      lines: [
        'Somebody, probably you, wanted to open an account with this address. You already have one.',
        'Sign in with it; if you do not remember the password, set a new one.',
      ],
      button: 'Sign in',
      note: 'If that was not you, do nothing: your account is unchanged.',
    },
    reset: {
      subject: 'Set a new password',
      heading: 'Keys break. We cut new ones.',
      picture: 'reset',
      lines: ['Somebody, probably you, asked for a new password. All devices will be signed out when you set it.'],
      button: 'Set a new password',
      note: 'The link works once, for an hour. If you did not ask for it, do nothing: your password stays as it is.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      lines: ['The password of your account has just been changed, and all other devices were signed out.'],
      button: 'That was not me',
      note: 'If it was you, there is nothing to do.',
    },
    'sign-in-methods-changed': {
      subject: 'A way to sign in was changed',
      lines: [
        'Another way to sign in to your account has just been added or removed. All other devices were signed out.',
      ],
      button: 'See the ways to sign in',
      note: 'If that was not you, remove it and set a new password.',
    },
    'new-sign-in': {
      subject: 'New sign-in',
      lines: ['Your account was opened on a device we have not seen before: {{device}}.'],
      button: 'See my devices',
      note: 'If that was not you, sign that device out and set a new password.',
    },
    'new-email': {
      subject: 'Confirm your new address',
      heading: 'One letter to open.',
      picture: 'verify',
      lines: ['Open this page to use {{email}} for your account from now on.'],
      button: 'Use this address',
      note: 'The link works once, for an hour. If you did not ask for it, do nothing.',
    },
    'email-changed': {
      subject: 'Your address was changed',
      lines: ['Your account now belongs to {{email}}. All devices were signed out.'],
      button: 'That was not me: undo it',
      note: 'The link works once, for 72 hours. If it was you, there is nothing to do: this is the last mail to the old address.',
    },
    'email-changed-again': {
      subject: 'Your address was changed',
      lines: ['Your account now belongs to {{email}}. This is the last mail to the old address.'],
      button: 'Write to us',
      note: 'If that was not you, write to us at once.',
    },
    invitation: {
      subject: 'You are invited to write for us',
      lines: [
        'You have been given access to the editors’ side of {{site}}. Choose a password, then sign in with this address.',
      ],
      button: 'Choose a password',
      note: 'The link works once. If you do not know what this is about, do nothing.',
    },
    'schedule-failed': {
      subject: 'A scheduled change was not made',
      lines: ['The entry “{{title}}”, which you scheduled, was left as it is, because:', '{{problem}}'],
      button: 'Open the entry',
      note: 'Fix it, then publish it or schedule it again.',
    },
  },
  pl: {
    hello: 'Dzień dobry!',
    // Without the name: its vocative cannot be computed.
    helloName: 'Dzień dobry!',
    team: 'Zespół {{siteGenitive}}',
    pictures: {
      verify: 'Lead wygląda z otwartej koperty.',
      reset: 'Lead między dwiema połówkami złamanego klucza.',
    },
    confirm: {
      subject: 'Potwierdź swój adres',
      heading: 'Jeden list do otwarcia.',
      picture: 'verify',
      lines: ['Został jeden krok: otwórz stronę poniżej i potwierdź, że to Twój adres.'],
      button: 'Potwierdzam adres',
      note: 'Odnośnik działa raz, przez 48 godzin. Jeśli to nie Ty zakładasz konto, nic nie rób: bez potwierdzenia konto nie powstanie.',
    },
    already: {
      subject: 'Masz już konto',
      lines: [
        'Ktoś, pewnie Ty, chciał założyć konto na ten adres. Konto już istnieje.',
        'Zaloguj się, a jeśli nie pamiętasz hasła, ustaw nowe.',
      ],
      button: 'Zaloguj się',
      note: 'Jeśli to nie Ty, nic nie rób: na Twoim koncie nic się nie zmieniło.',
    },
    reset: {
      subject: 'Ustaw nowe hasło',
      heading: 'Klucze się łamią. Dorobimy nowy.',
      picture: 'reset',
      lines: ['Ktoś, najpewniej Ty, prosi o nowe hasło. Gdy je ustawisz, wszystkie urządzenia zostaną wylogowane.'],
      button: 'Ustaw nowe hasło',
      note: 'Odnośnik działa raz, przez godzinę. Jeśli to nie Twoja prośba, nic nie rób: hasło zostaje bez zmian.',
    },
    'password-changed': {
      subject: 'Hasło zostało zmienione',
      lines: ['Hasło do Twojego konta zostało przed chwilą zmienione, a pozostałe urządzenia wylogowane.'],
      button: 'To nie ja',
      note: 'Jeśli to Ty, nie musisz nic robić.',
    },
    'sign-in-methods-changed': {
      subject: 'Zmieniono sposób logowania',
      lines: ['Do Twojego konta dodano albo usunięto z niego inny sposób logowania. Pozostałe urządzenia wylogowano.'],
      button: 'Zobacz sposoby logowania',
      note: 'Jeśli to nie Ty, usuń go i ustaw nowe hasło.',
    },
    'new-sign-in': {
      subject: 'Nowe logowanie',
      lines: ['Ktoś zalogował się na Twoje konto na urządzeniu, którego nie znamy: {{device}}.'],
      button: 'Zobacz urządzenia',
      note: 'Jeśli to nie Ty, wyloguj to urządzenie i ustaw nowe hasło.',
    },
    'new-email': {
      subject: 'Potwierdź nowy adres',
      heading: 'Jeden list do otwarcia.',
      picture: 'verify',
      lines: ['Otwórz tę stronę, aby od teraz używać na koncie adresu {{email}}.'],
      button: 'Używaj tego adresu',
      note: 'Odnośnik działa raz, przez godzinę. Jeśli to nie Twoja prośba, nic nie rób.',
    },
    'email-changed': {
      subject: 'Adres został zmieniony',
      lines: ['Twoje konto należy teraz do adresu {{email}}. Wszystkie urządzenia zostały wylogowane.'],
      button: 'To nie ja: cofnij zmianę',
      note: 'Odnośnik działa raz, przez 72 godziny. Jeśli to Twoja zmiana, nie musisz nic robić: to ostatnia wiadomość na stary adres.',
    },
    'email-changed-again': {
      subject: 'Adres został zmieniony',
      lines: ['Twoje konto należy teraz do adresu {{email}}. To ostatnia wiadomość na stary adres.'],
      button: 'Napisz do nas',
      note: 'Jeśli to nie Ty, napisz do nas od razu.',
    },
    invitation: {
      subject: 'Zaproszenie do redakcji',
      lines: ['Masz już dostęp do panelu redakcji {{siteGenitive}}. Ustaw hasło, a potem zaloguj się tym adresem.'],
      button: 'Ustaw hasło',
      note: 'Link działa raz. Jeśli nie wiesz, o co chodzi, nic nie rób.',
    },
    'schedule-failed': {
      subject: 'Zaplanowana zmiana nie została wykonana',
      lines: ['Zaplanowany wpis „{{title}}” pozostał bez zmian, ponieważ:', '{{problem}}'],
      button: 'Otwórz wpis',
      note: 'Popraw go, a potem opublikuj albo zaplanuj ponownie.',
    },
  },
};
