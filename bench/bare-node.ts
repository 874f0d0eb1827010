/** Node's `http` alone, serving recorded answers from memory: what a cache in Node could do at best. Run as a process. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

type Recorded = { path: string; headers: Record<string, string>; body: string };

const [file, port] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file!, 'utf8')) as Recorded[];
const answers = new Map(
  recorded.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

createServer((request, response) => {
  const answer = answers.get(request.url!);
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, { ...answer.headers, 'Content-Length': answer.body.length }).end(answer.body);
}).listen(Number(port), '127.0.0.1');
