/**
 * The editors' inbox of enquiries. The enquiries worker creates an entry for every enquiry, with the enquiry's id, and
 * deletes it when the enquiry is erased. What editors do (reply, answered, not spam, retry) is forwarded to the worker,
 * whose database is the source of truth; the worker then updates the entry.
 */
import type { Core } from '@strapi/strapi';
import { problemError } from '../problems';
import { isSameSecret } from '../same-secret';
import { addAdminRoutes } from '../strapi-internals/admin-routes';
import { listUserNames } from '../strapi-internals/admin-users';
import { currentEditor } from '../strapi-internals/current-editor';
import { toCsv } from './csv';
import { enquiryFields, enquiryTable, enquiryUid } from './enquiry-type';
import { putEntry, removeEntry } from './entries';
import { summarize } from './summary';
import { forwardToWorker, inboxSettings } from './worker-api';

const read = 'plugin::content-manager.explorer.read';
/** Entries cannot be edited (below). This permission allows the actions in the panel. */
const update = 'plugin::content-manager.explorer.update';
const maxExported = 10_000;

type Context = {
  params: { id: string };
  request: { body?: Record<string, string | null> };
  get: (header: string) => string;
  set: (header: string, value: string) => void;
  status: number;
  body: unknown;
};
type Handler = (ctx: Context) => Promise<void>;
type Route = [method: string, path: string, handler: Handler, config: object];

export function registerInbox(strapi: Core.Strapi): void {
  rejectOtherWrites(strapi);
  const noAuth = { auth: false };
  const worker = (handler: Handler): Handler => {
    return async (ctx) => {
      if (isWorker(strapi, ctx)) return handler(ctx);
      ctx.status = 404;
    };
  };
  const forward = (method: string, path: string, bodyOf?: (ctx: Context) => object): Handler => {
    return async (ctx) => {
      // It becomes a part of the worker's URL.
      if (!/^[0-9a-f-]{36}$/.test(ctx.params.id)) return void (ctx.status = 404);
      await forwardToWorker(strapi, ctx, method, path.replace(':id', ctx.params.id), bodyOf?.(ctx));
    };
  };
  const reply = (ctx: Context) => ({
    text: ctx.request.body?.text,
    key: ctx.request.body?.key,
    editor: currentEditor(strapi),
  });
  const handling = ({ request: { body } }: Context) => ({ assignee: body?.assignee, note: body?.note });
  const actions = ['/enquiries/:id/answered', '/enquiries/:id/reopened', '/enquiries/:id/released'];
  const routes: Route[] = [
    ['PUT', '/inbox/enquiries/:id', worker((ctx) => putEntry(strapi, ctx)), noAuth],
    ['DELETE', '/inbox/enquiries/:id', worker((ctx) => removeEntry(strapi, ctx)), noAuth],
    ['GET', '/admin/site/enquiries/summary', (ctx) => summarize(strapi, ctx), editors(read)],
    ['GET', '/admin/site/enquiries/export', (ctx) => exportEntries(strapi, ctx), editors(read)],
    ['GET', '/admin/site/enquiries/assignees', (ctx) => listAssignees(strapi, ctx), editors(read)],
    ['GET', '/admin/site/enquiries/:id', forward('GET', '/enquiries/:id'), editors(read)],
    ['DELETE', '/admin/site/enquiries/:id', forward('DELETE', '/enquiries/:id'), editors(update)],
    ['POST', '/admin/site/enquiries/:id/read', forward('POST', '/enquiries/:id/read'), editors(read)],
    ['POST', '/admin/site/enquiries/:id/replies', forward('POST', '/enquiries/:id/replies', reply), editors(update)],
    [
      'POST',
      '/admin/site/enquiries/:id/handling',
      forward('POST', '/enquiries/:id/handling', handling),
      editors(update),
    ],
    ...[...actions, '/deliveries/:id/retried'].map((path): Route => [
      'POST',
      `/admin/site${path}`,
      forward('POST', path),
      editors(update),
    ]),
  ];
  addAdminRoutes(
    strapi,
    routes.map(([method, path, handler, config]) => ({ method, path, handler, config })),
  );
}

const editors = (action: string) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [[action, enquiryUid]] } },
  ],
});

/** Entries are copies of the worker's data, so they cannot be changed or deleted with the document service. */
function rejectOtherWrites(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === enquiryUid && /^(create|update|clone|delete)$/.test(context.action)) {
      throw problemError(strapi, { code: 'enquiry.readOnly' });
    }
    return next();
  });
}

/** A table for spreadsheets, the newest first. */
async function exportEntries(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const rows = await strapi.db
    .query(enquiryUid)
    .findMany({ orderBy: { receivedAt: 'desc' }, limit: maxExported, select: enquiryFields });
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${enquiryTable}.csv"`);
  ctx.body = toCsv(enquiryFields, rows);
}

async function listAssignees(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.body = { names: await listUserNames(strapi) };
}

function isWorker(strapi: Core.Strapi, ctx: Context): boolean {
  const { secret } = inboxSettings(strapi);
  return secret.length >= 32 && isSameSecret(ctx.get('X-Inbox-Secret'), secret);
}
