/** Entries that are published or unpublished at a time that an editor has planned. */
import type { Core } from '@strapi/strapi';
import { Worker } from '../worker';
import { registerPlansFollowDrafts } from './follow-draft';
import { addScheduleRoutes } from './routes';
import { runDueChange } from './run';

/** A planned change is live within a second of its time. */
const intervalMs = 250;

let worker: Worker | undefined;

export function registerSchedule(strapi: Core.Strapi): void {
  addScheduleRoutes(strapi);
  registerPlansFollowDrafts(strapi);
}

export function startSchedule(strapi: Core.Strapi): void {
  worker = new Worker(strapi, 'schedule', () => runDueChange(strapi), intervalMs);
}

export async function stopSchedule(): Promise<void> {
  await worker?.stop();
}
