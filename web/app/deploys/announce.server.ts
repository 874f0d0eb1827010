/**
 * Announces this build to the CMS, which then purges the pages of other builds from the edges (cms/src/builds.ts).
 */
import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { config } from '#config.server.ts';
import { buildId } from '#build.server.ts';

const retryMs = 5_000;

/**
 * Waits until this process is ready and retries until the CMS has accepted it. Until then the edge serves the old
 * pages.
 */
export async function announceBuild(): Promise<void> {
  try {
    const ready = await fetch(`http://${config.HOST}:${config.PORT}/health/ready`);
    if (!ready.ok) throw new Error('not ready');
    await callCms('/builds', { method: 'POST', body: { id: buildId } }, z.unknown());
  } catch {
    setTimeout(() => void announceBuild(), retryMs).unref();
  }
}
