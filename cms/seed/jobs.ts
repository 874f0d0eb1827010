export const jobs = [
  {
    rank: 1,
    words: {
      en: {
        title: 'Engineer, delivery',
        place: 'Katowice, or anywhere in the European Union',
        pay: 'PLN 17,000–23,000 gross a month, employment contract',
        text: 'Queues, retries, signatures, and the question of what “exactly once” can honestly mean. TypeScript and PostgreSQL, both kept boring.',
      },
      pl: {
        title: 'Inżynier lub inżynierka doręczeń',
        place: 'Katowice albo gdziekolwiek w Unii Europejskiej',
        pay: '17 000–23 000 zł brutto miesięcznie, umowa o pracę',
        text: 'Kolejki, ponowienia, podpisy i pytanie, co uczciwie znaczy „dokładnie raz”. TypeScript i PostgreSQL, oba celowo nudne.',
      },
    },
  },
  {
    rank: 2,
    words: {
      en: {
        title: 'Customer engineer',
        place: 'Dublin, three days a week in the office',
        pay: '€46,000–58,000 gross a year',
        text: 'People write to you because something did not arrive. Usually it did. You find out which, fix what can be fixed, and note what the page should have said.',
      },
      pl: {
        title: 'Inżynier lub inżynierka wsparcia',
        place: 'Dublin, trzy dni w tygodniu w biurze',
        pay: '46 000–58 000 € brutto rocznie',
        text: 'Ludzie piszą, bo coś nie dotarło. Zwykle dotarło. Ustalasz, jak było, naprawiasz, co się da, i zapisujesz, co powinniśmy byli napisać na stronie.',
      },
    },
  },
  {
    rank: 3,
    words: {
      en: {
        title: 'Writer, Polish and English',
        place: 'Katowice or remote, four days a week',
        pay: 'PLN 11,000–14,000 gross a month, employment contract',
        text: 'Buttons, error messages, documentation, now and then a poster. Each text is written twice and the two need not match. They need to be equally good.',
      },
      pl: {
        title: 'Autor lub autorka tekstów, polski i angielski',
        place: 'Katowice albo zdalnie, cztery dni w tygodniu',
        pay: '11 000–14 000 zł brutto miesięcznie, umowa o pracę',
        text: 'Przyciski, komunikaty błędów, dokumentacja, czasem plakat. Każdy tekst powstaje dwa razy i wersje nie muszą się zgadzać. Mają być równie dobre.',
      },
    },
  },
];
