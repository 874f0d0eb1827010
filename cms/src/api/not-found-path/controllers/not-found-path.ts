import type { Core } from '@strapi/strapi';
import { countPaths, parsePaths } from '../../../not-found/paths';

type Context = { request: { body?: unknown }; body: unknown };

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  async count(ctx: Context) {
    await countPaths(strapi, parsePaths(ctx.request.body));
    ctx.body = {};
  },
});

export default controller;
