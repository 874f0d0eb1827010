const middlewares = [
  'global::drain',
  'global::access-log',
  'global::accounts-door',
  'strapi::errors',
  'strapi::security',
  // No page of another origin reads from here: the site's server asks, not its visitors' browsers.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::poweredBy',
  'strapi::query',
  'strapi::body',
  // Only on the way to a provider and back. TLS ends before this process, which therefore cannot mark the cookie secure.
  { name: 'strapi::session', config: { maxAge: 600_000, secure: false, sameSite: 'lax' } },
  'strapi::favicon',
  'global::uploads',
  'strapi::public',
];

export default middlewares;
