import type { Core } from '@strapi/strapi';
import { describeProblem, type Problem } from '../problems';
import { adminLanguage } from '../problems/language';
import { siteType } from '../site-types';
import { addAdminRoutes, mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import type { EntryKey } from '../versions/store';
import type { Findings } from './content';

type Context = AdminContext & {
  params: { uid: string; documentId: string };
  query: { locale?: string };
  status: number;
  body: unknown;
};
type Check = (key: EntryKey) => Promise<Findings>;

/** Route for the admin: what is wrong with the draft of an entry, in the language of the editor. */
export function addPreflightRoute(strapi: Core.Strapi, check: Check): void {
  const handler = async (ctx: Context) => {
    const { uid, documentId } = ctx.params;
    const { locale } = ctx.query;
    if (!siteType(uid) || !locale || !mayRead(strapi, ctx, uid, locale)) return void (ctx.status = 404);
    const { refused, warned } = await check({ uid, documentId, locale });
    const describe = (problem: Problem) => ({
      code: problem.code,
      path: problem.path ?? [],
      text: describeProblem(problem, adminLanguage(strapi)),
    });
    ctx.body = { refused: refused.map(describe), warned: warned.map(describe) };
  };
  addAdminRoutes(strapi, [{ method: 'GET', path: '/admin/site/preflight/:uid/:documentId', handler }]);
}
