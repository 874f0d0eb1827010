import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changeBuild } from '../../../builds';

type Context = { request: { body?: { id?: unknown } }; body: unknown };

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  async announce(ctx: Context) {
    const id = ctx.request.body?.id;
    if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id))
      throw new errors.ValidationError('id must be the id of a build');
    await changeBuild(strapi, id);
    ctx.body = {};
  },
});

export default controller;
