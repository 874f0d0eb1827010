/** Hits: our edge with its policy, beside Varnish with none and Node's http, all three serving the same bytes. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitemapPaths } from 'e2e/crawl';
import { ports } from 'stack/config';
import { family } from 'stack/reach';
import { inTurn, measured, pin, pinAll, site, start, wrk } from './tools.ts';

type Recorded = { path: string; headers: Record<string, string>; body: string };

/** An answer as it goes over the wire, still compressed. */
function record(path: string): Promise<Recorded> {
  const headers = { 'Accept-Encoding': 'gzip', 'Sec-Fetch-Site': 'same-origin' };
  return new Promise((done, fail) => {
    request(site + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { connection: _, 'transfer-encoding': __, 'content-length': ___, date: ____, ...kept } = response.headers;
        const own = { ...(kept as Record<string, string>), 'cache-control': 'public, max-age=86400' };
        done({ path, headers: own, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', fail)
      .end();
  });
}

export async function edge(seconds: number) {
  const some = (await sitemapPaths(site)).filter((path) => path !== '/').slice(0, 20);
  for (const path of some) await fetch(site + path);
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'recorded.json');
  const recorded = await Promise.all(some.map(record));
  writeFileSync(file, JSON.stringify(recorded));

  const [nodePort, varnishPort] = [ports.edge + 900, ports.edge + 901];
  const stopNode = await start(
    measured,
    [process.execPath, join(import.meta.dirname, 'bare-node.ts'), file, String(nodePort)],
    {},
    nodePort,
  );
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const varnish = [
    'varnishd',
    '-F',
    '-j',
    'none',
    '-n',
    folder,
    '-a',
    `127.0.0.1:${varnishPort}`,
    '-b',
    `127.0.0.1:${nodePort}`,
  ];
  // Started free and pinned afterwards, as the stack's edge is.
  const stopVarnish = await start('0,1', [...varnish, '-s', 'malloc,256m'], {}, varnishPort);
  await pinAll(await family(stopVarnish.pid), measured);
  await pin('edge', measured);
  try {
    const load = (base: string) => () => wrk(base, some, seconds, 32);
    const loads = await inTurn(5, {
      edge: load(site),
      varnish: load(`http://127.0.0.1:${varnishPort}`),
      node: load(`http://127.0.0.1:${nodePort}`),
    });
    const bytes = recorded.reduce((sum, one) => sum + Buffer.byteLength(one.body, 'base64'), 0) / recorded.length;
    return { ...loads, bytesPerPage: Math.round(bytes) };
  } finally {
    await pin('edge', '0,1');
    await stopVarnish();
    await stopNode();
  }
}
