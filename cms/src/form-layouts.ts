/** The lists and forms of the admin. Set at every start; changes made in the admin are overwritten. */
import type { Core } from '@strapi/strapi';
import { listColumns } from './admin/forms/list-columns';
import { enquiryRows, enquiryUid } from './inbox/enquiry-type';
import { configureViews, type ViewConfiguration } from './strapi-internals/admin-views';

type Sorting = { defaultSortBy: string; defaultSortOrder: 'ASC' | 'DESC' };

const sortings: Record<string, Sorting> = {
  'api::changelog-entry.changelog-entry': { defaultSortBy: 'date', defaultSortOrder: 'DESC' },
  [enquiryUid]: { defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC' },
  'api::incident.incident': { defaultSortBy: 'startedAt', defaultSortOrder: 'DESC' },
};

/** Forms in another order than the schema: rows of fields. */
const forms: Record<string, string[][]> = {
  'api::page.page': [['title', 'slug'], ['lead'], ['sections'], ['seo'], ['access']],
  [enquiryUid]: enquiryRows,
  'api::changelog-entry.changelog-entry': [['title', 'slug'], ['body'], ['date', 'print']],
};

export async function configureForms(strapi: Core.Strapi): Promise<void> {
  for (const [uid, list] of Object.entries(listColumns)) {
    const byRank: Sorting | undefined = list.includes('rank')
      ? { defaultSortBy: 'rank', defaultSortOrder: 'ASC' }
      : undefined;
    const sorting = sortings[uid] ?? byRank ?? { defaultSortBy: list[0]!, defaultSortOrder: 'ASC' };
    await configureViews(strapi, uid, ({ settings, metadatas, layouts }) => ({
      settings: {
        ...settings,
        ...sorting,
        mainField: ['title', 'name'].find((field) => list.includes(field)) ?? list[0]!,
        pageSize: 50,
      },
      metadatas: uid === enquiryUid ? readOnly(metadatas) : metadatas,
      layouts: { list, edit: forms[uid]?.map(toRow) ?? layouts.edit },
    }));
  }
}

function toRow(names: string[]) {
  return names.map((name) => ({ name, size: 12 / names.length }));
}

/** Enquiries cannot be edited (inbox/index.ts). */
function readOnly(metadatas: ViewConfiguration['metadatas']): ViewConfiguration['metadatas'] {
  return Object.fromEntries(
    Object.entries(metadatas).map(([name, { edit, list }]) => [name, { edit: { ...edit, editable: false }, list }]),
  );
}
