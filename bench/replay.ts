/**
 * A proxy to the CMS that records each response and then answers from memory, so that only the web is measured. Runs as a
 * process.
 */
import { createServer, request } from 'node:http';

const [upstream, port] = process.argv.slice(2);
const recordings = new Map<string, Buffer>();
let requestCount = 0;

/** All generated pages differ only in their number, so they share one recording. */
function recordingKey(url: string): string {
  return url.replace(/(note|notatka)-\d+/, '$1-1');
}

createServer((incoming, outgoing) => {
  if (incoming.url === '/request-count') return outgoing.end(String(requestCount));
  if (incoming.headers['user-agent'] !== 'duet-health-check') requestCount += 1;
  const key = recordingKey(incoming.url!);
  const number = /(?:note|notatka)-(\d+)/.exec(incoming.url!)?.[1];
  const respond = (body: Buffer) => {
    const own = number ? Buffer.from(body.toString().replaceAll(/(note|notatka)-1\b/g, `$1-${number}`)) : body;
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': own.length }).end(own);
  };
  const recorded = recordings.get(key);
  if (recorded) return respond(recorded);
  request(upstream + key, { headers: { ...incoming.headers, host: new URL(upstream!).host } }, (real) => {
    const chunks: Buffer[] = [];
    real.on('data', (chunk: Buffer) => chunks.push(chunk));
    real.on('end', () => {
      const body = Buffer.concat(chunks);
      if (real.statusCode !== 200) return outgoing.writeHead(real.statusCode!).end(body);
      recordings.set(key, body);
      respond(body);
    });
  }).end();
}).listen(Number(port), '127.0.0.1');
