/** Strapi's tables of relations: the rows that link a part of a page to an entry. */
import type { Core, UID } from '@strapi/strapi';
import { requireInternal } from './require-internal';

type Column = { name: string; referencedTable?: string };
type Attribute = {
  type: string;
  target?: string;
  inversedBy?: string;
  mappedBy?: string;
  joinTable?: { name: string; joinColumn: Column; inverseJoinColumn: Column };
};

export type LinkTable = {
  name: string;
  sourceTable: string;
  sourceColumn: string;
  targetColumn: string;
  /** The source is a document, not a component of one. */
  isDocument: boolean;
};

const file = 'link-tables.ts';

/** The tables of all relations to a content type that have no field on its side, for example `page` of a link. */
export function linkTables(strapi: Core.Strapi, uid: string): LinkTable[] {
  const models = [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)];
  return models.flatMap((model) => {
    const { attributes, tableName } = strapi.db.metadata.get(model as UID.ContentType);
    return (Object.values(attributes) as Attribute[]).flatMap((attribute) => {
      const { type, target, inversedBy, mappedBy, joinTable } = attribute;
      if (type !== 'relation' || target !== uid || inversedBy || mappedBy || !joinTable) return [];
      return {
        name: joinTable.name,
        sourceTable: tableName,
        sourceColumn: joinTable.joinColumn.name,
        targetColumn: joinTable.inverseJoinColumn.name,
        isDocument: model in strapi.contentTypes,
      };
    });
  });
}

export function requireLinkTables(strapi: Core.Strapi): void {
  const found = linkTables(strapi, 'api::page.page');
  requireInternal(
    found.some(({ name, sourceColumn, targetColumn }) => name && sourceColumn && targetColumn),
    'strapi.db.metadata has no join table for the links to pages',
    file,
  );
}
