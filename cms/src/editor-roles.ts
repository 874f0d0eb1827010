/** The roles of people who work in the admin. Set at every start; changes made in the admin are overwritten. */
import type { Core } from '@strapi/strapi';
import { enquiryFields, enquiryUid } from './inbox/enquiry-type';
import { listedLocales, type Locale } from './locales';
import { siteUids } from './site-types';
import { ensureAdminRole, setRolePermissions, type AdminPermission } from './strapi-internals/admin-users';
import { permissionFields } from './strapi-internals/permission-fields';

/** A content type with the fields that permissions name. Shared fields have one value for all languages. */
export type EditableType = { uid: string; fields: string[]; sharedFields: string[] };

type Role = { code: string; name: string; description: string; permissions: AdminPermission[] };
type Action = 'create' | 'read' | 'update' | 'delete' | 'publish';

export async function ensureEditorRoles(strapi: Core.Strapi): Promise<void> {
  const types = siteUids().map((uid) => ({ uid, ...permissionFields(strapi, uid) }));
  for (const { permissions, ...role } of editorRoles(types, listedLocales(strapi))) {
    await setRolePermissions(strapi, await ensureAdminRole(strapi, role), permissions);
  }
}

export function editorRoles(types: EditableType[], locales: Locale[]): Role[] {
  const codes = locales.map(({ code }) => code);
  const allow = (actions: Action[], inLocales = codes, withShared = true) =>
    types.flatMap((type) => actions.map((action) => contentPermission(type, action, inLocales, withShared)));
  const translators = locales.map(({ code, name }) => ({
    code: `translator-${code}`,
    name: `Translator (${name})`,
    description: `Writes and publishes texts in ${name}. Reads the other languages. Cannot change what all languages share.`,
    permissions: [...allow(['read']), ...allow(['create', 'update', 'publish'], [code], false), ...media('read')],
  }));
  return [
    {
      code: 'strapi-editor',
      name: 'Editor',
      description: 'Writes, publishes and deletes content in all languages, and answers enquiries.',
      permissions: [
        ...allow(['create', 'read', 'update', 'delete', 'publish']),
        ...media('read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'),
        ...enquiryPermissions,
      ],
    },
    {
      code: 'strapi-author',
      name: 'Author',
      description: 'Writes drafts in all languages. Cannot publish or delete.',
      permissions: [
        ...allow(['create', 'read', 'update']),
        // No `assets.update`: a replaced or deleted file is public at once.
        ...media('read', 'assets.create', 'assets.download', 'assets.copy-link'),
      ],
    },
    ...translators,
    {
      code: 'enquiries-desk',
      name: 'Enquiries desk',
      description: 'Reads and answers enquiries. Sees no other content.',
      permissions: enquiryPermissions,
    },
  ];
}

function contentPermission(
  type: EditableType,
  action: Action,
  locales: string[],
  withShared: boolean,
): AdminPermission {
  const hasFields = action === 'create' || action === 'read' || action === 'update';
  const fields = withShared ? type.fields : type.fields.filter((field) => !isShared(field, type.sharedFields));
  return {
    action: `plugin::content-manager.explorer.${action}`,
    subject: type.uid,
    properties: { locales, ...(hasFields && { fields }) },
  };
}

/** A field of a component is named by its path, for example `prices.amount`. */
function isShared(field: string, sharedFields: string[]): boolean {
  return sharedFields.includes(field.split('.')[0]!);
}

function media(...actions: string[]): AdminPermission[] {
  return actions.map((action) => ({ action: `plugin::upload.${action}`, subject: null, properties: {} }));
}

/** Entries cannot be edited (inbox/index.ts). The permission to update allows the actions in the panel. */
const enquiryPermissions = ['read', 'update'].map((action) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: enquiryUid,
  properties: { fields: enquiryFields },
}));
