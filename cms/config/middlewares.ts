const middlewares = [
  'global::drain',
  'global::measure-requests',
  'global::account-api-guard',
  'global::admin-registration',
  'strapi::errors',
  'strapi::security',
  // No other origin may read responses: calls come from the web, not from browsers.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'global::draft-guard',
  'global::small-bodies',
  'strapi::body',
  'global::behind-tls',
  // Only used during the OAuth redirect; behind-tls sets the Secure attribute of its cookie.
  { name: 'strapi::session', config: { maxAge: 600_000, sameSite: 'lax', secure: undefined } },
  'strapi::favicon',
  'global::uploads',
  'strapi::public',
];

export default middlewares;
