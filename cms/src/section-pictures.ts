/**
 * Pictures of the sections, which the admin shows where an editor chooses one (`info.preview` in src/components/sections/).
 * `pnpm --filter e2e section-pictures` takes them from the sample site.
 */
import { createReadStream, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from './strapi-internals/admin-routes';

type Context = {
  params: { name: string };
  status: number;
  type: string;
  body: unknown;
  set: (header: string, value: string) => void;
};

/** Strapi runs in the folder of the CMS. */
const folder = resolve(process.cwd(), 'section-pictures');

export function addSectionPictures(strapi: Core.Strapi): void {
  const names = new Set(readdirSync(folder));
  const handler = async (ctx: Context) => {
    const { name } = ctx.params;
    if (!names.has(name)) return void (ctx.status = 404);
    ctx.type = 'image/webp';
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = createReadStream(resolve(folder, name));
  };
  // An image in a page is requested without a token. These pictures show the public site.
  const config = { auth: false };
  addAdminRoutes(strapi, [{ method: 'GET', path: '/admin/site/section-pictures/:name', handler, config }]);
}
