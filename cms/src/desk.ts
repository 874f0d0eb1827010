/**
 * The editors' desk. The worker of enquiries puts every enquiry here as an entry, under the enquiry's own id, and takes it
 * away when it is erased. What editors do with one (answered, not spam, try again) is told to the worker: its record is the truth,
 * and it puts the entry here anew.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { sameSecret } from './same-secret';

const uid = 'api::enquiry.enquiry';
const table = 'enquiries';
const read = 'plugin::content-manager.explorer.read';
/** Nobody can update one by hand (below): this is the right to say what has become of it. */
const update = 'plugin::content-manager.explorer.update';
const rows = [
  ['name', 'company'],
  ['email', 'topic'],
  ['message'],
  ['language', 'page'],
  ['receivedAt', 'answeredAt'],
  ['suspicion'],
];
const fields = rows.flat();

type Context = {
  params: { id: string };
  request: { body?: Record<string, string | null> };
  get: (header: string) => string;
  status: number;
  body: unknown;
};
type Handler = (ctx: Context) => Promise<void>;

export function registerDesk(strapi: Core.Strapi): void {
  onlyByTheWorker(strapi);
  const open = { auth: false };
  const editors = (action: string) => ({
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [[action, uid]] } }],
  });
  const worker = (handler: Handler): Handler => {
    return async (ctx) => {
      if (isWorker(strapi, ctx)) return handler(ctx);
      ctx.status = 404;
    };
  };
  const tell = (what: string) => (ctx: Context) => pass(strapi, ctx, 'POST', what.replace(':id', ctx.params.id));
  const routes: [string, string, Handler, object][] = [
    ['PUT', '/desk/enquiries/:id', worker((ctx) => put(strapi, ctx)), open],
    ['DELETE', '/desk/enquiries/:id', worker((ctx) => remove(strapi, ctx)), open],
    ['GET', '/admin/enquiries/summary', (ctx) => summary(strapi, ctx), editors(read)],
    ['GET', '/admin/enquiries/:id', (ctx) => pass(strapi, ctx, 'GET', `/enquiries/${ctx.params.id}`), editors(read)],
    ...['/enquiries/:id/answered', '/enquiries/:id/reopened', '/enquiries/:id/released', '/deliveries/:id/retried'].map(
      (what): (typeof routes)[number] => ['POST', `/admin${what}`, tell(what), editors(update)],
    ),
  ];
  strapi.server.routes({
    type: 'admin',
    routes: routes.map(([method, path, handler, config]) => ({ method, path, handler, config })),
  } as never);
}

/** Entries show a record that is kept elsewhere: nobody changes them by hand, or deletes them without it. */
function onlyByTheWorker(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === uid && /^(create|update|clone|delete)$/.test(context.action)) {
      throw new errors.ForbiddenError(
        'Enquiries are not changed by hand. Mark them in the panel beside them; `pnpm enquiries erase` deletes them everywhere.',
      );
    }
    return next();
  });
}

/** An entry exists once, however often it is put here and by however many at once. */
export async function ensureDesk(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`create unique index if not exists enquiries_document on ${table} (document_id)`);
  await letEditorsIn(strapi);
  await showToEditors(strapi);
}

const labels: Record<string, string> = {
  email: 'E-mail',
  page: 'Came from',
  receivedAt: 'Received',
  answeredAt: 'Answered',
  suspicion: 'Looks like spam',
};

/** How the admin lists and shows them: the newest first, and nothing to type into. */
async function showToEditors(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types');
  const type = service.findContentType(uid);
  const { settings, metadatas } = await service.findConfiguration(type);
  const list = ['receivedAt', 'name', 'topic', 'language', 'page', 'answeredAt', 'suspicion'];
  const edit = rows.map((names) => names.map((name) => ({ name, size: 12 / names.length })));
  for (const name of fields) {
    const label = labels[name] ?? `${name[0]!.toUpperCase()}${name.slice(1)}`;
    metadatas[name].edit = { ...metadatas[name].edit, label, editable: false };
    metadatas[name].list.label = label;
  }
  await service.updateConfiguration(type, {
    settings: { ...settings, mainField: 'name', defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC', pageSize: 20 },
    metadatas,
    layouts: { list, edit },
  });
}

/** Once, when there is a desk for the first time: whoever takes it away from them has a reason. */
async function letEditorsIn(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'desk' });
  if (await store.get({ key: 'editors-are-in' })) return;
  const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
  if (!role) return;
  const permissions = strapi.db.query('admin::permission');
  for (const action of [read, update]) {
    if (await permissions.findOne({ where: { role: role.id, action, subject: uid } })) continue;
    const rest = { properties: { fields }, conditions: [], actionParameters: {} };
    await permissions.create({ data: { action, subject: uid, role: role.id, ...rest } });
  }
  await store.set({ key: 'editors-are-in', value: true });
}

async function put(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = ctx.request.body ?? {};
  const short = (name: string) => body[name]?.slice(0, 255) ?? null;
  const row = {
    document_id: ctx.params.id,
    name: short('name'),
    email: short('email'),
    company: short('company'),
    topic: short('topic'),
    message: body.message,
    language: short('language'),
    page: short('page'),
    received_at: timeOf(body.receivedAt),
    answered_at: timeOf(body.answeredAt),
    suspicion: short('suspicion'),
    created_at: new Date(),
    updated_at: new Date(),
    published_at: new Date(),
  };
  await strapi.db
    .connection(table)
    .insert(row)
    .onConflict('document_id')
    .merge(['answered_at', 'suspicion', 'updated_at']);
  ctx.body = {};
}

/** Strapi keeps times without their zone and means its own; text would be taken to mean what it says. */
function timeOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

async function remove(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await strapi.db.connection(table).where({ document_id: ctx.params.id }).delete();
  ctx.body = {};
}

/** Asks the worker, and answers what it answered. */
async function pass(strapi: Core.Strapi, ctx: Context, method: string, path: string): Promise<void> {
  try {
    const response = await askWorker(strapi, method, path);
    ctx.status = response.status;
    ctx.body = await response.json();
  } catch {
    ctx.status = 503;
    ctx.body = {
      error: 'The delivery of enquiries does not answer right now. Nothing is lost; please try again in a minute.',
    };
  }
}

/** Has the worker erase everything that somebody sent, here and there. Whoever asked can rely on it, or is told to ask again. */
export async function eraseEnquiries(strapi: Core.Strapi, owner: { account: string; email: string }): Promise<void> {
  const response = await askWorker(strapi, 'POST', '/erasures', owner);
  if (!response.ok) throw new Error(`The enquiries of an account could not be erased: ${response.status}`);
}

function askWorker(strapi: Core.Strapi, method: string, path: string, body?: object): Promise<Response> {
  const { url, secret } = settings(strapi);
  return fetch(`${url}${path}`, {
    method,
    headers: { 'X-Desk-Secret': secret, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5_000),
  });
}

/** For the home page: what is new, what is stuck, and how many came by day and language in two weeks. */
async function summary(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { connection } = strapi.db;
  const { rows } = await connection.raw(
    `select to_char(day, 'YYYY-MM-DD') as day,
       coalesce((select jsonb_object_agg(language, count) from (
         select language, count(*)::int from ${table} where received_at::date = day and suspicion is null group by language
       ) languages), '{}') as counts
     from generate_series(current_date - 13, current_date, interval '1 day') day order by day`,
  );
  // Strapi leaves JSON as text.
  const days = rows.map(({ day, counts }: Record<'day' | 'counts', string>) => ({ day, counts: JSON.parse(counts) }));
  const open = connection(table).whereNull('answered_at').whereNull('suspicion');
  const newest = await open
    .clone()
    .orderBy('received_at', 'desc')
    .limit(5)
    .select('document_id as id', 'name', 'topic', 'language', 'received_at as receivedAt');
  const unanswered = await open.clone().count({ count: '*' }).first();
  const suspects = await connection(table).whereNotNull('suspicion').count({ count: '*' }).first();
  await pass(strapi, ctx, 'GET', '/summary');
  const delivery = ctx.status === 200 ? ctx.body : null;
  ctx.status = 200;
  ctx.body = { days, new: Number(unanswered?.count), suspects: Number(suspects?.count), newest, delivery };
}

function isWorker(strapi: Core.Strapi, ctx: Context): boolean {
  const { secret } = settings(strapi);
  return secret.length >= 32 && sameSecret(ctx.get('X-Desk-Secret'), secret);
}

function settings(strapi: Core.Strapi): { url: string; secret: string } {
  return strapi.config.get('desk');
}
