/** A pool whose statements are spans (telemetry/) and are reported with their duration. */
import { AsyncResource } from 'node:async_hooks';
import { failSpan, startSpan } from 'telemetry';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';

/** Called after each statement, with its name and its duration in seconds. */
export type OnStatement = (statement: string, seconds: number, outcome: 'ok' | 'failed') => void;

type OnConnect = Parameters<Pool['connect']>[0];
type Callback = (error: unknown, result?: unknown) => void;

export function createPool(settings: PoolConfig, onStatement: OnStatement): Pool {
  return new MeasuredPool({ ...settings, Client: measuredClient(onStatement) } as PoolConfig);
}

/** A caller that waits for a connection gets it in the trace of the caller that returns one, without this. */
class MeasuredPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    return callback ? super.connect(AsyncResource.bind(callback)) : super.connect();
  }
}

function measuredClient(onStatement: OnStatement): typeof Client {
  return class extends Client {
    // pg accepts a text or an object, then optional values and an optional callback. The pool passes a callback.
    override query(...args: unknown[]): never {
      const end = begin(args[0], onStatement);
      const query = super.query as (...args: unknown[]) => unknown;
      const callback = args.at(-1);
      if (typeof callback === 'function')
        return query.call(this, ...args.slice(0, -1), (error: unknown, result: unknown) => {
          end(error);
          (callback as Callback)(error, result);
        }) as never;
      const result = query.call(this, ...args);
      if (result instanceof Promise) result.then(() => end(null), end);
      return result as never;
    }
  } as typeof Client;
}

function begin(statement: unknown, onStatement: OnStatement): (error: unknown) => void {
  const name = statementName(statement);
  const span = startSpan(name, { 'db.system.name': 'postgresql' });
  const startedAt = performance.now();
  return (error) => {
    if (error) failSpan(span, error);
    span.end();
    onStatement(name, (performance.now() - startedAt) / 1000, error ? 'failed' : 'ok');
  };
}

const names = new Map<string, string>();
const maxNames = 1_000;

/** The name of a prepared statement; of others, what they do and with which table, as in `update sessions`. */
export function statementName(statement: unknown): string {
  const { name, text = '' } = typeof statement === 'string' ? { text: statement } : (statement as NamedStatement);
  if (name) return name;
  const known = names.get(text);
  if (known) return known;
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|table)\s+"?(\w+)/i.exec(text) ?? [];
  const found = [verb.toLowerCase(), table?.toLowerCase()].filter(Boolean).join(' ');
  if (names.size < maxNames) names.set(text, found);
  return found;
}

type NamedStatement = { name?: string; text?: string };
