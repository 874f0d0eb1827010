/** A CMS that answers from memory: the first time it asks the real one, so that the web alone is measured. Run as a process. */
import { createServer, request as ask } from 'node:http';

const [upstream, port] = process.argv.slice(2);
const known = new Map<string, Buffer>();
let asked = 0;

/** Any generated page is like the first: one recording serves them all. */
function keyOf(url: string): string {
  return url.replace(/(note|notatka)-\d+/, '$1-1');
}

createServer((incoming, outgoing) => {
  if (incoming.url === '/asked') return outgoing.end(String(asked));
  if (incoming.headers['user-agent'] !== 'duet-watch') asked += 1;
  const key = keyOf(incoming.url!);
  const number = /(?:note|notatka)-(\d+)/.exec(incoming.url!)?.[1];
  const answer = (body: Buffer) => {
    const own = number ? Buffer.from(body.toString().replaceAll(/(note|notatka)-1\b/g, `$1-${number}`)) : body;
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': own.length }).end(own);
  };
  const recorded = known.get(key);
  if (recorded) return answer(recorded);
  ask(upstream + key, { headers: { ...incoming.headers, host: new URL(upstream!).host } }, (real) => {
    const chunks: Buffer[] = [];
    real.on('data', (chunk: Buffer) => chunks.push(chunk));
    real.on('end', () => {
      const body = Buffer.concat(chunks);
      if (real.statusCode !== 200) return outgoing.writeHead(real.statusCode!).end(body);
      known.set(key, body);
      answer(body);
    });
  }).end();
}).listen(Number(port), '127.0.0.1');
