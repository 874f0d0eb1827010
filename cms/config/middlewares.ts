const middlewares = [
  'global::drain',
  'global::access-log',
  'global::accounts-door',
  'strapi::errors',
  'strapi::security',
  // No page of another origin reads from here: the site's server asks, not its visitors' browsers.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'global::small-bodies',
  'strapi::body',
  'global::behind-tls',
  // Only on the way to a provider and back; behind-tls decides whether it is for https only.
  { name: 'strapi::session', config: { maxAge: 600_000, sameSite: 'lax', secure: undefined } },
  'strapi::favicon',
  'global::uploads',
  'strapi::public',
];

export default middlewares;
