const middlewares = [
  'global::access-log',
  'global::accounts-door',
  'strapi::errors',
  'strapi::security',
  // No page of another origin reads from here: the site's server asks, not its visitors' browsers.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::poweredBy',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'global::uploads',
  'strapi::public',
];

export default middlewares;
