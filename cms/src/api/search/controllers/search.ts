import type { Core } from '@strapi/strapi';
import { countSearches, parseSearches } from '../../../search/searches';

type Context = { request: { body?: unknown }; body: unknown };

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  async count(ctx: Context) {
    await countSearches(strapi, parseSearches(ctx.request.body));
    ctx.body = {};
  },
});

export default controller;
