import { errors } from '@strapi/utils';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { refusal } from './refusal';

export type HashRequest = { id: number; password: string; compareWith: string | null };
type HashResponse = { id: number; result: string | boolean };

/** About what the thread can hash in a few seconds. More requests are rejected as a flood. */
const maxPending = 50;

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, (result: HashResponse['result'] | Error) => void>();

function startWorker(): Worker {
  const started = new Worker(join(__dirname, 'hash-worker.js'));
  started.on('message', ({ id, result }: HashResponse) => settle(id, result));
  started.on('error', (error) => {
    worker = undefined;
    for (const id of pending.keys()) settle(id, error);
  });
  started.unref();
  return started;
}

function settle(id: number, result: HashResponse['result'] | Error): void {
  pending.get(id)?.(result);
  pending.delete(id);
}

function requestHash(password: string, compareWith: string | null): Promise<string | boolean> {
  if (pending.size >= maxPending)
    throw new errors.RateLimitError('Too many passwords to check', refusal('too-many-requests'));
  worker ??= startWorker();
  const id = ++lastId;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ id, password: shortenForBcrypt(password), compareWith } satisfies HashRequest);
  return new Promise((done, fail) =>
    pending.set(id, (result) => (result instanceof Error ? fail(result) : done(result))),
  );
}

/** bcrypt ignores everything after 72 bytes, so a longer password is hashed with SHA-384 first. */
function shortenForBcrypt(password: string): string {
  return Buffer.byteLength(password) <= 72 ? password : createHash('sha384').update(password).digest('base64');
}

export async function hashPassword(password: string): Promise<string> {
  return (await requestHash(password, null)) as string;
}

let dummyHash: Promise<string> | undefined;

/**
 * Without an account or password, compares with a dummy hash: the response time must not reveal whether there is one.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(randomUUID()).catch((error: unknown) => {
    dummyHash = undefined;
    throw error;
  });
  return ((await requestHash(password, hash ?? (await dummyHash))) as boolean) && Boolean(hash);
}

/** Only the limits that protect the CMS; the rules for good passwords are in web/app/accounts/passwords/. */
export function requireValidLength(password: string): void {
  const length = [...password].length;
  if (length < 8)
    throw new errors.ValidationError('password must be at least 8 characters', refusal('password-too-short'));
  if (length > 64)
    throw new errors.ValidationError('password must be at most 64 characters', refusal('password-too-long'));
}
