/** Sign-ins and changes of an account, shown to its owner, who can notice somebody else's. */
import type { Core } from '@strapi/strapi';
import { sessionMetadata } from '../strapi-internals/session-manager';
import type { ActivityKind } from './activity-kinds';
import type { Context } from './user';

type Activity = { id: string; kind: ActivityKind; at: Date; device: string | null; network: string | null };

const table = 'account_activity';
const retentionDays = 90;
const maxListed = 500;

/** A failure is only logged: what is recorded has already happened. */
export async function recordActivity(
  strapi: Core.Strapi,
  ctx: Context,
  user: { id: number },
  kind: ActivityKind,
): Promise<void> {
  const { deviceName = null } = sessionMetadata(ctx.get('User-Agent'));
  const network = readNetwork(ctx.get('X-Visitor-Network'));
  try {
    await strapi.db.connection(table).insert({ account: user.id, kind, device: deviceName, network });
  } catch (error) {
    strapi.log.error(`The activity "${kind}" of an account was not recorded: ${String(error)}`);
  }
}

/** The newest first, at most 500. */
export async function listActivity(strapi: Core.Strapi, user: { id: number }): Promise<Activity[]> {
  return strapi.db
    .connection(table)
    .where({ account: user.id })
    .orderBy('id', 'desc')
    .limit(maxListed)
    .select('id', 'kind', 'at', 'device', 'network');
}

export async function deleteOldActivity(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  await connection(table)
    .where('at', '<', connection.raw(`now() - ? * interval '1 day'`, [retentionDays]))
    .delete();
}

/** The web sends the network of the visitor without its last part. Anything else is not stored. */
export function readNetwork(header: string): string | null {
  return /^[\da-f.:]{2,39}\/\d{1,3}$/i.test(header) ? header : null;
}
