const weekdays = (opens: string, closes: string, days: string[]) => days.map((day) => ({ day, opens, closes }));

export const offices = [
  {
    rank: 1,
    postalCode: '40-013',
    phone: '+48 32 000 00 01',
    hours: [
      ...weekdays('08:00', '17:00', ['monday', 'tuesday', 'wednesday', 'thursday']),
      ...weekdays('08:00', '13:00', ['friday']),
    ],
    point: { latitude: 50.2598, longitude: 19.0216 },
    words: {
      en: { name: 'Katowice, the left bank', street: 'ul. Przykładowa 7', city: 'Katowice', country: 'Poland' },
      pl: { name: 'Katowice, lewy brzeg', street: 'ul. Przykładowa 7', city: 'Katowice', country: 'Polska' },
    },
  },
  {
    rank: 2,
    postalCode: 'D02 X285',
    phone: '+353 1 000 0002',
    hours: weekdays('09:00', '16:30', ['monday', 'tuesday', 'wednesday', 'thursday']),
    point: { latitude: 53.3441, longitude: -6.2675 },
    words: {
      en: { name: 'Dublin, the right bank', street: '2 Sample Quay', city: 'Dublin', country: 'Ireland' },
      pl: { name: 'Dublin, prawy brzeg', street: '2 Sample Quay', city: 'Dublin', country: 'Irlandia' },
    },
  },
];
