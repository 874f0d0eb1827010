/**
 * Replaces what runs by a new build while visitors go on. For each part: the new build is started beside the old one and must
 * say that it is ready, else nothing has happened; then each replica in turn says that it is no longer ready, finishes what it
 * is doing, leaves, and comes back as the new build; last the stand-in leaves.
 */
import { drainMs } from './config.ts';
import { deployables, type Deployable, type Part, type Shape } from './parts.ts';
import { drain, fingerprint, running, stop } from './processes.ts';
import { say, step } from './progress.ts';
import { purgeEdges } from './reach.ts';
import { startAndWait } from './start.ts';

/** Between "not ready" and the end: what was begun may take ten seconds more. */
const patienceMs = drainMs + 10_000;

export async function deploy(
  shape: Shape,
  { build, all }: { build?: string | undefined; all: boolean },
): Promise<void> {
  let replaced = 0;
  for (const deployable of deployables(shape, build)) {
    if (!all && (await isCurrent(deployable))) continue;
    await replace(deployable);
    if (deployable.name === 'web') await purgeEdges('all');
    replaced += 1;
  }
  say(
    replaced > 0
      ? '\nThe new build serves.'
      : 'Everything runs its newest build already; --all replaces it all the same.',
  );
}

async function isCurrent({ replicas }: Deployable): Promise<boolean> {
  const current = await Promise.all(
    replicas.map(async (part) => running(part.name)?.fingerprint === fingerprint(await part.command())),
  );
  return current.every(Boolean);
}

async function replace({ name, replicas, next }: Deployable): Promise<void> {
  try {
    await step(
      `start the new ${name} beside the old`,
      async () => startAndWait(next, await next.command()),
      () => 'ready',
    );
  } catch (error) {
    await stop(next.name);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${why}\n\nThe new ${name} did not start. The old one goes on serving; nothing was replaced.`, {
      cause: error,
    });
  }
  for (const part of replicas) await step(`replace ${part.name}`, () => replaceOne(part), String);
  await step(
    `stop the stand-in of ${name}`,
    () => drain(next.name, patienceMs),
    (byItself) => (byItself ? 'left by itself' : 'had to be ended'),
  );
}

async function replaceOne(part: Part): Promise<string> {
  const byItself = await drain(part.name, patienceMs);
  await startAndWait(part, await part.command());
  return byItself ? 'ready' : 'ready; the old one had to be ended';
}
