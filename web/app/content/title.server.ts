/** The title of whatever public page stands at a path, in one short question to the CMS. */
import { z } from 'zod';
import type { ContentReader } from './loader.server.ts';
import { publicOnly } from './page.server.ts';
import { text } from './parts.server.ts';

const titled = z.object({ title: text });

export async function readTitle({ read }: ContentReader, path: string): Promise<string | null> {
  const single = { '/': 'home', '/pricing': 'pricing', '/contact': 'contact' }[path];
  const fields = { fields: ['title'] };
  if (single) return (await read(single, fields, z.object({ data: titled }), { list: single }))?.data.title ?? null;
  const isOld = path.startsWith('/old/');
  const type = isOld ? 'legacy-page' : 'page';
  const at = path.slice(isOld ? '/old/'.length : 1);
  const filters = isOld ? { path: { $eq: at } } : { slug: { $eq: at }, ...publicOnly };
  const query = { ...fields, filters, pagination: { pageSize: 1 } };
  const found = await read(`${type}s`, query, z.object({ data: z.array(titled) }), { type, at });
  return found?.data[0]?.title ?? null;
}
