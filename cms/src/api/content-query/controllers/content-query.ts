import type { Core } from '@strapi/strapi';
import { announceQueries, parseQueries } from '../../../content-store/queries';
import { wakeWorkers } from '../../../publish/workers';

type Context = { request: { body?: unknown }; body: unknown };

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  async announce(ctx: Context) {
    await announceQueries(strapi, parseQueries(ctx.request.body));
    wakeWorkers();
    ctx.body = {};
  },
});

export default controller;
