/** Node's `http` module alone, with recorded responses in memory: the upper limit of a cache in Node. Runs as a process. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

type Recorded = { path: string; headers: Record<string, string>; body: string };

const [file, port] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file!, 'utf8')) as Recorded[];
const responses = new Map(
  recorded.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

createServer((request, response) => {
  const recording = responses.get(request.url!);
  if (!recording) return response.writeHead(404).end();
  response.writeHead(200, { ...recording.headers, 'Content-Length': recording.body.length }).end(recording.body);
}).listen(Number(port), '127.0.0.1');
