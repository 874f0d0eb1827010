export const site = {
  en: {
    name: 'Mostek',
    tagline: 'Every lead gets across',
    navigation: [
      { label: 'Product', page: 'product' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Integrations', page: 'integrations' },
      { label: 'Docs', page: 'docs' },
      { label: 'Contact', href: '/contact' },
    ],
    footer: [
      {
        title: 'Product',
        links: [
          { label: 'How it works', page: 'product' },
          { label: 'Integrations', page: 'integrations' },
          { label: 'Pricing', href: '/pricing' },
          { label: 'What’s new', page: 'whats-new' },
          { label: 'Status', page: 'status' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Documentation', page: 'docs' },
          { label: 'Webhooks', page: 'webhooks' },
          { label: 'Contact', href: '/contact' },
          { label: 'Style guide', page: 'page' },
        ],
      },
      {
        title: 'Company',
        links: [
          { label: 'About', page: 'about' },
          { label: 'Careers', page: 'careers' },
          { label: 'Privacy', page: 'privacy' },
          { label: 'Terms', page: 'terms' },
          { label: 'Data processing', page: 'data-processing' },
        ],
      },
    ],
    sampleNote: 'Mostek, its people, customers and figures are made up. The site under them is real.',
    footerNote: 'mostek, Polish, noun. 1. A little bridge. 2. The breastbone. 3. Whatever holds two sides together.',
    announcement: {
      label: 'New:',
      text: 'lead forms from search and social ads now join the same queue as your own.',
      link: { label: 'See what changed', page: 'whats-new' },
    },
    social: [{ network: 'mastodon', url: 'https://social.example/@mostek' }],
    seo: {
      title: 'Mostek: every lead gets across',
      description:
        'Mostek takes what people fill in on forms and ads and carries it to the tools your team already uses.',
    },
  },
  pl: {
    name: 'Mostek',
    tagline: 'Żaden lead nie wpadnie do wody',
    navigation: [
      { label: 'Produkt', page: 'product' },
      { label: 'Cennik', href: '/pricing' },
      { label: 'Integracje', page: 'integrations' },
      { label: 'Dokumentacja', page: 'docs' },
      { label: 'Kontakt', href: '/contact' },
    ],
    footer: [
      {
        title: 'Produkt',
        links: [
          { label: 'Jak to działa', page: 'product' },
          { label: 'Integracje', page: 'integrations' },
          { label: 'Cennik', href: '/pricing' },
          { label: 'Co nowego', page: 'whats-new' },
          { label: 'Stan usługi', page: 'status' },
        ],
      },
      {
        title: 'Pomoc',
        links: [
          { label: 'Dokumentacja', page: 'docs' },
          { label: 'Webhooki', page: 'webhooks' },
          { label: 'Kontakt', href: '/contact' },
          { label: 'Wzornik treści', page: 'page' },
        ],
      },
      {
        title: 'Firma',
        links: [
          { label: 'O nas', page: 'about' },
          { label: 'Praca', page: 'careers' },
          { label: 'Prywatność', page: 'privacy' },
          { label: 'Regulamin', page: 'terms' },
          { label: 'Powierzenie danych', page: 'data-processing' },
          { label: 'Warsztaty w Katowicach', page: 'workshop' },
        ],
      },
    ],
    sampleNote: 'Mostek, jego ludzie, klienci i liczby są zmyśleni. Strona pod spodem jest prawdziwa.',
    footerNote:
      'mostek, rzecz., r. m. 1. Mały most. 2. Kość pośrodku klatki piersiowej. 3. To, co trzyma razem dwie strony.',
    announcement: {
      label: 'Nowość:',
      text: 'leady z reklam w wyszukiwarce i mediach społecznościowych trafiają do tej samej kolejki co Twoje formularze.',
      link: { label: 'Zobacz, co się zmieniło', page: 'whats-new' },
    },
    social: [{ network: 'mastodon', url: 'https://social.example/@mostek' }],
    seo: {
      title: 'Mostek: żaden lead nie wpadnie do wody',
      description:
        'Mostek odbiera to, co ludzie wpisują w formularzach i reklamach, i przenosi do narzędzi, z których zespół już korzysta.',
    },
  },
};
