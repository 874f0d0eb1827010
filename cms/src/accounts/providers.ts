/** Social sign-in with Strapi's own OAuth support: redirect to `/api/connect/{provider}` and back. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  addProvider,
  isUnverifiedEmail,
  readGrant,
  readProfile,
  readProviderSettings,
  writeProviderSettings,
  type Profile,
} from '../strapi-internals/oauth-providers';
import { noLinks } from './links';
import { refusal } from './refusal';
import { endSessions } from './sessions';
import { changeUser, createUser, users, type Context, type User } from './user';

const { ApplicationError } = errors;

type Provider = { key: string; secret: string; authorize_url?: string; access_url?: string; userinfo_url?: string };

function configuredProviders(strapi: Core.Strapi): [string, Provider][] {
  return Object.entries(strapi.config.get<Record<string, Provider>>('accounts.providers', {}));
}

/** Adds the OpenID Connect providers from the settings to Strapi's registry. */
export function registerProviders(strapi: Core.Strapi): void {
  for (const [name, { userinfo_url: userinfo }] of configuredProviders(strapi))
    if (userinfo) addProvider(strapi, name, (accessToken) => readUserInfo(userinfo, accessToken));
}

/** Reads the profile from an OpenID Connect provider. An unverified email is rejected. */
async function readUserInfo(userinfo: string, token: string): Promise<Profile> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  const response = await fetch(userinfo, { headers, signal: AbortSignal.timeout(5_000) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ApplicationError('Invalid credentials', refusal('invalid-credential'));
  }
  const { sub, email, email_verified: verified, name } = (await response.json()) as Record<string, unknown>;
  if (typeof sub !== 'string' || !sub || typeof email !== 'string' || verified !== true) {
    throw new ApplicationError('The email is not verified', refusal('unverified-email'));
  }
  return { subject: sub, email, username: typeof name === 'string' ? name : email };
}

/** Enables exactly the providers from the settings, and overwrites what was set in the admin. */
export async function ensureProviders(strapi: Core.Strapi): Promise<void> {
  const all = await readProviderSettings(strapi);
  const enabled = new Map(configuredProviders(strapi));
  const site = strapi.config.get<string>('publish.siteUrl');
  const value = Object.fromEntries(
    Object.entries(all).map(([name, known]) => {
      if (name === 'email') return [name, known];
      const own = enabled.get(name);
      const oauth = own?.authorize_url ? { oauth: 2, scope: ['openid', 'email', 'profile'], scope_delimiter: ' ' } : {};
      return [name, { ...known, enabled: Boolean(own), ...own, ...oauth, callback: `${site}/auth/connect/${name}` }];
    }),
  );
  await writeProviderSettings(strapi, value);
}

/**
 * The OAuth redirect URI: on the site's host, whose edge forwards `/api/connect` to the CMS, so that cookies are the
 * site's.
 */
export function redirectUri(strapi: Core.Strapi, provider: string): string {
  return `${strapi.config.get<string>('publish.siteUrl')}${strapi.config.get('api.rest.prefix')}/connect/${provider}/callback`;
}

/** The account of a person who has just signed in at a provider; created if there is none. */
export async function accountFromProvider(strapi: Core.Strapi, ctx: Context, provider: string): Promise<User> {
  const grant = readGrant(ctx);
  const isEnabled = configuredProviders(strapi).some(([name]) => name === provider);
  if (!isEnabled || !grant) throw new ApplicationError('This provider is disabled', refusal('operation-not-allowed'));
  const profile = await readProfile(strapi, provider, grant).catch((error: Error) => {
    const code = isUnverifiedEmail(error) ? 'unverified-email' : 'invalid-credential';
    throw new ApplicationError('The provider did not return a valid profile', refusal(code));
  });
  const email = profile.email?.toLowerCase();
  // Some of Strapi's providers generate an email for people who have none.
  if (!email || email.endsWith('@strapi.io')) {
    throw new ApplicationError('The email is not verified', refusal('unverified-email'));
  }
  return findOrCreateAccount(strapi, provider, { ...profile, email });
}

/**
 * An unconfirmed account with the same email is taken over, and its password is removed. A confirmed account with
 * another sign-in method is not taken over.
 */
async function findOrCreateAccount(
  strapi: Core.Strapi,
  provider: string,
  profile: Profile & { email: string },
): Promise<User> {
  const { email, username, subject = null } = profile;
  const bySubject = subject ? await users(strapi).findOne({ where: { issuer: provider, subject } }) : null;
  if (bySubject) return bySubject;
  const known = await users(strapi).findOne({ where: { email } });
  // The subject may be that of the identity provider, which was linked later.
  const knownSubject = known?.issuer === provider ? known.subject : null;
  if (known?.confirmed && (known.provider !== provider || knownSubject !== subject)) {
    throw new ApplicationError('Email is already taken.', refusal('account-exists-with-different-credential'));
  }
  if (known?.confirmed) return known;
  const account = {
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
    return (await changeUser(strapi, known, { ...account, displayName })) ?? known;
  }
  return (
    (await createUser(strapi, { email, ...account, displayName })) ?? findOrCreateAccount(strapi, provider, profile)
  );
}
