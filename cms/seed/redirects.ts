/** The addresses that Polish visitors type. */
export const redirects = [
  { words: { pl: { from: 'cennik', to: '/pricing' } } },
  { words: { pl: { from: 'kontakt', to: '/contact' } } },
];
