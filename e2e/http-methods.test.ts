/** Every HTTP method on every kind of path: each has a defined status, and no response shows a stack trace. */
import { expect, onTestFinished, test } from 'vitest';
import { HttpClient } from './http-client.ts';
import { signInEditor } from './publishing.ts';
import { get, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'NONSENSE'];

const refused = '405 GET, HEAD, OPTIONS';
const refusedByForm = '405 GET, HEAD, POST, OPTIONS';
/** The edge refuses methods that no path supports. */
const refusedByEdge = '405 GET, HEAD, POST, OPTIONS';
const options = '204 GET, HEAD, OPTIONS';
const readOnly = [200, 200, refused, refused, refused, refused, options, refusedByEdge, refusedByEdge];
const form = [200, 200, 415, refusedByForm, refusedByForm, refusedByForm, '204 GET, HEAD, POST, OPTIONS'];
const unknown = [404, 404, 404, 404, 404, 404];

/** Expected statuses in the order of `methods`. */
const expected: Record<string, { path: string | (() => Promise<string>); statuses: (number | string)[] }> = {
  'a page': { path: '/pricing', statuses: readOnly },
  'a page of the CMS': { path: '/pl/produkt', statuses: readOnly },
  'a form': { path: '/auth/login', statuses: [...form, refusedByEdge, refusedByEdge] },
  'a resource': { path: '/robots.txt', statuses: readOnly },
  'data of a page': { path: '/pricing.data', statuses: readOnly },
  'data of a form': { path: '/auth/login.data', statuses: [...form, refusedByEdge, refusedByEdge] },
  'an unknown path': { path: '/no/such/page', statuses: [...unknown, options, refusedByEdge, refusedByEdge] },
  'an unknown slug': { path: '/no-such-page', statuses: [...unknown, options, refusedByEdge, refusedByEdge] },
  'a file': { path: '/favicon.ico', statuses: readOnly },
  'a built file': { path: firstScript, statuses: readOnly },
  'a file of the CMS': { path: newFile, statuses: readOnly },
};

async function firstScript(): Promise<string> {
  return /\/assets\/[\w.-]+\.js/.exec(await (await get('/auth/login')).text())![0];
}

async function newFile(): Promise<string> {
  const editor = await signInEditor();
  const form = new FormData();
  form.append('files', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'methods.pdf');
  const { id, url } = await editor.upload(form);
  onTestFinished(() => editor.removeFile(id));
  return url;
}

test.each(Object.entries(expected))('answers every method on %s', async (_, { path, statuses }) => {
  const resolvedPath = typeof path === 'string' ? path : await path();
  const seen = [];
  for (const method of methods) {
    const headers = { origin: site, 'sec-fetch-site': 'same-origin' };
    const { status, body, headers: sent } = await new HttpClient().request(resolvedPath, { method, headers });
    expect(body, `${method} ${resolvedPath}`).not.toMatch(/\bat \S+ \(?(file:|node:|\/)/);
    seen.push(status === 405 || status === 204 ? `${status} ${sent.allow}` : status);
  }
  expect(seen).toEqual(statuses);
});

test('favicon.ico has its content type', async () => {
  expect((await get('/favicon.ico')).headers.get('Content-Type')).toBe('image/x-icon');
});
