/**
 * A small realtime database for development and tests, in memory. It speaks as much of the protocol of Firebase's SDK as
 * the account pages and the CMS use, and applies the rules in cms/firebase/database.rules.json. Google's emulator is a
 * Java program that is not on npm. Like the emulators, it trusts unsigned tokens, and `owner` as the token of a server.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { canRead, canWrite, type Auth, type Rules } from './rules.ts';
import { parsePath, readAt, writeAt, type Path, type Value } from './tree.ts';

type Message = { r?: number; a: string; b: { p?: string; d?: Value; cred?: string } };
type Reply = { s: 'ok' | 'permission_denied' | 'invalid_token'; d: unknown };
type Connection = {
  socket: WebSocket;
  auth: Auth | 'server';
  /** The paths that the client listens to. */
  listening: Set<string>;
  /** What is written when the connection ends, by path. */
  onDisconnect: Map<string, Value>;
};

export function startRealtimeDatabase(port: number, rulesFile: string): Server {
  const { rules } = JSON.parse(readFileSync(rulesFile, 'utf8')) as { rules: Rules };
  const connections = new Set<Connection>();
  let data: Value = null;

  const mayRead = (auth: Connection['auth'], path: Path) =>
    auth === 'server' || canRead({ rules, data, auth, now: Date.now() }, path);

  function write(auth: Connection['auth'], path: Path, given: Value): boolean {
    const now = Date.now();
    const change = withTimestamp(given, now);
    if (auth !== 'server' && !canWrite({ rules, data, auth, now }, path, change)) return false;
    data = writeAt(data, path, change);
    for (const connection of connections) notify(connection, path);
    return true;
  }

  /** Sends the data of all listeners that a change at the path affects, and ends those that may no longer read. */
  function notify(connection: Connection, changed: Path): void {
    for (const text of connection.listening) {
      const path = parsePath(text);
      if (!mayRead(connection.auth, path)) {
        connection.listening.delete(text);
        send(connection, { a: 'c', b: { p: path.join('/') } });
      } else if (path.every((key, index) => changed[index] === undefined || changed[index] === key)) {
        sendData(connection, path);
      }
    }
  }

  const sendData = (connection: Connection, path: Path) =>
    send(connection, { a: 'd', b: { p: path.join('/'), d: readAt(data, path) } });

  const ok: Reply = { s: 'ok', d: '' };
  const denied: Reply = { s: 'permission_denied', d: 'Permission denied' };

  function answer(connection: Connection, { a: action, b: body }: Message): Reply {
    const { auth, listening, onDisconnect } = connection;
    const path = parsePath(body.p ?? '');
    switch (action) {
      case 'auth':
      case 'gauth':
        connection.auth = body.cred === 'owner' ? 'server' : readToken(body.cred ?? '');
        return connection.auth ? { s: 'ok', d: {} } : { s: 'invalid_token', d: 'The token cannot be read' };
      case 'unauth':
        connection.auth = null;
        return ok;
      case 'q':
        if (!mayRead(auth, path)) return denied;
        listening.add(body.p ?? '');
        sendData(connection, path);
        return { s: 'ok', d: {} };
      case 'n':
        listening.delete(body.p ?? '');
        return ok;
      case 'g':
        return mayRead(auth, path) ? { s: 'ok', d: readAt(data, path) } : denied;
      case 'p':
        return write(auth, path, body.d ?? null) ? ok : denied;
      case 'o':
        onDisconnect.set(body.p ?? '', body.d ?? null);
        return ok;
      case 'oc':
        onDisconnect.delete(body.p ?? '');
        return ok;
      default:
        // Statistics of the client.
        return ok;
    }
  }

  /** Reading over HTTP, with the token of a server in the header or that of a member in the query. */
  function answerRequest({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/') return void response.end('ok');
    const auth = headers.authorization === 'Bearer owner' ? 'server' : readToken(searchParams.get('auth') ?? '');
    const path = parsePath(decodeURIComponent(pathname.replace(/\.json$/, '')));
    const isAllowed = method === 'GET' && pathname.endsWith('.json') && mayRead(auth, path);
    response.writeHead(isAllowed ? 200 : 401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isAllowed ? readAt(data, path) : { error: 'Permission denied' }));
  }

  const server = createServer(answerRequest).listen(port, '127.0.0.1');
  new WebSocketServer({ server }).on('connection', (socket) => {
    const connection: Connection = { socket, auth: null, listening: new Set(), onDisconnect: new Map() };
    connections.add(connection);
    sendControl(connection, { t: 'h', d: { ts: Date.now(), v: '5', h: `127.0.0.1:${port}`, s: 'session' } });
    onMessage(socket, (message) => {
      if (message.r !== undefined) send(connection, { r: message.r, b: answer(connection, message) });
    });
    socket.on('close', () => {
      connections.delete(connection);
      for (const [path, value] of connection.onDisconnect) write(connection.auth, parsePath(path), value);
    });
  });
  return server;
}

/** A long message arrives in several frames, after one with their number. `0` only keeps the connection open. */
function onMessage(socket: WebSocket, handle: (message: Message) => void): void {
  let missing = 0;
  let text = '';
  socket.on('message', (frame) => {
    const part = String(frame);
    if (missing === 0 && /^\d{1,6}$/.test(part)) {
      missing = Number(part);
      text = '';
      return;
    }
    text = missing > 0 ? text + part : part;
    missing = Math.max(0, missing - 1);
    if (missing > 0) return;
    const { t: type, d: message } = JSON.parse(text) as { t: 'c' | 'd'; d: Message };
    if (type === 'd') handle(message);
  });
}

function send({ socket }: Connection, message: object): void {
  socket.send(JSON.stringify({ t: 'd', d: message }));
}

function sendControl({ socket }: Connection, message: object): void {
  socket.send(JSON.stringify({ t: 'c', d: message }));
}

function withTimestamp(value: Value, now: number): Value {
  const isTimestamp = value !== null && typeof value === 'object' && value['.sv'] === 'timestamp';
  return isTimestamp ? now : value;
}

/** The claims of an ID token; null if it cannot be read or has expired. The signature is not checked. */
function readToken(token: string): Auth {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const { sub: uid, exp } = claims;
    return typeof uid === 'string' && Number(exp) * 1000 > Date.now() ? { uid, token: claims } : null;
  } catch {
    return null;
  }
}
