/** Programs that read pages as Markdown and write drafts (docs/machines.md). */
import { secrets } from 'stack/config';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Editor } from './editor.ts';
import { McpClient } from './mcp-client.ts';
import { newPage } from './new-page.ts';
import { edges, signInEditor } from './publishing.ts';
import { cms, get, getFromCache } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

let administrator: Editor;
beforeAll(async () => {
  administrator = await signInEditor();
});

const textOf = async (path: string) => (await get(path)).text();

describe('a page as Markdown', () => {
  const markdown = (path: string, edge?: string) => get(path, { Accept: 'text/markdown' }, edge);

  test.each(['/', '/pl', '/pricing', '/product'])(
    '%s has the text of the page, and is cached with its tags',
    async (path) => {
      const response = await markdown(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(response.headers.get('Vary')).toMatch(/accept/i);
      const text = await response.text();
      expect(text).toMatch(/^#+ \S/m);
      expect(text).not.toMatch(/<(div|section|svg|script)/);
      const stored = await getFromCache(path, { Accept: 'text/markdown' });
      expect(stored.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      // The page itself is stored beside it.
      expect((await get(path, { Accept: 'text/html' })).headers.get('Content-Type')).toContain('text/html');
    },
  );

  test('changes at every edge when the page is published', async () => {
    const { documentId, path } = await newPage(administrator, { lead: 'The first lead' });
    for (const edge of edges) expect(await (await markdown(path.en, edge)).text()).toContain('The first lead');
    await administrator.publish('page', documentId, { lead: 'The second lead' }, 'en');
    await administrator.waitUntilLive(documentId, 'en');
    for (const edge of edges)
      await expect.poll(async () => (await markdown(path.en, edge)).text()).toContain('The second lead');
  });
});

describe('the token for drafts', () => {
  const send = async (method: string, path: string, data?: object, token = secrets().draftsApiToken) => {
    const response = await fetch(`${cms}/api/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    return response.status;
  };

  test('writes a draft, which visitors do not see', async () => {
    const { documentId, path } = await newPage(administrator);
    const title = 'Written by a program';
    expect(await send('PUT', `pages/${documentId}?status=draft&locale=en`, { title })).toBe(200);
    expect((await administrator.read('page', documentId, 'en')).title).toBe(title);
    expect((await administrator.read('page', documentId, 'pl')).title).toBe('Próba');
    expect(await textOf(path.en)).not.toContain(title);
  });

  test.each([
    ['PUT', ''],
    ['PUT', '&status=published'],
    ['PUT', '&status=draft&status=published'],
    ['PUT', '&status[]=draft'],
    ['DELETE', '&status=draft'],
  ])('cannot publish or delete: %s %s', async (method, parameters) => {
    const { documentId, path } = await newPage(administrator);
    const status = await send(method, `pages/${documentId}?locale=en${parameters}`, { title: 'Not allowed' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await textOf(path.en)).not.toContain('Not allowed');
  });

  test('is needed: the token of the web writes nothing', async () => {
    const { documentId } = await newPage(administrator);
    const path = `pages/${documentId}?status=draft&locale=en`;
    expect(await send('PUT', path, { title: 'No' }, secrets().webApiToken)).toBe(403);
  });
});

describe('the Model Context Protocol', () => {
  test('a token with permissions for drafts writes drafts and cannot publish', async () => {
    const { documentId, slug, path } = await newPage(administrator);
    const client = await McpClient.forDrafts(administrator);
    onTestFinished(() => client.revoke());
    const names = await client.toolNames();
    expect(names.filter((name) => name.endsWith('_page'))).toEqual([
      'create_page',
      'get_page',
      'list_page',
      'update_page',
    ]);
    expect(names.filter((name) => /publish|delete/.test(name))).toEqual([]);
    const title = 'Written through the protocol';
    await client.call('update_page', { documentId, locale: 'en', data: { title, slug: slug.en } });
    expect((await administrator.read('page', documentId, 'en')).title).toBe(title);
    await expect(client.call('publish_page', { documentId, locale: 'en' })).rejects.toThrow();
    expect(await textOf(path.en)).not.toContain(title);
  });

  test('needs a token', async () => {
    const response = await fetch(`${cms}/mcp`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });
});
