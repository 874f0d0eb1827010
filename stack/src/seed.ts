import { setTimeout as sleep } from 'node:timers/promises';
import { purgeEdges } from './edges.ts';
import { readLocales } from './locales.ts';
import { queryAs } from './postgres.ts';
import { findRunningProcess } from './processes.ts';
import { createProgressBar } from './progress.ts';

type PageText = { slug: string; title: string; lead: string; paragraphs: string[] };

/** The text of a generated page. Other languages use the English text. */
const pageTexts: Record<string, PageText> & { en: PageText } = {
  en: {
    slug: 'note',
    title: 'Field note',
    lead: 'One of many short pages, made to see how the site behaves with a great number of them.',
    paragraphs: [
      'A form is filled in on one side of the river. On the other side somebody opens a drawer and finds it there, signed, checked and in the right order.',
      'Between the two stands a bridge. It has no opinion about what crosses it, it keeps a copy until the other side has said thank you, and it does not close on Fridays.',
      'If the far side is being repaired, whatever arrives waits under a roof. When the far side opens again, the first who came is the first who goes.',
    ],
  },
  pl: {
    slug: 'notatka',
    title: 'Notatka z terenu',
    lead: 'Jedna z wielu krótkich stron, zrobiona po to, by zobaczyć, jak serwis zachowuje się, gdy jest ich bardzo dużo.',
    paragraphs: [
      'Po jednej stronie rzeki ktoś wypełnia formularz. Po drugiej ktoś otwiera szufladę i znajduje go tam: podpisany, sprawdzony, na swoim miejscu.',
      'Pomiędzy nimi stoi most. Nie ma zdania o tym, co po nim przechodzi, trzyma kopię, dopóki druga strona nie podziękuje, i nie zamyka się w piątki.',
      'Gdy drugi brzeg jest w remoncie, to, co przyszło, czeka pod dachem. Kiedy brzeg znów się otworzy, pierwszy przechodzi ten, kto przyszedł pierwszy.',
    ],
  },
};

const batchSize = 500;

/** Document ids identify generated pages. An id begins with the page's number, because the beginning must be unique. */
const isGenerated = `document_id like 'g%generatedpag'`;
const documentIdSql = (number: string) => `'g' || lpad((${number})::text, 11, '0') || 'generatedpag'`;

/** Adds or removes generated pages until there are `wanted`, and waits until the site shows them. */
export async function seedPages(wanted: number): Promise<void> {
  await insertPages(wanted);
  await forgetAnswers();
  await waitForAnswers();
  await purgeEdges('any', ...readLocales().map(({ code }) => `page.${code}`));
}

/**
 * Every page in every language, each as a draft and a published version as Strapi stores them. Writes to the database
 * directly: Strapi would need most of an hour for 10,000 pages.
 */
export async function insertPages(wanted: number): Promise<void> {
  const present = Number(await queryAs('cms', `select count(distinct document_id) from pages where ${isGenerated}`));
  if (present > wanted) await removePagesFrom(wanted + 1);
  const progress = createProgressBar(`${wanted} generated pages`, wanted);
  progress(Math.min(present, wanted));
  for (let from = present + 1; from <= wanted; from += batchSize) {
    const to = Math.min(from + batchSize - 1, wanted);
    for (const { code } of readLocales()) await insertBatch(code, from, to);
    progress(to);
  }
  await queryAs('cms', 'analyze pages; analyze pages_cmps; analyze sections_rich_text');
}

/** The CMS does not know of the pages, so it has to ask for all of them again (cms/src/content-store/fill.ts). */
export async function forgetAnswers(): Promise<void> {
  await queryAs('cms', `update content_queries set complete_as_of = null where type = 'page'`);
}

/** Waits until the CMS has stored the answers about all pages. Without a running CMS there is nothing to wait for. */
export async function waitForAnswers(): Promise<void> {
  const ofPages = `from content_queries where type = 'page'`;
  const total = Number(await queryAs('cms', `select count(*) ${ofPages}`));
  const progress = createProgressBar('queries of the content store', total);
  while (findRunningProcess('cms')) {
    const complete = Number(await queryAs('cms', `select count(*) ${ofPages} and complete_as_of is not null`));
    progress(complete);
    if (complete === total) return;
    await sleep(500);
  }
}

async function insertBatch(locale: string, from: number, to: number): Promise<void> {
  const { slug, title, lead, paragraphs } = pageTexts[locale] ?? pageTexts.en;
  const body = paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));
  await queryAs(
    'cms',
    `
    with page as (
      insert into pages (document_id, title, slug, lead, access, created_at, updated_at, published_at, locale)
      select ${documentIdSql('n')}, ${quote(title)} || ' ' || n, ${quote(slug)} || '-' || n, ${quote(lead)}, 'public',
             now(), now(), published, ${quote(locale)}
      from generate_series(${from}, ${to}) n, (values (null::timestamp), (now()::timestamp)) as state (published)
      returning id
    ), body as (
      insert into sections_rich_text (body) select ${quote(JSON.stringify(body))}::jsonb from page returning id
    )
    insert into pages_cmps (entity_id, cmp_id, component_type, field, "order")
    select page.id, body.id, 'sections.rich-text', 'sections', 1
    from (select id, row_number() over (order by id) from page) page
    join (select id, row_number() over (order by id) from body) body using (row_number)
  `,
  );
}

async function removePagesFrom(first: number): Promise<void> {
  await queryAs(
    'cms',
    `
    with gone as (
      delete from pages where document_id >= ${documentIdSql(String(first))} and ${isGenerated} returning id
    )
    delete from sections_rich_text using pages_cmps, gone
    where pages_cmps.entity_id = gone.id and pages_cmps.cmp_id = sections_rich_text.id
      and pages_cmps.component_type = 'sections.rich-text'
  `,
  );
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
