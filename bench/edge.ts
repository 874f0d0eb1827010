/** Measures cache hits: the edge, compared with Varnish without VCL and with Node's http, with the same responses. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitemapPaths } from 'e2e/crawl';
import { findPidAndChildren } from 'e2e/running-stack';
import { ports } from 'stack/config';
import { measureInTurn, measuredCore, pinPart, pinProcesses, site, startPinned, wrk } from './tools.ts';

type Recorded = { path: string; headers: Record<string, string>; body: string };

/** Requests a page and keeps the response as it is sent, compressed. */
function record(path: string): Promise<Recorded> {
  const headers = { 'Accept-Encoding': 'gzip', 'Sec-Fetch-Site': 'same-origin' };
  return new Promise((done, fail) => {
    request(site + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { connection: _, 'transfer-encoding': __, 'content-length': ___, date: ____, ...rest } = response.headers;
        const headers = { ...(rest as Record<string, string>), 'cache-control': 'public, max-age=86400' };
        done({ path, headers, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', fail)
      .end();
  });
}

export async function measureHits(seconds: number) {
  const paths = (await sitemapPaths(site)).filter((path) => path !== '/').slice(0, 20);
  for (const path of paths) await fetch(site + path);
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'recorded.json');
  const recorded = await Promise.all(paths.map(record));
  writeFileSync(file, JSON.stringify(recorded));

  const [nodePort, varnishPort] = [ports.edge + 900, ports.edge + 901];
  const stopNode = await startPinned(
    measuredCore,
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
  // Started without a fixed core and pinned afterwards, like the stack's edge.
  const stopVarnish = await startPinned('0,1', [...varnish, '-s', 'malloc,256m'], {}, varnishPort);
  await pinProcesses(await findPidAndChildren(stopVarnish.pid), measuredCore);
  await pinPart('edge', measuredCore);
  try {
    const load = (base: string) => () => wrk(base, paths, seconds, 32);
    const loads = await measureInTurn(5, {
      edge: load(site),
      varnish: load(`http://127.0.0.1:${varnishPort}`),
      node: load(`http://127.0.0.1:${nodePort}`),
    });
    const bytes = recorded.reduce((sum, one) => sum + Buffer.byteLength(one.body, 'base64'), 0) / recorded.length;
    return { ...loads, bytesPerPage: Math.round(bytes) };
  } finally {
    await pinPart('edge', '0,1');
    await stopVarnish();
    await stopNode();
  }
}
