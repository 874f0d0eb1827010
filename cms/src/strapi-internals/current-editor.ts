/** Who makes the current request: a user of the admin, or a program with a token. */
import type { Core } from '@strapi/strapi';
import { requireFunctions } from './require-internal';

type User = { firstname?: string | null; lastname?: string | null; email?: string };
type Request = {
  state?: { user?: User; auth?: { strategy?: { name?: string }; credentials?: { name?: string } } };
};

/** The name of the editor or of the token; null outside of requests, for example while sample content is created. */
export function currentEditor(strapi: Core.Strapi): string | null {
  return editorOf(strapi.requestContext.get() as Request | undefined);
}

/** Runs a task as a program: not with the permissions, the language and the name of the editor. */
export function outsideRequest<T>(strapi: Core.Strapi, task: () => Promise<T>): Promise<T> {
  const context = strapi.requestContext as unknown as { run: (store: undefined, task: () => Promise<T>) => Promise<T> };
  return context.run(undefined, task);
}

export function editorOf(request: Request | undefined): string | null {
  const { user, auth } = request?.state ?? {};
  if (auth?.strategy?.name === 'api-token') return auth.credentials?.name ?? null;
  return nameOfUser(user);
}

export function nameOfUser(user: User | undefined): string | null {
  return [user?.firstname, user?.lastname].filter(Boolean).join(' ') || user?.email || null;
}

export function requireCurrentEditor(strapi: Core.Strapi): void {
  requireFunctions(strapi.requestContext, 'strapi.requestContext', 'method', ['get', 'run'], 'current-editor.ts');
}
