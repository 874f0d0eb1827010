/**
 * Random operations on pages in two languages, in different ways. After each one, the published page in the other
 * language is compared with what it was before.
 */
import { secrets } from 'stack/config';
import type { Editor } from './editor.ts';
import type { McpClient } from './mcp-client.ts';
import type { NewPage } from './new-page.ts';
import { get, web } from './site.ts';
import { waitFor } from './wait-for.ts';

type Locale = 'en' | 'pl';
/** A CMS process, with somebody who is signed in to it. */
export type CmsProcess = { url: string; editor: Editor };
type Options = {
  pages: NewPage[];
  processes: CmsProcess[];
  mcp: McpClient;
  count: number;
  random: () => number;
  onProgress?: (done: number) => void;
};
type Target = CmsProcess & {
  documentId: string;
  slug: string;
  locale: Locale;
  marker: string;
  choose: <T>(all: T[]) => T;
};
/** Returns what the published page contains afterwards, or null if it is not published. Undefined: it is as before. */
type Operation = (target: Target) => Promise<string | null | undefined>;

const uid = 'api::page.page';

/** Returns the pages in the other language that have changed, and how often each operation was done. */
export async function runRandomOperations({ pages, processes, mcp, count, random, onProgress }: Options) {
  const choose = <T>(all: T[]): T => all[Math.floor(random() * all.length)]!;
  const shown = new Map<string, string>();
  for (const { path } of pages) for (const one of Object.values(path)) shown.set(one, await readMain(one));
  const changed: string[] = [];
  const counts: Record<string, number> = {};
  const operations = operationsWith(mcp);
  for (let number = 1; number <= count; number += 1) {
    const { documentId, slug, path } = choose(pages);
    const locale = choose<Locale>(['en', 'pl']);
    const other = path[locale === 'en' ? 'pl' : 'en'];
    const name = choose(Object.keys(operations));
    const target = {
      ...choose(processes),
      documentId,
      slug: slug[locale],
      locale,
      marker: `operation-${number}-${Math.floor(random() * 1_000_000)}`,
      choose,
    };
    const published = await operations[name]!(target);
    counts[name] = (counts[name] ?? 0) + 1;
    if (published !== undefined) shown.set(path[locale], await waitForMain(path[locale], published));
    if ((await readMain(other)) !== shown.get(other)) changed.push(`${number}: ${name} in ${locale} changed ${other}`);
    onProgress?.(number);
  }
  // An operation must not have changed its own page later, either.
  for (const [path, main] of shown)
    if ((await readMain(path)) !== main) changed.push(`in the end, ${path} is different`);
  return { changed, counts };
}

function operationsWith(mcp: McpClient): Record<string, Operation> {
  const save = async ({ editor, documentId, locale }: Target, fields: object) =>
    requireSuccess(await editor.save('page', documentId, { ...fields }, locale));
  const publish = async ({ editor, documentId, locale }: Target, fields: object) =>
    requireSuccess(await editor.publish('page', documentId, { ...fields }, locale));
  return {
    save: async (target) => save(target, { title: target.marker }),
    publish: async (target) => {
      await publish(target, { title: target.marker });
      return target.marker;
    },
    unpublish: async ({ editor, documentId, locale }) => {
      // It may not be published.
      await editor.unpublish('page', documentId, locale);
      return null;
    },
    reorder: async (target) => {
      const { sections } = await target.editor.read('page', target.documentId, target.locale);
      await publish(target, { title: target.marker, sections: (sections as object[]).toReversed() });
      return target.marker;
    },
    'mark as up to date': async ({ editor, documentId, locale }) =>
      requireSuccess(
        await editor.call('POST', `/admin/site/translations/${uid}/${documentId}/matched?locale=${locale}`),
      ),
    restore: async ({ editor, documentId, locale, choose }) => {
      const path = `/admin/site/versions/${uid}/${documentId}?locale=${locale}`;
      const { body } = await editor.call<{ versions: { id: number }[] }>('GET', path);
      requireSuccess(await editor.call('POST', `/admin/site/versions/${choose(body.versions).id}/restored`));
      return undefined;
    },
    'save by REST': async ({ url, documentId, locale, marker }) => {
      const response = await fetch(`${url}/api/pages/${documentId}?status=draft&locale=${locale}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${secrets().draftsApiToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { title: marker } }),
      });
      requireSuccess({ status: response.status, text: await response.text() });
      return undefined;
    },
    'save by MCP': async ({ url, documentId, slug, locale, marker }) => {
      mcp.url = url;
      await mcp.call('update_page', { documentId, locale, data: { title: marker, slug } });
      return undefined;
    },
  };
}

function requireSuccess({
  status,
  ...answer
}: {
  status: number;
  message?: string | undefined;
  text?: string;
}): undefined {
  if (status !== 200) throw new Error(`The CMS answered ${status}: ${answer.message ?? answer.text}`);
}

/** The status and the main part of a page, as the web renders it. The rest has links to the other language. */
async function readMain(path: string): Promise<string> {
  const response = await get(path, { 'Sec-Fetch-Site': 'same-origin' }, web);
  return `${response.status} ${/<main[\s\S]*<\/main>/.exec(await response.text())?.[0]}`;
}

function waitForMain(path: string, text: string | null): Promise<string> {
  return waitFor(`${path} to show ${text ?? 'nothing'}`, async () => {
    const main = await readMain(path);
    return (text === null ? main.startsWith('404 ') : main.includes(text)) && main;
  });
}
