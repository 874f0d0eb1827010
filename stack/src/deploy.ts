/**
 * Rolling deploy of a new build. For each part:
 *
 *   1. A temporary extra instance of the new build starts. If it does not become ready, the deploy stops here.
 *   2. Each replica in turn reports not ready, finishes its requests, exits, and starts again with the new build.
 *   3. The temporary extra instance drains and exits.
 */
import { drainMs } from './config.ts';
import { purgeEdges } from './edges.ts';
import { deployables, type Deployable } from './parts.ts';
import type { Part, StackOptions } from './parts/part.ts';
import { drain, fingerprint, findRunningProcess, stop } from './processes.ts';
import { print, step } from './progress.ts';
import { startAndWait } from './start.ts';

/** After the drain time, requests in progress have ten more seconds. */
const drainTimeoutMs = drainMs + 10_000;

export async function deploy(
  options: StackOptions,
  { build, all }: { build?: string | undefined; all: boolean },
): Promise<void> {
  let replaced = 0;
  for (const deployable of deployables(options, build)) {
    if (!all && (await isCurrent(deployable))) continue;
    await replace(deployable);
    if (deployable.name === 'web') await purgeEdges('all');
    replaced += 1;
  }
  print(
    replaced > 0
      ? '\nThe new build is running.'
      : 'All parts already run their newest build. Use --all to replace them anyway.',
  );
}

async function isCurrent({ replicas }: Deployable): Promise<boolean> {
  const current = await Promise.all(
    replicas.map(async (part) => findRunningProcess(part.name)?.fingerprint === fingerprint(await part.command())),
  );
  return current.every(Boolean);
}

async function replace({ name, replicas, next }: Deployable): Promise<void> {
  try {
    await step(
      `start an extra instance of the new ${name}`,
      async () => startAndWait(next, await next.command()),
      () => 'ready',
    );
  } catch (error) {
    await stop(next.name);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${why}\n\nThe new ${name} did not start. The old instances keep running; nothing was replaced.`, {
      cause: error,
    });
  }
  for (const part of replicas) await step(`replace ${part.name}`, () => replaceReplica(part), String);
  await step(
    `stop the extra instance of ${name}`,
    () => drain(next.name, drainTimeoutMs),
    (hasExited) => (hasExited ? 'stopped' : 'killed after a timeout'),
  );
}

async function replaceReplica(part: Part): Promise<string> {
  const hasExited = await drain(part.name, drainTimeoutMs);
  await startAndWait(part, await part.command());
  return hasExited ? 'ready' : 'ready; the old one was killed after a timeout';
}
