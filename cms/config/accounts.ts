import type { Core } from '@strapi/strapi';

/**
 * Social sign-in without an identity provider; read by src/accounts/providers.ts. The key is the name of a provider
 * that Strapi supports: {"github": {"key": "…", "secret": "…"}}. For any OpenID Connect provider, its endpoint URLs are
 * needed, too: {"company": {"key": "…", "secret": "…", "authorize_url": "…", "access_url": "…", "userinfo_url": "…"}}.
 */
const accounts = ({ env }: Core.Config.Shared.ConfigParams) => ({
  providers: env.json('ACCOUNT_PROVIDERS', {}),
});

export default accounts;
