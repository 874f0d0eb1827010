import type { Core } from '@strapi/strapi';

/** Strict: unknown query parameters are answered with 400 instead of being ignored. */
const api = ({ env }: Core.Config.Shared.ConfigParams) => ({
  rest: {
    /** Path prefix of all API calls; web and edge have the same setting. */
    prefix: env('CMS_PREFIX', '/api'),
    defaultLimit: 25,
    maxLimit: 1000,
    withCount: true,
    strictParams: true,
  },
  documents: { strictParams: true, strictRelations: true },
});

export default api;
