/** Measures what traces cost: a web instance that exports the spans of one request in a hundred, and one that exports none. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startWeb } from './origin.ts';
import { measureInTurn, webPort, wrk } from './tools.ts';

export async function measureTracing(seconds: number) {
  let exports = 0;
  const receiver = createServer((request, response) => {
    exports += 1;
    request.resume().on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const stopTraced = await startWeb(webPort, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const stopUntraced = await startWeb(webPort + 1);
  try {
    const load = (to: number) => () => wrk(`http://127.0.0.1:${to}`, ['/product'], seconds, 10);
    await load(webPort)();
    await load(webPort + 1)();
    const figures = await measureInTurn(7, { traced: load(webPort), untraced: load(webPort + 1) });
    if (exports === 0) throw new Error('No span was exported.');
    return figures;
  } finally {
    await stopTraced();
    await stopUntraced();
    receiver.close();
  }
}
