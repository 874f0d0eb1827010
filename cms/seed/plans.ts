const price = (currency: string, monthly: number) => [
  { currency, period: 'month', amount: monthly * 100 },
  // Two months free when paid yearly.
  { currency, period: 'year', amount: monthly * 10 * 100 },
];
const prices = (pln: number, eur: number, usd: number) => [
  ...price('PLN', pln),
  ...price('EUR', eur),
  ...price('USD', usd),
];
const perks = (...texts: string[]) => texts.map((text) => ({ text }));

export const plans = [
  {
    rank: 1,
    illustration: 'footbridge',
    featured: false,
    prices: prices(79, 19, 21),
    words: {
      en: {
        name: 'Footbridge',
        audience: 'For one form, one tool and one person who minds both.',
        features: perks('1 bridge', 'Leads not metered', 'Typos and doubles marked', '7 days of history'),
      },
      pl: {
        name: 'Kładka',
        audience: 'Jeden formularz, jedno narzędzie i ktoś, kto pilnuje obu.',
        features: perks('1 mostek', 'Leady bez limitu', 'Oznaczanie literówek i duplikatów', '7 dni historii'),
      },
    },
  },
  {
    rank: 2,
    illustration: 'arches',
    featured: true,
    prices: prices(249, 59, 65),
    words: {
      en: {
        name: 'Bridge',
        audience: 'For a team with a few forms, an ad account and a CRM.',
        features: perks(
          '5 bridges',
          'Everything in Footbridge',
          'Rules that pick the owner',
          'Signed webhooks, 30-day replay',
          '10 people',
        ),
      },
      pl: {
        name: 'Most',
        audience: 'Zespół, kilka formularzy, konto reklamowe i CRM.',
        features: perks(
          '5 mostków',
          'Wszystko, co ma Kładka',
          'Reguły, które wybierają opiekuna',
          'Podpisane webhooki, odtwarzanie przez 30 dni',
          '10 osób',
        ),
      },
    },
  },
  {
    rank: 3,
    illustration: 'viaduct',
    featured: false,
    prices: prices(629, 149, 165),
    words: {
      en: {
        name: 'Viaduct',
        audience: 'For many teams, brands or clients, each in its own lane.',
        features: perks(
          'Bridges without limit',
          'Everything in Bridge',
          'Single sign-on and audit log',
          '12 months of history',
          'A named person on our side',
        ),
      },
      pl: {
        name: 'Wiadukt',
        audience: 'Wiele zespołów, marek albo klientów, każdy na swoim pasie.',
        features: perks(
          'Mostki bez limitu',
          'Wszystko, co ma Most',
          'Logowanie jednokrotne i dziennik zdarzeń',
          '12 miesięcy historii',
          'Opiekun po naszej stronie',
        ),
      },
    },
  },
];
