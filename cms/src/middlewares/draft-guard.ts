import type { Core } from '@strapi/strapi';
import { callPath } from '../call-path';
import { mayReadDrafts } from '../preview/drafts';
import { isSameSecret } from '../same-secret';

/**
 * Drafts are not public: the web reads them for a preview only (src/preview/), and programs with the token for drafts
 * write nothing else. Tokens that administrators have made have their own permissions.
 */
const draftGuard: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    const path = apiPath(strapi, ctx.path);
    const { status } = ctx.query as { status?: unknown };
    // Strapi accepts any white space between the words.
    const [, token = ''] = ctx.get('Authorization').split(/\s+/);
    const isSecret = (name: string) => isSameSecret(token, strapi.config.get<string>(`startup.${name}`));
    const isWrite = !/^(GET|HEAD|OPTIONS)$/.test(ctx.method);
    if (path !== null && token !== '' && isSecret('draftsApiToken')) {
      // Without the parameter Strapi would publish.
      if (isWrite && status !== 'draft')
        return refuse(ctx, 'This token may write drafts only. Please add ?status=draft to the address.');
    } else if (path !== null && status !== undefined && status !== 'published') {
      // The tokens of members contain dots; those that administrators have made do not.
      const isVisitor = token === '' || token.includes('.') || isSecret('webApiToken');
      if (isVisitor && !mayReadDrafts(strapi, path, ctx.get('X-Draft-Reader')))
        return refuse(ctx, 'Drafts are not public.');
    }
    await next();
  };

/** Without a prefix of the API, the admin has paths beside those of the API. */
function apiPath(strapi: Core.Strapi, path: string): string | null {
  const call = callPath(strapi, path);
  return call && /^\/(admin|content-manager|i18n|upload|mcp)(\/|$)/i.test(call) ? null : call;
}

function refuse(ctx: { status: number; body: unknown }, message: string): void {
  ctx.status = 403;
  ctx.body = { error: { status: 403, name: 'ForbiddenError', message } };
}

export default draftGuard;
