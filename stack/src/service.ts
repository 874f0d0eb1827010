/**
 * Stands where a cluster has a Service: one address for a part, and behind it whichever of its two places is ready. It passes
 * bytes on and knows nothing of what they mean. Run as a process with a line of JSON: what listens where.
 */
import { connect, createServer, type Socket } from 'node:net';

export type Service = { port: number; places: number[]; health: string };

for (const service of JSON.parse(process.argv[2]!) as Service[]) serve(service);

function serve({ port, places, health }: Service): void {
  const ready = new Set<number>();
  setInterval(() => {
    for (const place of places) void look(place);
  }, 200);

  /** One that is busy, or gone, stays what it was: whoever is sent to one that is gone is sent to another. */
  async function look(place: number): Promise<void> {
    const url = `http://127.0.0.1:${place}${health}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer?.ok) ready.add(place);
    else if (answer) ready.delete(place);
  }

  // One that is leaving still answers, and is better than nobody while its successor has not been noticed yet.
  const inOrder = () => [...ready, ...places.filter((place) => !ready.has(place))];
  createServer((visitor) => join(visitor, inOrder())).listen(port, '127.0.0.1');
}

/** Tries one place after another until one takes the connection. */
function join(visitor: Socket, [place, ...others]: number[]): void {
  if (!place) return void visitor.destroy();
  const part = connect(place, '127.0.0.1');
  const end = () => {
    visitor.destroy();
    part.destroy();
  };
  part.once('error', () => (others.length > 0 ? join(visitor, others) : end()));
  part.once('connect', () => {
    part.removeAllListeners('error');
    for (const socket of [visitor, part]) socket.on('error', end).setNoDelay(true);
    visitor.pipe(part).pipe(visitor);
  });
}
