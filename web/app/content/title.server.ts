/** The title of whatever page stands at a path, in one short question to the CMS. */
import { z } from 'zod';
import type { ContentReader } from './loader.server.ts';
import { text } from './parts.server.ts';

const titled = z.object({ title: text });

export async function readTitle({ read }: ContentReader, path: string): Promise<string | null> {
  const single = { '/': 'home', '/pricing': 'pricing', '/contact': 'contact' }[path];
  const fields = { fields: ['title'] };
  if (single) return (await read(single, fields, z.object({ data: titled }), single))?.data.title ?? null;
  const legacy = path.startsWith('/old/');
  const filter = legacy ? { path: { $eq: path.slice('/old/'.length) } } : { slug: { $eq: path.slice(1) } };
  const type = legacy ? 'legacy-page' : 'page';
  const query = { ...fields, filters: filter, pagination: { pageSize: 1 } };
  const found = await read(`${type}s`, query, z.object({ data: z.array(titled) }), type);
  return found?.data[0]?.title ?? null;
}
