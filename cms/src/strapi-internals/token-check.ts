/** The users-permissions plugin's service "jwt", which reads the access token of a request and checks it. */
import type { Core } from '@strapi/strapi';
import { requireFunctions, requireInternal } from './require-internal';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Jwt = { verify: (token: string) => Promise<unknown>; getToken: (ctx: Context) => Promise<unknown> };

export type JwtPlugin = { services: { jwt: (context: { strapi: Core.Strapi }) => Jwt } };

const file = 'token-check.ts';
const owner = 'plugin::users-permissions service "jwt"';
/** How Strapi says that a token is not valid. Other errors mean that it could not be checked. */
const invalidToken = 'Invalid token.';

let replaced: Jwt | undefined;

/**
 * Makes Strapi also ask `isSessionActive` about the session of each access token. If a token cannot be checked, for
 * example because the database is down, `ctx.state.isTokenCheckFailed` is set; Strapi itself treats every error as "not
 * signed in".
 */
export function addSessionCheck(
  plugin: JwtPlugin,
  isSessionActive: (strapi: Core.Strapi, sessionId: string) => Promise<boolean>,
): void {
  const { jwt } = plugin.services;
  requireInternal(typeof jwt === 'function', `${owner} does not exist`, file);
  plugin.services.jwt = (context) => {
    const original = jwt(context);
    requireFunctions(original, owner, 'method', ['getToken', 'verify'], file);
    replaced = {
      ...original,
      async getToken(ctx) {
        try {
          return await original.getToken.call(this, ctx);
        } catch (error) {
          ctx.state.isTokenCheckFailed = !isInvalidToken(error);
          throw error;
        }
      },
      async verify(token) {
        const found = (await original.verify.call(this, token)) as { sessionId?: string };
        if (!found.sessionId || !(await isSessionActive(context.strapi, found.sessionId)))
          throw new Error(invalidToken);
        return found;
      },
    };
    return replaced;
  };
}

function isInvalidToken(error: unknown): boolean {
  return error instanceof Error && error.message === invalidToken;
}

/** Also checks an invalid token, in the way a request does. */
export async function requireTokenCheck(strapi: Core.Strapi): Promise<void> {
  const jwt: Jwt = strapi.plugin('users-permissions').service('jwt');
  requireInternal(
    replaced !== undefined && jwt === replaced,
    `${owner} is not the one that src/extensions/users-permissions/strapi-server.ts returns`,
    file,
  );
  const ctx = { request: { header: { authorization: 'Bearer invalid' } }, state: {} as Record<string, unknown> };
  const error: unknown = await jwt.getToken(ctx as never).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  requireInternal(isInvalidToken(error), `${owner} does not reject a token with the message "${invalidToken}"`, file);
}
