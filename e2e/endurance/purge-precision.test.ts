/** Compares every public path on both edges with the web itself after each kind of edit. */
import { withRelatedPaths, sitemapPaths } from '../crawl.ts';
import { definePurgeTests } from '../purge-precision.ts';
import { legacyPaths, toPolishPath, productPaths } from '../site.ts';
import { useStack } from '../use-stack.ts';

useStack({ web: 2 });

definePurgeTests(async () =>
  withRelatedPaths(
    [...productPaths, ...legacyPaths].flatMap((path) => [path, toPolishPath(path)]).concat(await sitemapPaths()),
  ),
);
