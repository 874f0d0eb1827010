/** Hashes and compares passwords in a thread of its own, one after the other: it is slow on purpose, and nobody else waits. */
import { compareSync, hashSync } from 'bcryptjs';
import { parentPort } from 'node:worker_threads';
import type { Question } from './passwords';

parentPort?.on('message', ({ id, password, against }: Question) => {
  const answer = against === null ? hashSync(password, 10) : compareSync(password, against);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, answer });
});
