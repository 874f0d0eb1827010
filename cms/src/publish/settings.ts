import type { Core } from '@strapi/strapi';

type PublishSettings = { siteUrl: string; edges: string[]; secret: string; timeZone: string };

/** The values of config/publish.ts. */
export function publishSettings(strapi: Core.Strapi): PublishSettings {
  return strapi.config.get('publish') as PublishSettings;
}
