/** The users-permissions plugin's support for OAuth providers. */
import type { Core } from '@strapi/strapi';
import { requireFunctions, requireInternal } from './require-internal';

type Context = Parameters<Core.MiddlewareHandler>[0];

export type ProvidersPlugin = { services: { providers: (context: { strapi: Core.Strapi }) => object } };
/** The result of the OAuth redirects, which Strapi stores in the browser's session. */
export type Grant = { access_token?: string; code?: string; oauth_token?: string };
/** `subject` is the provider's permanent id of the person. Strapi's built-in providers do not return one. */
export type Profile = { email?: string; username?: string; subject?: string };
type Registry = {
  add: (name: string, provider: object) => void;
  run: (request: object) => Promise<Profile>;
};

const file = 'oauth-providers.ts';
const providersService = 'plugin::users-permissions service "providers"';

/** Sets the redirect URI that Strapi sends to providers. It must be on the site's host (accounts/providers.ts). */
export function replaceRedirectUri(
  plugin: ProvidersPlugin,
  redirectUri: (strapi: Core.Strapi, provider: string) => string,
): void {
  const { providers } = plugin.services;
  requireInternal(typeof providers === 'function', `${providersService} does not exist`, file);
  plugin.services.providers = (context) => {
    const original = providers(context);
    requireFunctions(original, providersService, 'method', ['buildRedirectUri'], file);
    return { ...original, buildRedirectUri: (provider: string) => redirectUri(context.strapi, provider) };
  };
}

function registry(strapi: Core.Strapi): Registry {
  return strapi.plugin('users-permissions').service('providers-registry');
}

/** Adds a provider that Strapi does not know. */
export function addProvider(
  strapi: Core.Strapi,
  name: string,
  readProfile: (accessToken: string) => Promise<Profile>,
): void {
  const authCallback = ({ accessToken }: { accessToken: string }) => readProfile(accessToken);
  registry(strapi).add(name, { enabled: true, icon: 'key', grantConfig: {}, authCallback });
}

/** The settings of all providers by name, as the admin stores them. They are overwritten at startup. */
type ProviderSettings = Record<string, Record<string, unknown>>;

function settingsStore(strapi: Core.Strapi) {
  return strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
}

export async function readProviderSettings(strapi: Core.Strapi): Promise<ProviderSettings> {
  return (await settingsStore(strapi).get()) as ProviderSettings;
}

export async function writeProviderSettings(strapi: Core.Strapi, value: ProviderSettings): Promise<void> {
  await settingsStore(strapi).set({ value });
}

/** Undefined if the browser has not just returned from a provider. */
export function readGrant(ctx: Context): Grant | undefined {
  return (ctx as { session?: { grant?: { response?: Grant } } }).session?.grant?.response;
}

/** Reads the profile of the person who has signed in at a provider. */
export async function readProfile(strapi: Core.Strapi, provider: string, grant: Grant): Promise<Profile> {
  const providers = await readProviderSettings(strapi);
  const accessToken = grant.access_token ?? grant.code ?? grant.oauth_token;
  return registry(strapi).run({ provider, query: grant, accessToken, providers, grantResponse: grant });
}

/** Strapi's built-in providers say only in the message of the error that an email is not verified. */
export function isUnverifiedEmail(error: Error): boolean {
  return /email (is )?not verified/i.test(error.message);
}

export function requireOauthProviders(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('users-permissions');
  requireFunctions(plugin.service('providers'), providersService, 'method', ['buildRedirectUri'], file);
  requireFunctions(
    plugin.service('providers-registry'),
    'plugin::users-permissions service "providers-registry"',
    'method',
    ['add', 'run'],
    file,
  );
}
