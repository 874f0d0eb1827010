import { config } from '#config.server.ts';

/** The content service's own providers, and where signing in with each begins: the edge leads this address there. */
export function cmsProviders(): { name: string; href: string }[] {
  if (config.FIREBASE_PROJECT_ID) return [];
  return config.CMS_PROVIDERS.map((name) => ({
    name,
    href: `${config.CMS_PREFIX}/connect/${encodeURIComponent(name)}`,
  }));
}
