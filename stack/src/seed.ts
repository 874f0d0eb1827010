import { readLocales } from './parts.ts';
import { cmsSql, purgeEdges } from './reach.ts';
import { bar } from './progress.ts';

type Words = { slug: string; title: string; lead: string; paragraphs: string[] };

/** What a generated page says. A language without words of its own reads the English ones. */
const words: Record<string, Words> & { en: Words } = {
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

const batch = 500;

/** Generated pages are known by their ids, which begin with their number: the beginning must be unique. */
const generated = `document_id like 'g%generatedpag'`;
const idOf = (number: string) => `'g' || lpad((${number})::text, 11, '0') || 'generatedpag'`;

/**
 * Makes the number of generated pages what it should be, in every language, drafts and published ones as Strapi keeps them.
 * They are written straight to the database: Strapi itself would take the better part of an hour for ten thousand.
 */
export async function seedPages(wanted: number): Promise<void> {
  const present = Number(await cmsSql(`select count(distinct document_id) from pages where ${generated}`));
  if (present > wanted) await removeFrom(wanted + 1);
  const progress = bar(`${wanted} generated pages`, wanted);
  progress(Math.min(present, wanted));
  for (let from = present + 1; from <= wanted; from += batch) {
    const to = Math.min(from + batch - 1, wanted);
    for (const { code } of readLocales()) await insert(code, from, to);
    progress(to);
  }
  await cmsSql('analyze pages; analyze pages_cmps; analyze sections_rich_text');
  await purgeEdges('any', ...readLocales().map(({ code }) => `page.${code}`));
}

async function insert(locale: string, from: number, to: number): Promise<void> {
  const { slug, title, lead, paragraphs } = words[locale] ?? words.en;
  const body = paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));
  await cmsSql(`
    with page as (
      insert into pages (document_id, title, slug, lead, access, created_at, updated_at, published_at, locale)
      select ${idOf('n')}, ${text(title)} || ' ' || n, ${text(slug)} || '-' || n, ${text(lead)}, 'public',
             now(), now(), published, ${text(locale)}
      from generate_series(${from}, ${to}) n, (values (null::timestamp), (now()::timestamp)) as state (published)
      returning id
    ), body as (
      insert into sections_rich_text (body) select ${text(JSON.stringify(body))}::jsonb from page returning id
    )
    insert into pages_cmps (entity_id, cmp_id, component_type, field, "order")
    select page.id, body.id, 'sections.rich-text', 'sections', 1
    from (select id, row_number() over (order by id) from page) page
    join (select id, row_number() over (order by id) from body) body using (row_number)
  `);
}

async function removeFrom(first: number): Promise<void> {
  await cmsSql(`
    with gone as (
      delete from pages where document_id >= ${idOf(String(first))} and ${generated} returning id
    )
    delete from sections_rich_text using pages_cmps, gone
    where pages_cmps.entity_id = gone.id and pages_cmps.cmp_id = sections_rich_text.id
      and pages_cmps.component_type = 'sections.rich-text'
  `);
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
