/** Schemas of the CMS's responses about accounts and sessions, and the part of an account that pages may show. */
import { z } from 'zod';

const optional = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

export const accountSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  email: z.string(),
  provider: z.string(),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  displayName: optional,
  photoUrl: optional,
  photoVersion: optional,
  planChoice: optional,
  language: optional,
  createdAt: z.string(),
});

/** Requests only the fields above. Relations, such as the role, would have to be listed under `populate`. */
export const accountQuery = { fields: Object.keys(accountSchema.shape), populate: {} };

export type Account = z.output<typeof accountSchema>;

export type Profile = Pick<
  Account,
  'email' | 'displayName' | 'photoUrl' | 'planChoice' | 'language' | 'provider' | 'createdAt'
>;

export function toProfile({
  email,
  displayName,
  photoUrl,
  planChoice,
  language,
  provider,
  createdAt,
}: Account): Profile {
  return { email, displayName, photoUrl, planChoice, language, provider, createdAt };
}

export const tokensSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  /** Whether this is the first sign-in of the account. The response of a renewal does not contain it. */
  isFirstSignIn: z.boolean().default(false),
});

export type Tokens = z.output<typeof tokensSchema>;

/** A ticket if the account has a second factor: it stands for the first step. */
export const signInResultSchema = z.union([tokensSchema, z.object({ ticket: z.string() })]);

export type SignInResult = z.output<typeof signInResultSchema>;

export const sessionsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      deviceName: optional,
      /** Stays the same when the session is renewed. */
      device: optional,
      current: z.boolean(),
      loginAt: optional,
      lastActiveAt: optional,
    }),
  ),
});

const identityProviderData = z.object({
  providerId: z.string(),
  uid: z.string(),
  email: optional,
  displayName: optional,
  photoURL: optional,
  phoneNumber: optional,
});

/** The member's record at the identity provider. */
export const identityUserSchema = z.object({
  uid: z.string(),
  email: optional,
  emailVerified: z.boolean(),
  displayName: optional,
  photoURL: optional,
  phoneNumber: optional,
  isAnonymous: z.boolean(),
  tenantId: optional,
  providerData: z.array(identityProviderData),
  creationTime: optional,
  lastLoginTime: optional,
});

export type IdentityUser = z.output<typeof identityUserSchema>;
