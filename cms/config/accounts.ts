import type { Core } from '@strapi/strapi';

/**
 * Other ways to sign in where there is no identity provider; read by src/accounts/providers.ts. By name: one that Strapi
 * knows ({"github": {"key": "…", "secret": "…"}}), or any that speaks OpenID Connect, with the three addresses it has for
 * that ({"company": {"key": "…", "secret": "…", "authorize_url": "…", "access_url": "…", "userinfo_url": "…"}}).
 */
const accounts = ({ env }: Core.Config.Shared.ConfigParams) => ({
  providers: env.json('ACCOUNT_PROVIDERS', {}),
});

export default accounts;
