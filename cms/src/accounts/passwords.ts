import { errors } from '@strapi/utils';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type Question = { id: number; password: string; against: string | null };
type Answer = { id: number; answer: string | boolean };

/** More than can be answered in a few seconds is a flood; those who come then are told to come later. */
const maxWaiting = 50;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: Answer['answer'] | Error) => void>();

function startWorker(): Worker {
  const started = new Worker(join(__dirname, 'hash-worker.js'));
  started.on('message', ({ id, answer }: Answer) => settle(id, answer));
  started.on('error', (error) => {
    worker = undefined;
    for (const id of waiting.keys()) settle(id, error);
  });
  started.unref();
  return started;
}

function settle(id: number, answer: Answer['answer'] | Error): void {
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

function ask(password: string, against: string | null): Promise<string | boolean> {
  if (waiting.size >= maxWaiting) throw new errors.RateLimitError('Too many passwords to check');
  worker ??= startWorker();
  const id = ++lastId;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ id, password: fit(password), against } satisfies Question);
  return new Promise((done, fail) =>
    waiting.set(id, (answer) => (answer instanceof Error ? fail(answer) : done(answer))),
  );
}

/** bcrypt reads 72 bytes and no more; a longer password is hashed once before, so that every letter of it counts. */
function fit(password: string): string {
  return Buffer.byteLength(password) <= 72 ? password : createHash('sha384').update(password).digest('base64');
}

export async function hashPassword(password: string): Promise<string> {
  return (await ask(password, null)) as string;
}

let nobodys: Promise<string> | undefined;

/** Takes as long where there is no account or no password as where there is one: time must not tell. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomUUID()).catch((error: unknown) => {
    nobodys = undefined;
    throw error;
  });
  return ((await ask(password, hash ?? (await nobodys))) as boolean) && Boolean(hash);
}

/** What is wise is the site's to say (web/app/accounts/password-length.ts). */
export function refuseBadLength(password: string): void {
  const length = [...password].length;
  if (length < 8 || length > 64) throw new errors.ValidationError('password must be at least 8 characters');
}
