import { config } from '#config.server.ts';

/**
 * The CMS's own sign-in providers and the path where sign-in with each starts; the edge forwards that path to the CMS.
 */
export function cmsProviders(): { name: string; href: string }[] {
  if (config.PASSWORDS === 'firebase') return [];
  return config.CMS_PROVIDERS.map((name) => ({
    name,
    href: `${config.CMS_PREFIX}/connect/${encodeURIComponent(name)}`,
  }));
}
