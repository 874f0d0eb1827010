/**
 * Worker thread that hashes and compares passwords one at a time, so that the slow hashing does not block other
 * requests.
 */
import { compareSync, hashSync } from 'bcryptjs';
import { parentPort } from 'node:worker_threads';
import type { HashRequest } from './passwords';

parentPort?.on('message', ({ id, password, compareWith }: HashRequest) => {
  const result = compareWith === null ? hashSync(password, 10) : compareSync(password, compareWith);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, result });
});
