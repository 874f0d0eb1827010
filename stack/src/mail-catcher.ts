/**
 * Replaces the external mail service in the stack. Accepts any message over SMTP and stores it before it confirms. The
 * mailbox is readable over HTTP: GET / and /messages list all messages, GET /messages/:id returns one, DELETE /messages
 * deletes all. Messages with the same Message-ID are stored once, as in Gmail, Exchange and Cyrus; GET /duplicates
 * lists the Message-IDs that arrived again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { home, ports } from './config.ts';

const mailbox = resolve(home, 'mail');
// Not readable by other users: the mails contain sign-in and password links.
mkdirSync(mailbox, { recursive: true, mode: 0o700 });
const storedHashes = new Set(listIds().map((id) => id.split('-')[1]!));
const duplicates: string[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { messageId, hash } = identifyMessage(Buffer.concat(chunks));
      if (storedHashes.has(hash)) {
        duplicates.push(messageId);
        return callback(null);
      }
      const id = `${Date.now()}-${hash}`;
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      writeFileSync(resolve(mailbox, `${id}.part`), Buffer.concat([envelopeHeader(to), ...chunks]), { mode: 0o600 });
      renameSync(resolve(mailbox, `${id}.part`), resolve(mailbox, `${id}.eml`));
      storedHashes.add(hash);
      callback(null);
    });
  },
});

const http = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://mailbox');
  const id = /^\/messages\/([\w-]+)$/.exec(pathname)?.[1];
  const respond = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body, null, 2));
  };
  if (request.method === 'DELETE' && pathname === '/messages') {
    for (const message of listIds()) rmSync(resolve(mailbox, `${message}.eml`), { force: true });
    storedHashes.clear();
    duplicates.length = 0;
    return respond(200, { deleted: true });
  }
  if (pathname === '/duplicates') return respond(200, duplicates);
  if (id)
    return listIds().includes(id) ? respond(200, await readMessage(id)) : respond(404, { error: 'No such message' });
  if (pathname === '/' || pathname === '/messages') return respond(200, await Promise.all(listIds().map(readMessage)));
  return respond(404, { error: 'Not found' });
});

function listIds(): string[] {
  return readdirSync(mailbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -4))
    .toSorted()
    .toReversed();
}

async function readMessage(id: string) {
  const message = await PostalMime.parse(readFileSync(resolve(mailbox, `${id}.eml`)));
  const { from, to, subject, text, html, headers, messageId, date } = message;
  return { id, from, to, subject, text, html, headers, messageId, date };
}

function identifyMessage(message: Buffer): { messageId: string; hash: string } {
  const messageId = /^message-id:\s*(\S+)/im.exec(message.toString('latin1'))?.[1] ?? '';
  const key = messageId || randomUUID();
  return { messageId, hash: createHash('sha256').update(key).digest('hex').slice(0, 32) };
}

function envelopeHeader(to: string[]): Buffer {
  return Buffer.from(`X-Envelope-To: ${to.join(', ')}\r\n`);
}

smtp.listen(ports.smtp, '127.0.0.1');
http.listen(ports.mailbox, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
