/** The fields of a content type, as the permissions of the admin name them. */
import type { Core, UID } from '@strapi/strapi';
import { requireFunctions } from './require-internal';

type Service = { getNestedFields: (model: object, options: { components: object }) => string[] };
type Attribute = { pluginOptions?: { i18n?: { localized?: boolean } } };

const file = 'permission-fields.ts';

/** `sharedFields` have one value for all languages. */
export function permissionFields(strapi: Core.Strapi, uid: string): { fields: string[]; sharedFields: string[] } {
  const model = strapi.contentTypes[uid as UID.ContentType]!;
  const fields = (strapi.service('admin::content-type') as Service).getNestedFields(model, {
    components: strapi.components,
  });
  const attributes = Object.entries(model.attributes as Record<string, Attribute>);
  const shared = attributes.filter(([, { pluginOptions }]) => !pluginOptions?.i18n?.localized).map(([name]) => name);
  // Others, for example "createdAt", nobody changes.
  const isEditable = (name: string) => fields.some((field) => field.split('.')[0] === name);
  return { fields, sharedFields: shared.filter(isEditable) };
}

export function requirePermissionFields(strapi: Core.Strapi): void {
  requireFunctions(
    strapi.service('admin::content-type'),
    'the service "admin::content-type"',
    'method',
    ['getNestedFields'],
    file,
  );
}
