/** All documents that are missing or outdated in a language. */
import type { Core, UID } from '@strapi/strapi';
import { listedLocales } from '../locales';
import { siteType, siteUids } from '../site-types';

export type Task = {
  uid: string;
  documentId: string;
  title: string;
  /** The language in which something has to be done. */
  locale: string;
  state: 'missing' | 'outdated';
  /** The display name of the content type, which the admin translates. */
  type: string;
  isSingle: boolean;
};

/** At most this many of each content type. */
const maxTasks = 200;

export async function listTasks(strapi: Core.Strapi, uids: string[]): Promise<Task[]> {
  const tasks = await Promise.all(uids.map((uid) => tasksOf(strapi, uid)));
  return tasks.flat();
}

/** Redirects belong to one language. */
export function translatedUids(): string[] {
  return siteUids().filter((uid) => !siteType(uid)!.isRedirect && !siteType(uid)!.isUntranslated);
}

type Row = { documentId: string; locale: string; state: Task['state']; title: string };

async function tasksOf(strapi: Core.Strapi, uid: string): Promise<Task[]> {
  const { tableName, attributes } = strapi.db.metadata.get(uid as UID.ContentType);
  const title = 'title' in attributes ? 'title' : 'name';
  const codes = listedLocales(strapi).map(({ code }) => code);
  const { rows } = (await strapi.db.connection.raw(
    `with published as (
       select document_id, locale, ${title} as title from ?? where published_at is not null
     ), latest as (
       select distinct on (document_id, locale) document_id, locale, text_hash from content_versions
       where uid = ? and kind = 'published' order by document_id, locale, id desc
     ), documents as (
       select distinct on (document_id) document_id, title from published order by document_id, array_position(?::text[], locale::text)
     )
     select documents.document_id as "documentId", documents.title, language.code as locale,
       case when own.document_id is null then 'missing' else 'outdated' end as state
     from documents cross join unnest(?::text[]) as language (code)
     left join published as own on own.document_id = documents.document_id and own.locale = language.code
     where own.document_id is null or exists (
       select from latest as source
       join published as shown on shown.document_id = source.document_id and shown.locale = source.locale
       left join translation_matches as match on match.document_id = source.document_id
         and match.locale = language.code and match.source_locale = source.locale
       where source.document_id = documents.document_id and source.locale <> language.code
         and source.text_hash is not null and match.source_hash is distinct from source.text_hash
     )
     order by state, documents.title limit ?`,
    [tableName, uid, codes, codes, maxTasks],
  )) as { rows: Row[] };
  const { kind, info } = strapi.contentTypes[uid as UID.ContentType]!;
  return rows.map((row) => ({ uid, ...row, type: info.displayName, isSingle: kind === 'singleType' }));
}
