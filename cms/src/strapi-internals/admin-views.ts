/** The layout of the admin's list and entry views, which the content-manager plugin stores. */
import type { Core } from '@strapi/strapi';
import { requireFunctions } from './require-internal';

type View = { label?: string; editable?: boolean };
export type ViewConfiguration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: View; list: View }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};
type Service = {
  findContentType: (uid: string) => object;
  findConfiguration: (type: object) => Promise<ViewConfiguration>;
  updateConfiguration: (type: object, configuration: ViewConfiguration) => Promise<unknown>;
};

const file = 'admin-views.ts';

function contentTypes(strapi: Core.Strapi): Service {
  return strapi.plugin('content-manager').service('content-types');
}

/** Changes the views of a content type. */
export async function configureViews(
  strapi: Core.Strapi,
  uid: string,
  change: (current: ViewConfiguration) => ViewConfiguration,
): Promise<void> {
  const service = contentTypes(strapi);
  const type = service.findContentType(uid);
  await service.updateConfiguration(type, change(await service.findConfiguration(type)));
}

export function requireAdminViews(strapi: Core.Strapi): void {
  requireFunctions(
    contentTypes(strapi),
    'plugin::content-manager service "content-types"',
    'method',
    ['findContentType', 'findConfiguration', 'updateConfiguration'],
    file,
  );
}
