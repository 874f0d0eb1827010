import type { Core } from '@strapi/strapi';

/** Where what is published is shown; read by src/publish.ts. */
const publish = ({ env }: Core.Config.Shared.ConfigParams) => ({
  /** The address visitors use; a publication is read back from there. */
  siteUrl: env('SITE_URL', '').replace(/\/$/, ''),
  /** The private address of every edge, separated by commas. */
  edges: env.array('EDGE_PURGE_URLS', []).filter(Boolean),
  secret: env('EDGE_PURGE_SECRET', ''),
});

export default publish;
