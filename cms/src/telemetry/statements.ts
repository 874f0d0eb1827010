/** Measures the database statements of the CMS: durations and spans. */
import type { Core } from '@strapi/strapi';
import { databaseSeconds } from './metrics';
import { failSpan, startSpan } from './tracing';

/** What Knex passes to its events. */
type Statement = { __knexQueryUid: string; sql: string };

export function measureStatements({ db }: Core.Strapi): void {
  const running = new Map<string, (error?: unknown) => void>();
  db.connection.on('query', ({ __knexQueryUid: id, sql }: Statement) => running.set(id, begin(sql)));
  const end = (id: string, error?: unknown) => {
    running.get(id)?.(error);
    running.delete(id);
  };
  db.connection.on('query-response', (_: unknown, { __knexQueryUid: id }: Statement) => end(id));
  db.connection.on('query-error', (error: unknown, { __knexQueryUid: id }: Statement) => end(id, error));
}

function begin(sql: string): (error?: unknown) => void {
  const { verb, table } = describeStatement(sql);
  const span = startSpan([verb, table].filter(Boolean).join(' '), { 'db.system.name': 'postgresql' });
  const stop = databaseSeconds.startTimer({ statement: verb });
  return (error) => {
    if (error) failSpan(span, error);
    span.end();
    stop({ outcome: error ? 'failed' : 'ok' });
  };
}

/** What a statement does, and with which table. */
export function describeStatement(sql: string): { verb: string; table: string } {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'other';
  const table = /\b(?:from|into|update)\s+(?:"\w+"\.)?"?(\w+)/i.exec(sql)?.[1] ?? '';
  return { verb, table };
}
