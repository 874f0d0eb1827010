import { expect, test, vi } from 'vitest';
import { rejectUnsupportedMethods } from './methods.ts';

const page = { default: () => null, loader: () => null };
const routes = {
  root: { id: 'root', module: { default: () => null } },
  pricing: { id: 'pricing', parentId: 'root', path: 'pricing', caseSensitive: true, module: page },
  login: { id: 'login', parentId: 'root', path: 'auth/login', module: { ...page, action: () => null } },
  reports: { id: 'reports', parentId: 'root', path: 'reports', module: { action: () => null } },
  home: { id: 'home', parentId: 'root', index: true, module: page },
  card: { id: 'card', parentId: 'root', path: 'og/*', module: { loader: () => null } },
  slug: { id: 'slug', parentId: 'root', path: ':slug', module: page },
} as unknown as Parameters<typeof rejectUnsupportedMethods>[0];

const handle = vi.fn<(request: Request) => Promise<Response>>(
  async ({ url, method }: Request) => new Response(method, { status: url.endsWith('/no-such') ? 404 : 200 }),
);
const handleRequest = rejectUnsupportedMethods(routes, handle);

async function send(method: string, path: string) {
  const response = await handleRequest(new Request(`https://site.test${path}`, { method }));
  return [response.status, response.headers.get('Allow')];
}

test.each([
  ['GET', '/pricing'],
  ['HEAD', '/'],
  ['POST', '/auth/login'],
  ['POST', '/auth/login.data'],
  ['POST', '/reports'],
  ['GET', '/_.data'],
])('passes %s %s to the route', async (method, path) => {
  expect(await send(method, path)).toEqual([200, null]);
});

test.each([
  ['POST', '/pricing', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/', 'GET, HEAD, OPTIONS'],
  ['POST', '/_.data', 'GET, HEAD, OPTIONS'],
  ['PUT', '/auth/login', 'GET, HEAD, POST, OPTIONS'],
  ['PATCH', '/about', 'GET, HEAD, OPTIONS'],
  ['GET', '/reports', 'POST, OPTIONS'],
  ['PUT', '/og/en/no-such', 'GET, HEAD, OPTIONS'],
])('answers %s %s with 405 and the allowed methods', async (method, path, allow) => {
  expect(await send(method, path)).toEqual([405, allow]);
});

test.each(['POST', 'PUT', 'DELETE'])('answers %s with 404 when there is no page at the URL', async (method) => {
  expect(await send(method, '/no-such')).toEqual([404, null]);
});

test('renders nothing when it rejects a method at a fixed path or a file', async () => {
  handle.mockClear();
  for (const path of ['/pricing', '/og/en/product.png']) await send('PUT', path);
  expect(handle).not.toHaveBeenCalled();
});

test('answers OPTIONS with the allowed methods without calling the route', async () => {
  handle.mockClear();
  expect(await send('OPTIONS', '/auth/login')).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  expect(handle).not.toHaveBeenCalled();
});
