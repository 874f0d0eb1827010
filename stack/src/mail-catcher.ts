/**
 * Stands in for the mail service, which others own. It accepts any message over SMTP, has written it before it says so,
 * and shows the inbox over HTTP: GET / and /messages list, GET /messages/:id shows one, DELETE /messages empties it. A message
 * that comes again with the same Message-ID is kept once, as Gmail, Exchange and Cyrus do; /repeats tells which did.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { home, ports } from './config.ts';

const inbox = resolve(home, 'mail');
// Links in these mails open accounts.
mkdirSync(inbox, { recursive: true, mode: 0o700 });
const known = new Set(ids().map((id) => id.split('-')[1]!));
const repeats: string[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { messageId, hash } = markOf(Buffer.concat(chunks));
      if (known.has(hash)) {
        repeats.push(messageId);
        return callback(null);
      }
      const id = `${Date.now()}-${hash}`;
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      writeFileSync(resolve(inbox, `${id}.part`), Buffer.concat([envelope(to), ...chunks]), { mode: 0o600 });
      renameSync(resolve(inbox, `${id}.part`), resolve(inbox, `${id}.eml`));
      known.add(hash);
      callback(null);
    });
  },
});

const http = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://inbox');
  const id = /^\/messages\/([\w-]+)$/.exec(pathname)?.[1];
  const answer = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body, null, 2));
  };
  if (request.method === 'DELETE' && pathname === '/messages') {
    for (const message of ids()) rmSync(resolve(inbox, `${message}.eml`), { force: true });
    known.clear();
    repeats.length = 0;
    return answer(200, { deleted: true });
  }
  if (pathname === '/repeats') return answer(200, repeats);
  if (id) return ids().includes(id) ? answer(200, await read(id)) : answer(404, { error: 'No such message' });
  if (pathname === '/' || pathname === '/messages') return answer(200, await Promise.all(ids().map(read)));
  return answer(404, { error: 'Not found' });
});

function ids(): string[] {
  return readdirSync(inbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -4))
    .toSorted()
    .toReversed();
}

async function read(id: string) {
  const message = await PostalMime.parse(readFileSync(resolve(inbox, `${id}.eml`)));
  const { from, to, subject, text, html, headers, messageId, date } = message;
  return { id, from, to, subject, text, html, headers, messageId, date };
}

function markOf(message: Buffer): { messageId: string; hash: string } {
  const messageId = /^message-id:\s*(\S+)/im.exec(message.toString('latin1'))?.[1] ?? '';
  const mark = messageId || randomUUID();
  return { messageId, hash: createHash('sha256').update(mark).digest('hex').slice(0, 32) };
}

function envelope(to: string[]): Buffer {
  return Buffer.from(`X-Envelope-To: ${to.join(', ')}\r\n`);
}

smtp.listen(ports.smtp, '127.0.0.1');
http.listen(ports.inbox, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
