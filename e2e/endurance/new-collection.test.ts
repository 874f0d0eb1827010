/** Adds a collection as CONTRIBUTING.md describes. Publications must be live at once, also in lists and sitemaps. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Editor } from '../editor.ts';
import { waitFor } from '../wait-for.ts';
import { CheckoutCopy } from './checkout-copy.ts';
import { recordFigure } from './figures.ts';

let copy: CheckoutCopy;
let editor: Editor;

const localized = { pluginOptions: { i18n: { localized: true } } };
const schema = {
  kind: 'collectionType',
  collectionName: 'events',
  info: { singularName: 'event', pluralName: 'events', displayName: 'Event' },
  options: { draftAndPublish: true },
  pluginOptions: { i18n: { localized: true }, site: { path: '/events/:slug' } },
  attributes: {
    title: { type: 'string', required: true, ...localized },
    slug: { type: 'uid', targetField: 'title', required: true, ...localized },
    lead: { type: 'text', ...localized },
  },
};
/** The page that lists the events, as `pricing` lists plans. Editors write its title. */
const listSchema = {
  kind: 'singleType',
  collectionName: 'event_lists',
  info: { singularName: 'event-list', pluralName: 'event-lists', displayName: 'Event list' },
  options: { draftAndPublish: true },
  pluginOptions: { i18n: { localized: true }, site: { path: '/events' } },
  attributes: { title: { type: 'string', required: true, ...localized } },
};

/** Writes a content type's folder, with Strapi's default routes, controller and service. */
function addType(name: string, schemaOf: object): void {
  const folder = `cms/src/api/${name}`;
  copy.write(`${folder}/content-types/${name}/schema.json`, JSON.stringify(schemaOf));
  const file = (kind: string, options = '') =>
    `import { factories } from '@strapi/strapi';\n\nexport default factories.createCore${kind}('api::${name}.${name}'${options});\n`;
  copy.write(`${folder}/routes/${name}.ts`, file('Router', `, { only: ['find'] }`));
  copy.write(`${folder}/controllers/${name}.ts`, file('Controller'));
  copy.write(`${folder}/services/${name}.ts`, file('Service'));
}

const content = `import { z } from 'zod';
import { listQuery, lookupQuery, singleQuery } from '#content/client/content-query.server.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { localizations, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const eventSchema = z.object({ locale: text, title: text, slug: text, lead: optionalText, localizations });

const populate = { localizations: true };
const eventQuery = lookupQuery('event', 'events', 'slug', { populate }, eventSchema);
const eventsQuery = listQuery('event', 'events', { populate, sort: 'title' }, eventSchema);
const eventListQuery = singleQuery('event-list', { populate }, z.object({ locale: text, title: text, localizations }));

export async function readEvent({ find }: ContentReader, slug: string) {
  return find(eventQuery, slug);
}

export async function readEventList({ readSingle }: ContentReader) {
  return readSingle(eventListQuery);
}

export async function readEvents({ readList }: ContentReader) {
  return readList(eventsQuery);
}
`;
const detail = `import { alternatesOf } from '#content/models/page-types.server.ts';
import { readEvent } from '#content/models/event.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { contentLoader } from '#content/store/loader.server.ts';
import { notFound } from '#http/problem.ts';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/event';

export const loader = contentLoader(async (args) => {
  const event = await readEvent(args, args.params.slug ?? '');
  if (!event) throw notFound('unmatched', args.url);
  return { event, head: makeHead({ title: event.title, alternates: alternatesOf('/events/:slug', event) }) };
});

export default function Event({ loaderData: { event } }: Route.ComponentProps) {
  return <PageTitle title={event.title} lead={event.lead} />;
}
`;
const list = `import { alternatesOf } from '#content/models/page-types.server.ts';
import { readEventList, readEvents } from '#content/models/event.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { contentLoader } from '#content/store/loader.server.ts';
import { notFound } from '#http/problem.ts';
import { localePath } from '#locales/index.ts';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/events';

export const loader = contentLoader(async (args) => {
  const list = await readEventList(args);
  if (!list) throw notFound('unmatched', args.url);
  const head = makeHead({ title: list.title, alternates: alternatesOf('/events', list) });
  return { head, list, locale: args.locale, events: await readEvents(args) };
});

export default function Events({ loaderData: { list, events, locale } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={list.title} lead={undefined} />
      <ul className="wrap">
        {events.map(({ slug, title }) => (
          <li key={slug}>
            <a href={localePath(locale, \`/events/\${slug}\`)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
`;

beforeAll(async () => {
  copy = await CheckoutCopy.make();
  // The steps of CONTRIBUTING.md in their order.
  addType('event', schema);
  addType('event-list', listSchema);
  copy.replace('cms/src/api/page/reserved-slugs.json', '"enquiry",', '"enquiry",\n  "events",');
  const entry = `  { type: 'event-list', path: '/events' },
  { type: 'event', plural: 'events', path: '/events/:slug' },
`;
  copy.replace('web/app/content/models/page-types.server.ts', '  // Last:', `${entry}  // Last:`);
  copy.write('web/app/content/models/event.server.ts', content);
  copy.write('web/app/routes/event.tsx', detail);
  copy.write('web/app/routes/events.tsx', list);
  const pages = `  { name: 'events', path: '/events', file: 'events', layout: 'default' },
  { name: 'event', path: '/events/:slug', file: 'event', layout: 'default' },
`;
  copy.replace('web/app/routes.ts', `  { name: 'slug',`, `${pages}  { name: 'slug',`);
  await copy.run('pnpm', 'exec', 'vitest', 'run', 'cms-contract', 'routes.test');
  await copy.stack('up');
  editor = await Editor.signIn(copy.cms, copy.secret('cmsAdminPassword'));
});
afterAll(() => copy.remove());

const get = (path: string) => fetch(copy.site + path, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();

test('refuses to start the CMS without a path in the schema, and says what to add', async () => {
  const file = 'cms/src/api/event/content-types/event/schema.json';
  const { site: _, ...rest } = schema.pluginOptions;
  copy.write(file, JSON.stringify({ ...schema, pluginOptions: rest }));
  // From the log, which is JSON.
  await expect(copy.stack('up')).rejects.toThrow(/content type \\"event\\" has no path on the site/);
  copy.write(file, JSON.stringify(schema));
  await copy.stack('up');
});

test('shows every publication in both languages, in the list, in the sitemap and with a sharing image', async () => {
  const created = await editor.create('event', { title: 'Open day', slug: 'open-day' });
  const { documentId } = created.document!;
  const times: number[] = [];
  for (const [locale, prefix, slug] of [
    ['en', '', 'open-day'],
    ['pl', '/pl', 'dzien-otwarty'],
  ] as const) {
    // The CMS has just restarted. The web answers 503 until it has noticed that.
    await waitFor('a 404', async () => (await get(`${prefix}/events/${slug}`)).status === 404);
    await editor.publishSingle('event-list', { title: `All events ${locale}` }, locale);
    await waitFor('the list page', async () => (await text(`${prefix}/events`)).includes(`All events ${locale}`));
    for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
      await text(`${prefix}/events`);
      const began = performance.now();
      await editor.publish('event', documentId, { title: `${title} ${locale}`, slug }, locale);
      await waitFor(`${title} to be live`, async () =>
        (await text(`${prefix}/events/${slug}`)).includes(`${title} ${locale}`),
      );
      await waitFor('the list', async () => (await text(`${prefix}/events`)).includes(`${title} ${locale}`));
      times.push(performance.now() - began);
    }
    const sitemap = await readAllSitemaps();
    for (const path of [`/events/${slug}`, '/events']) {
      expect(sitemap).toContain(`<loc>${copy.site}${prefix}${path}</loc>`);
      const [, card] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(await text(prefix + path))!;
      const response = await get(card!);
      expect([response.status, response.headers.get('Content-Type')], card).toEqual([200, 'image/png']);
    }
  }
  recordFigure(
    'ten publications of a new collection: slowest until live',
    `${Math.round(Math.max(...times))} ms`,
    '< 1000 ms',
  );
  expect(Math.max(...times)).toBeLessThan(1_000);
});

/** The text of all sitemap files in the index. */
async function readAllSitemaps(): Promise<string> {
  const files = [...(await text('/sitemap.xml')).matchAll(/\/sitemaps\/[\w-]+\.xml/g)];
  return (await Promise.all(files.map(([path]) => text(path)))).join('');
}
