/**
 * What this folder uses of the installed react-router, although its documentation does not promise it. If a test fails
 * after an update, change the file in this folder that the title names.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import {
  Scripts,
  ServerRouter,
  createMemoryRouter,
  createRequestHandler,
  matchRoutes,
  useLoaderData,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { matchedHandles, withoutHydration } from './entry-context.server.ts';
import { moduleFailureEvent } from './module-failure.client.ts';
import { createRouteLookup, requireServerBuild } from './server-build.server.ts';

const web = join(import.meta.dirname, '../..');
const installed = (path: string) => readFileSync(join(web, 'node_modules/react-router/dist/production', path), 'utf8');

/** The paths that loaders were called for. */
const loaded: string[] = [];
let context: EntryContext | undefined;

function Page() {
  return (
    <>
      <p>{useLoaderData()}</p>
      <Scripts />
    </>
  );
}

const page = {
  default: Page,
  loader: ({ url }: { url: URL }) => {
    loaded.push(url.pathname);
    return 'data of the loader';
  },
  action: () => null,
  handle: { hydrates: true },
};
const assets = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: {},
  url: '/assets/manifest.js',
  version: '1',
};
const routes = {
  root: { id: 'root', path: '', module: { default: Page, loader: page.loader } },
  home: { id: 'home', parentId: 'root', index: true, module: page },
  pricing: { id: 'pricing', parentId: 'root', path: 'pricing', module: page },
};
const build = {
  routes,
  assets: { ...assets, routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { id, module: `/${id}.js` }])) },
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, given: EntryContext) => {
        context = given;
        return new Response('page', { status, headers });
      },
    },
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: [],
} as unknown as ServerBuild;
const handle = createRequestHandler(build, 'production');
const get = (path: string) => handle(new Request(`https://site.test${path}`));

test('running-router.client.ts: React Router stores its router and its manifest in window', () => {
  expect(installed('lib/dom-export/hydrated-router.js')).toContain('window.__reactRouterDataRouter = router');
  expect(installed('lib/dom/ssr/components.js')).toMatch(/window\.__reactRouterManifest = /);
});

test('running-router.client.ts: the router has routes, a state and subscribers', () => {
  const router = createMemoryRouter([{ id: 'root', path: '/' }]);
  expect(router.routes).toMatchObject([{ id: 'root', path: '/' }]);
  expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' }, loaderData: {} });
  expect(router.subscribe).toBeTypeOf('function');
  router.dispose();
});

test('module-failure.client.ts: the patch makes React Router dispatch the event', () => {
  const text = installed('lib/dom/ssr/routeModules.js');
  expect(text).toContain(`new Event("${moduleFailureEvent}"`);
  expect(text).not.toContain('location.reload');
});

test('deploys/guard.ts: an inline script without an error handler imports the entry module', () => {
  expect(installed('lib/dom/ssr/components.js')).toMatch(
    /^import\(\$\{JSON\.stringify\(manifest\.entry\.module\)\}\);/m,
  );
});

test('entry-context.server.ts: without the loader data the page has the same content but no data', async () => {
  await get('/pricing');
  const given = context!;
  expect(given).toHaveProperty('serverHandoffStream');
  expect(matchedHandles(given)).toEqual([undefined, page.handle]);
  const html = renderToString(<ServerRouter context={withoutHydration(given)} url="https://site.test/pricing" />);
  expect(html).toContain('<p>data of the loader</p>');
  expect(html).not.toContain('<!--$');
  expect(renderToString(<ServerRouter context={given} url="https://site.test/pricing" />)).toContain('<!--$');
});

test('entry-context.server.ts: the patch makes React Router encode the data only when it is read', async () => {
  await get('/pricing');
  const descriptor = Object.getOwnPropertyDescriptor(context, 'serverHandoffStream')!;
  expect(descriptor.get).toBeTypeOf('function');
  expect(context!.serverHandoffStream).toBe(context!.serverHandoffStream);
  expect(withoutHydration(context!).serverHandoffStream).toBeUndefined();
});

test('entry-context.server.ts: ServerRouter needs only the routes of the page', async () => {
  await get('/pricing');
  expect(Object.keys(withoutHydration(context!).manifest.routes)).toEqual(['root', 'pricing']);
});

test('the patch makes React Router join the paths of matched routes only', () => {
  expect(installed('lib/router/utils.js')).toContain('matches.push({ match, matchedPathname, route });');
  const routes = [{ path: 'a/:x', children: [{ path: 'other' }, { path: ':y/*' }] }];
  const params = { x: '1', y: '2', '*': 'c/d' };
  expect(matchRoutes(routes, '/a/1/2/c/d')).toEqual([
    { params, pathname: '/a/1', pathnameBase: '/a/1', route: routes[0] },
    { params, pathname: '/a/1/2/c/d', pathnameBase: '/a/1/2', route: routes[0]!.children[1] },
  ]);
  expect(matchRoutes(routes, '/b/1')).toBeNull();
});

test.each([
  ['/_.data', '/'],
  ['/pricing.data', '/pricing'],
])('server-build.server.ts: %s is the data of %s', async (path, pathname) => {
  loaded.length = 0;
  const response = await get(path);
  expect(response.headers.get('X-Remix-Response')).toBe('yes');
  expect(new Set(loaded)).toEqual(new Set([pathname]));
  expect(createRouteLookup(build.routes)(path)).toEqual(createRouteLookup(build.routes)(pathname));
});

test('server-build.server.ts: accepts the build of the installed version', () => {
  expect(() => requireServerBuild(build)).not.toThrow();
});

const lazy = (id: string) => ({ ...routes.home, id, module: {} });

test.each<[problem: string, changed: object]>([
  ['the server build has no route "root"', { routes: undefined }],
  ['the server build has no route "root"', { routes: { home: routes.home } }],
  ['the route "a" has no parent', { routes: { ...routes, a: { ...routes.home, id: 'a', parentId: 'b' } } }],
  [
    'no route module of the server build has an export "action"',
    { routes: { root: routes.root, home: lazy('home'), pricing: lazy('pricing') } },
  ],
  ['no route module of the server build has an export "default"', { routes: { root: { id: 'root' } } }],
])('server-build.server.ts: throws "%s"', (problem, changed) => {
  expect(() => requireServerBuild({ ...build, ...changed } as ServerBuild)).toThrow(
    `React Router changed: ${problem} (web/app/react-router-internals/server-build.server.ts)`,
  );
});

test('edge/default.vcl: removes the request headers that React Router reads, and only headers that it knows', () => {
  const vcl = readFileSync(join(web, '../edge/default.vcl'), 'utf8');
  const removed = [...vcl.matchAll(/unset req\.http\.(X-(?:Remix|React-Router)-[\w-]+);/g)].map(([, name]) => name!);
  const folder = join(web, 'node_modules/react-router/dist/production/lib');
  const text = globSync('{router,server-runtime,dom/ssr}/**/*.js', { cwd: folder })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const read = [...text.matchAll(/(?:getBuildTimeHeader\([\w.]+, |request\.headers\.(?:get|has)\()"(X-[\w-]+)"/g)];
  expect(read.length).toBeGreaterThan(0);
  expect(removed).toEqual(expect.arrayContaining(read.map(([, name]) => name)));
  for (const name of removed) expect(text).toContain(name);
});

const ownFiles = globSync('**/*.{ts,tsx}', { cwd: join(web, 'app') }).filter(
  (name) => !name.startsWith('react-router-internals') && !/\.test\.tsx?$/.test(name),
);

test.each(['__reactRouter', 'serverHandoff', 'vite:preloadError', 'staticHandlerContext', '\\.data$/', 'X-Remix'])(
  'no other file of the web contains %s',
  (text) => {
    expect(ownFiles.filter((name) => readFileSync(join(web, 'app', name), 'utf8').includes(text))).toEqual([]);
  },
);
