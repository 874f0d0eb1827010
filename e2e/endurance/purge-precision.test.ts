/** Every public address on both edges, compared with the web itself after each kind of edit. */
import { addressesOf, sitemapPaths } from '../crawl.ts';
import { purgePrecision } from '../purge-precision.ts';
import { legacyPaths, polish, productPaths } from '../site.ts';
import { useStack } from '../use-stack.ts';

useStack({ web: 2 });

purgePrecision(async () =>
  addressesOf([...productPaths, ...legacyPaths].flatMap((path) => [path, polish(path)]).concat(await sitemapPaths())),
);
