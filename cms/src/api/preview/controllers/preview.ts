import type { Core } from '@strapi/strapi';
import { openPreviewLink } from '../../../preview/links';

type Context = { request: { body?: { link?: unknown } }; body: unknown };

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    // The only origin that may show the preview in a frame.
    const adminOrigin = new URL(strapi.config.get<string>('admin.absoluteUrl')).origin;
    ctx.body = { adminOrigin, preview: await openPreviewLink(strapi, ctx.request.body?.link) };
  },
});

export default controller;
