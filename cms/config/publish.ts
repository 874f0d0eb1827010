import type { Core } from '@strapi/strapi';

/** Where published content is served; read by src/publish/settings.ts. */
const publish = ({ env }: Core.Config.Shared.ConfigParams) => ({
  /** Public URL of the site; publications are verified there. */
  siteUrl: env('SITE_URL', '').replace(/\/$/, ''),
  /** Private URLs of all edges, separated by commas. */
  edges: env.array('EDGE_PURGE_URLS', []).filter(Boolean),
  secret: env('EDGE_PURGE_SECRET', ''),
  /** Editors plan publications in this time zone. */
  timeZone: env('SITE_TIME_ZONE', 'Europe/Warsaw'),
});

export default publish;
