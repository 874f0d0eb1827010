import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import type { Counter } from './counter.ts';

const intervalMs = 30_000;

/**
 * Sends what was counted to a path of the CMS, as a list with this name. What cannot be sent is forgotten: it is a hint
 * for editors, not a record.
 */
export function reportRegularly(counter: Counter<object>, path: string, name: string): void {
  const report = async () => {
    const counted = counter.take();
    if (counted.length > 0) await callCms(path, { method: 'POST', body: { [name]: counted } }, z.unknown());
  };
  setInterval(() => void report().catch(() => {}), intervalMs).unref();
}
