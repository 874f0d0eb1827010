/** The title of whatever page stands at a path, in one short question to the CMS. */
import { z } from 'zod';
import type { ContentReader } from './loader.server.ts';
import { text } from './parts.server.ts';

const titled = z.object({ title: text });

export async function readTitle({ read }: ContentReader, path: string): Promise<string | null> {
  const single = { '/': 'home', '/pricing': 'pricing', '/contact': 'contact' }[path];
  const fields = { fields: ['title'] };
  if (single) return (await read(single, fields, z.object({ data: titled }), { list: single }))?.data.title ?? null;
  const [type, field, at] = path.startsWith('/old/')
    ? ['legacy-page', 'path', path.slice('/old/'.length)]
    : ['page', 'slug', path.slice(1)];
  const query = { ...fields, filters: { [field]: { $eq: at } }, pagination: { pageSize: 1 } };
  const found = await read(`${type}s`, query, z.object({ data: z.array(titled) }), { type, at });
  return found?.data[0]?.title ?? null;
}
