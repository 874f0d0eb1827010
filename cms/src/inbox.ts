/**
 * The editors' inbox of enquiries. The enquiries worker creates an entry for every enquiry, with the enquiry's id, and
 * deletes it when the enquiry is erased. Editors' actions (answered, not spam, retry) are forwarded to the worker,
 * whose database is the source of truth; the worker then updates the entry.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { runAfterResponse } from './accounts/after-response';
import { removeMessageState, showMessageState } from './accounts/live/messages';
import { isSameSecret } from './same-secret';
import { addAdminRoutes } from './strapi-internals/admin-routes';
import { findAdminRole, grantPermission } from './strapi-internals/admin-users';
import { configureViews } from './strapi-internals/admin-views';

const uid = 'api::enquiry.enquiry';
const table = 'enquiries';
const read = 'plugin::content-manager.explorer.read';
/** Entries cannot be edited (below). This permission allows the actions in the panel. */
const update = 'plugin::content-manager.explorer.update';
const rows = [
  ['name', 'company'],
  ['email', 'topic'],
  ['message'],
  ['language', 'page'],
  ['receivedAt', 'readAt', 'answeredAt'],
  ['suspicion'],
];
const fields = rows.flat();
/** What the visitor entered, language and page; without the message, which has no length limit. */
const shortFields = ['name', 'company', 'email', 'topic', 'language', 'page'];

type Context = {
  params: { id: string };
  request: { body?: Record<string, string | null> };
  get: (header: string) => string;
  status: number;
  body: unknown;
};
type Handler = (ctx: Context) => Promise<void>;

export function registerInbox(strapi: Core.Strapi): void {
  rejectOtherWrites(strapi);
  const noAuth = { auth: false };
  const editors = (action: string) => ({
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [[action, uid]] } }],
  });
  const worker = (handler: Handler): Handler => {
    return async (ctx) => {
      if (isWorker(strapi, ctx)) return handler(ctx);
      ctx.status = 404;
    };
  };
  const forward = (path: string) => (ctx: Context) =>
    forwardToWorker(strapi, ctx, 'POST', path.replace(':id', ctx.params.id));
  const routes: [string, string, Handler, object][] = [
    ['PUT', '/inbox/enquiries/:id', worker((ctx) => put(strapi, ctx)), noAuth],
    ['DELETE', '/inbox/enquiries/:id', worker((ctx) => remove(strapi, ctx)), noAuth],
    ['GET', '/admin/enquiries/summary', (ctx) => summary(strapi, ctx), editors(read)],
    [
      'GET',
      '/admin/enquiries/:id',
      (ctx) => forwardToWorker(strapi, ctx, 'GET', `/enquiries/${ctx.params.id}`),
      editors(read),
    ],
    ['POST', '/admin/enquiries/:id/read', forward('/enquiries/:id/read'), editors(read)],
    ...['/enquiries/:id/answered', '/enquiries/:id/reopened', '/enquiries/:id/released', '/deliveries/:id/retried'].map(
      (path): (typeof routes)[number] => ['POST', `/admin${path}`, forward(path), editors(update)],
    ),
  ];
  addAdminRoutes(
    strapi,
    routes.map(([method, path, handler, config]) => ({ method, path, handler, config })),
  );
}

/** Entries are copies of the worker's data, so they cannot be changed or deleted with the document service. */
function rejectOtherWrites(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === uid && /^(create|update|clone|delete)$/.test(context.action)) {
      throw new errors.ForbiddenError(
        'Enquiries cannot be edited. Use the panel beside the entry; `pnpm enquiries erase` deletes enquiries everywhere.',
      );
    }
    return next();
  });
}

export async function ensureInbox(strapi: Core.Strapi): Promise<void> {
  await grantEditorsAccess(strapi);
  await configureAdminViews(strapi);
}

const labels: Record<string, string> = {
  email: 'E-mail',
  page: 'Came from',
  receivedAt: 'Received',
  readAt: 'Read',
  answeredAt: 'Answered',
  suspicion: 'Looks like spam',
};

/** Layout of the admin's list and entry views: newest first, and all fields read-only. */
async function configureAdminViews(strapi: Core.Strapi): Promise<void> {
  const list = ['receivedAt', 'name', 'topic', 'language', 'page', 'answeredAt', 'suspicion'];
  const edit = rows.map((names) => names.map((name) => ({ name, size: 12 / names.length })));
  await configureViews(strapi, uid, ({ settings, metadatas }) => {
    for (const name of fields) {
      const label = labels[name] ?? `${name[0]!.toUpperCase()}${name.slice(1)}`;
      const view = metadatas[name]!;
      view.edit = { ...view.edit, label, editable: false };
      view.list.label = label;
    }
    return {
      settings: { ...settings, mainField: 'name', defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC', pageSize: 20 },
      metadatas,
      layouts: { list, edit },
    };
  });
}

/** Only once, on the first start: an administrator may revoke the permission later. */
async function grantEditorsAccess(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'desk' });
  if (await store.get({ key: 'editors-are-in' })) return;
  const role = await findAdminRole(strapi, 'strapi-editor');
  if (!role) return;
  for (const action of [read, update]) await grantPermission(strapi, role.id, { action, subject: uid, fields });
  await store.set({ key: 'editors-are-in', value: true });
}

async function put(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = ctx.request.body ?? {};
  const short = (name: string) => body[name]?.slice(0, 255) ?? null;
  const row = {
    document_id: ctx.params.id,
    ...Object.fromEntries(shortFields.map((name) => [name, short(name)])),
    message: body.message,
    account: short('account'),
    received_at: parseTime(body.receivedAt),
    read_at: parseTime(body.readAt),
    answered_at: parseTime(body.answeredAt),
    suspicion: short('suspicion'),
    created_at: new Date(),
    updated_at: new Date(),
    published_at: new Date(),
  };
  await strapi.db
    .connection(table)
    .insert(row)
    .onConflict('document_id')
    .merge(['account', 'read_at', 'answered_at', 'suspicion', 'updated_at']);
  ctx.body = {};
  runAfterResponse(strapi, () => showMessageState(strapi, row, ctx.params.id));
}

/**
 * Strapi stores times without a time zone, in its own. A Date is converted to it; a string would be stored as it is.
 */
function parseTime(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

async function remove(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id } = ctx.params;
  const [row] = await strapi.db.connection(table).where({ document_id: id }).delete().returning(['account', 'email']);
  ctx.body = {};
  if (row) runAfterResponse(strapi, () => removeMessageState(strapi, row, id));
}

/** Responds with the worker's response. */
async function forwardToWorker(strapi: Core.Strapi, ctx: Context, method: string, path: string): Promise<void> {
  try {
    const response = await callWorker(strapi, method, path);
    ctx.status = response.status;
    ctx.body = await response.json();
  } catch {
    ctx.status = 503;
    ctx.body = {
      error: 'The enquiries worker does not answer. No enquiry is lost; please try again in a minute.',
    };
  }
}

/** Has the worker erase all enquiries of a member, in its database and in the CMS. Throws if that failed. */
export async function eraseEnquiries(strapi: Core.Strapi, owner: { account: string; email: string }): Promise<void> {
  const response = await callWorker(strapi, 'POST', '/erasures', owner);
  if (!response.ok)
    throw new Error(`The enquiries of an account could not be erased: the worker answered ${response.status}`);
}

function callWorker(strapi: Core.Strapi, method: string, path: string, body?: object): Promise<Response> {
  const { url, secret } = settings(strapi);
  return fetch(`${url}${path}`, {
    method,
    headers: { 'X-Inbox-Secret': secret, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5_000),
  });
}

/**
 * For the widget on the home page: new and stuck enquiries, and their number by day and language in the last 14 days.
 */
async function summary(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { connection } = strapi.db;
  const { rows } = await connection.raw(
    `select to_char(day, 'YYYY-MM-DD') as day,
       coalesce((select jsonb_object_agg(language, count) from (
         select language, count(*)::int from ${table} where received_at::date = day and suspicion is null group by language
       ) languages), '{}') as counts
     from generate_series(current_date - 13, current_date, interval '1 day') day order by day`,
  );
  // Strapi's database driver returns JSON as text.
  const days = rows.map(({ day, counts }: Record<'day' | 'counts', string>) => ({ day, counts: JSON.parse(counts) }));
  const unanswered = connection(table).whereNull('answered_at').whereNull('suspicion');
  const newest = await unanswered
    .clone()
    .orderBy('received_at', 'desc')
    .limit(5)
    .select('document_id as id', 'name', 'topic', 'language', 'received_at as receivedAt');
  const unansweredCount = await unanswered.clone().count({ count: '*' }).first();
  const suspects = await connection(table).whereNotNull('suspicion').count({ count: '*' }).first();
  await forwardToWorker(strapi, ctx, 'GET', '/summary');
  const delivery = ctx.status === 200 ? ctx.body : null;
  ctx.status = 200;
  ctx.body = { days, new: Number(unansweredCount?.count), suspects: Number(suspects?.count), newest, delivery };
}

function isWorker(strapi: Core.Strapi, ctx: Context): boolean {
  const { secret } = settings(strapi);
  return secret.length >= 32 && isSameSecret(ctx.get('X-Inbox-Secret'), secret);
}

function settings(strapi: Core.Strapi): { url: string; secret: string } {
  return strapi.config.get('inbox');
}
