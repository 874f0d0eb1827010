/** Signing in with an account somewhere else, by Strapi's own means: `/api/connect/{provider}`, there and back. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { noLinks } from './links';
import { endSessions } from './sessions';
import { changeUser, createUser, users, type Context, type User } from './user';

const { ApplicationError } = errors;

type Provider = { key: string; secret: string; authorize_url?: string; access_url?: string; userinfo_url?: string };
/** Strapi's own providers do not tell the name by which they know somebody. */
type Profile = { email?: string; username?: string; subject?: string };
type Grant = { access_token?: string; code?: string; oauth_token?: string };

function listed(strapi: Core.Strapi): [string, Provider][] {
  return Object.entries(strapi.config.get<Record<string, Provider>>('accounts.providers', {}));
}

function registry(strapi: Core.Strapi) {
  return strapi.plugin('users-permissions').service('providers-registry');
}

/** Makes known to Strapi what it does not know by itself. */
export function registerProviders(strapi: Core.Strapi): void {
  for (const [name, { userinfo_url: userinfo }] of listed(strapi)) {
    if (!userinfo) continue;
    const authCallback = ({ accessToken }: { accessToken: string }) => readProfile(userinfo, accessToken);
    registry(strapi).add(name, { enabled: true, icon: 'key', grantConfig: {}, authCallback });
  }
}

/** What an OpenID Connect provider says about somebody. An address it has not confirmed is nobody's. */
async function readProfile(userinfo: string, token: string): Promise<Profile> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  const response = await fetch(userinfo, { headers, signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new ApplicationError('Invalid credentials');
  const { sub, email, email_verified: verified, name } = (await response.json()) as Record<string, unknown>;
  if (typeof sub !== 'string' || !sub || typeof email !== 'string' || verified !== true) {
    throw new ApplicationError('The address is not verified', { code: 'unverified-email' });
  }
  return { subject: sub, email, username: typeof name === 'string' ? name : email };
}

/** Exactly the listed ones are open, whatever was clicked before; they lead back to the site. */
export async function ensureProviders(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
  const all = (await store.get()) as Record<string, Record<string, unknown>>;
  const open = new Map(listed(strapi));
  const site = strapi.config.get<string>('publish.siteUrl');
  const value = Object.fromEntries(
    Object.entries(all).map(([name, known]) => {
      if (name === 'email') return [name, known];
      const own = open.get(name);
      const oauth = own?.authorize_url ? { oauth: 2, scope: ['openid', 'email', 'profile'], scope_delimiter: ' ' } : {};
      return [name, { ...known, enabled: Boolean(own), ...own, ...oauth, callback: `${site}/auth/connect/${name}` }];
    }),
  );
  await store.set({ value });
}

/** Where a provider sends people back to: the site, whose edge leads `/api/connect` here, so that cookies are the site's. */
export function redirectUri(strapi: Core.Strapi, provider: string): string {
  return `${strapi.config.get<string>('publish.siteUrl')}${strapi.config.get('api.rest.prefix')}/connect/${provider}/callback`;
}

/** The account of whoever has just come back from a provider, made if need be. */
export async function accountFromProvider(strapi: Core.Strapi, ctx: Context, provider: string): Promise<User> {
  const grant = (ctx as { session?: { grant?: { response?: Grant } } }).session?.grant?.response;
  const isOpen = listed(strapi).some(([name]) => name === provider);
  if (!isOpen || !grant) throw new ApplicationError('This provider is disabled');
  const providers = await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' }).get();
  const accessToken = grant.access_token ?? grant.code ?? grant.oauth_token;
  const about = { provider, query: grant, accessToken, providers, grantResponse: grant };
  const profile: Profile = await registry(strapi)
    .run(about)
    .catch((error: Error) => {
      const code = /verified|email/i.test(error.message) ? 'unverified-email' : 'invalid-credential';
      throw new ApplicationError('The provider does not vouch for this person', { code });
    });
  const email = profile.email?.toLowerCase();
  // For people without an address some of Strapi's providers make one up.
  if (!email || email.endsWith('@strapi.io')) {
    throw new ApplicationError('The address is not verified', { code: 'unverified-email' });
  }
  return adopt(strapi, provider, { ...profile, email });
}

/**
 * Whoever registered the address here and never confirmed it owns nothing and makes room, password and all. A confirmed
 * account that signs in another way is not handed over.
 */
async function adopt(strapi: Core.Strapi, provider: string, profile: Profile & { email: string }): Promise<User> {
  const { email, username, subject = null } = profile;
  const same = subject ? await users(strapi).findOne({ where: { issuer: provider, subject } }) : null;
  if (same) return same;
  const known = await users(strapi).findOne({ where: { email } });
  if (known?.confirmed && (known.provider !== provider || known.subject !== subject)) {
    throw new ApplicationError('Email is already taken.', { code: 'account-exists-with-different-credential' });
  }
  if (known?.confirmed) return known;
  const own = {
    provider,
    issuer: subject && provider,
    subject,
    password: null,
    confirmed: true,
    blocked: known?.blocked ?? false,
    ...noLinks,
  };
  const displayName = username && username !== email ? username.slice(0, 80) : null;
  if (known) {
    await endSessions(strapi, known);
    return (await changeUser(strapi, known, { ...own, displayName })) ?? known;
  }
  return (await createUser(strapi, { email, ...own, displayName })) ?? adopt(strapi, provider, profile);
}
