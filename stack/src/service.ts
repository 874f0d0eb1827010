/**
 * A TCP load balancer, in place of a Kubernetes Service: one port for a part, connected to whichever of its instances
 * is ready. Runs as a process with a JSON array of services as its argument.
 */
import { connect, createServer, type Socket } from 'node:net';

export type Service = { port: number; instancePorts: number[]; healthPath: string };

for (const service of JSON.parse(process.argv[2]!) as Service[]) serve(service);

function serve({ port, instancePorts, healthPath }: Service): void {
  const ready = new Set<number>();
  setInterval(() => {
    for (const instancePort of instancePorts) void checkHealth(instancePort);
  }, 200);

  /** An instance that does not respond keeps its state: if its port is closed, `forward` tries the next instance. */
  async function checkHealth(instancePort: number): Promise<void> {
    const url = `http://127.0.0.1:${instancePort}${healthPath}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (response?.ok) ready.add(instancePort);
    else if (response) ready.delete(instancePort);
  }

  // Instances that are not ready come last. A draining instance still answers until its successor is found ready.
  const inOrder = () => [...ready, ...instancePorts.filter((instancePort) => !ready.has(instancePort))];
  createServer((client) => forward(client, inOrder())).listen(port, '127.0.0.1');
}

/** Tries the instances in order until one accepts the connection. */
function forward(client: Socket, [instancePort, ...others]: number[]): void {
  if (!instancePort) return void client.destroy();
  const instance = connect(instancePort, '127.0.0.1');
  const end = () => {
    client.destroy();
    instance.destroy();
  };
  instance.once('error', () => (others.length > 0 ? forward(client, others) : end()));
  instance.once('connect', () => {
    instance.removeAllListeners('error');
    for (const socket of [client, instance]) socket.on('error', end).setNoDelay(true);
    client.pipe(instance).pipe(client);
  });
}
