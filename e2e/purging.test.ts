import { ports, secrets } from 'stack/config';
import { expect, test } from 'vitest';
import { withRelatedPaths } from './crawl.ts';
import { definePurgeTests } from './purge-precision.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';
import { useStack } from './use-stack.ts';

useStack({ web: 2 });

const kinds = ['home', 'pricing', 'contact', 'product', 'integrations', 'page', 'docs', 'legacy'];
const pages = [...kinds.flatMap((kind) => Object.values(templates[kind]!)), '/status', '/pl/stan-uslugi'];
definePurgeTests(async () => withRelatedPaths(pages));

test('refuses a purge without the secret or through the public port', async () => {
  const purge = (base: string, headers: Record<string, string>) => fetch(base, { method: 'PURGE', headers });
  const tags = { 'X-Purge-Tags': 'all' };
  expect((await purge(site, { ...tags, 'X-Purge-Secret': secrets().edgePurgeSecret })).status).toBe(405);
  expect((await purge(`http://127.0.0.1:${ports.purge}`, tags)).status).toBe(403);
});
