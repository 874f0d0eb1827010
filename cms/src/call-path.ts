import type { Core } from '@strapi/strapi';

/** The path of an API call without the API prefix; null for other paths. */
export function callPath(strapi: Core.Strapi, path: string): string | null {
  const prefix = strapi.config.get<string>('api.rest.prefix');
  const single = path.replace(/^\/+/, '/');
  return single.toLowerCase().startsWith(`${prefix}/`.toLowerCase()) ? single.slice(prefix.length) : null;
}
