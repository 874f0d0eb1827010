/** An HTTP client with a cookie jar, for tests that need many visitors or members but no browser. */
import type { Agent, IncomingHttpHeaders } from 'node:http';
import { waitForCode } from './mailbox.ts';
import { cmsSql, webSql } from './running-stack.ts';
import { site } from './site.ts';
import { requestTo } from './tls.ts';
import { retryWhile } from './wait-for.ts';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer; ms: number };

type Options = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array; base?: string };

let emailCount = 0;

/** A unique email. */
export function newEmail(name = 'person'): string {
  emailCount += 1;
  return `${name}-${Date.now().toString(36)}-${emailCount}@example.com`;
}

/** The `__Host-` prefix makes browsers accept it over https only and for this host only. */
export const sessionCookie = '__Host-session';

export const goodPassword = 'a bridge over the river';

export class HttpClient {
  readonly jar = new Map<string, string>();
  /** The source IP address: any address in 127.0.0.0/8 is local. Rate limits count by it. */
  readonly localAddress: string;
  /** Keeps connections open. Without it, each request opens one. */
  readonly agent: Agent | false;

  constructor(localAddress = '127.0.0.1', agent: Agent | false = false) {
    this.localAddress = localAddress;
    this.agent = agent;
  }

  /** Retries a GET after a 503 with Retry-After, as `get` in site.ts does. Tests of outages use `requestOnce`. */
  request(path: string, options: Options = {}): Promise<HttpResponse> {
    const isGet = (options.method ?? 'GET') === 'GET';
    const shouldRetry = ({ status, headers }: HttpResponse) => isGet && status === 503 && 'retry-after' in headers;
    return retryWhile(shouldRetry, () => this.requestOnce(path, options));
  }

  requestOnce(path: string, { method = 'GET', headers = {}, body, base = site }: Options = {}): Promise<HttpResponse> {
    const began = performance.now();
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((done, fail) => {
      const sent = requestTo(
        base + path,
        {
          method,
          localAddress: this.localAddress,
          agent: this.agent,
          headers: { ...(cookie && { cookie }), ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) this.#storeCookie(line);
            const { statusCode: status = 0, headers } = response;
            const bytes = Buffer.concat(chunks);
            done({ status, headers, body: bytes.toString(), bytes, ms: performance.now() - began });
          });
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  }

  /** Submits a form as a browser without JavaScript does. */
  submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return this.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: site,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  }

  #storeCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}

/** Registers, confirms the email by its link, and returns a client that is signed in. */
export async function newMember(
  email = newEmail(),
  password = goodPassword,
  localAddress?: string,
): Promise<HttpClient> {
  const client = new HttpClient(localAddress);
  await client.submit('/auth/register', { email, password, displayName: 'Test Person' });
  const code = await waitForCode(email, /Confirm your address/);
  const confirmed = await client.submit('/auth/verify', { intent: 'confirm', code, password });
  if (confirmed.status !== 302) throw new Error(`${email} was not confirmed: ${confirmed.status}`);
  return client;
}

/** Removes all counted attempts, so that tests do not limit each other. */
export async function resetRateLimits(): Promise<void> {
  await webSql('truncate limits');
}

/** Kind of an account's newest session in the CMS: `refresh` is long-lived, `session` is short-lived. */
export async function readSessionKind(email: string): Promise<string> {
  const newest = `select type from strapi_sessions where user_id = (select id::text from up_users where email = '${email}')`;
  return (await cmsSql(`${newest} order by created_at desc limit 1`)).trim();
}

export async function countAccounts(email: string): Promise<number> {
  return Number(await cmsSql(`select count(*) from up_users where lower(email) = lower('${email}')`));
}

/** Inserts confirmed accounts straight into the database, with the password hash of one that was registered. */
export async function createAccounts(count: number, name: string): Promise<string[]> {
  const model = newEmail('model');
  await newMember(model);
  const emails = Array.from(
    { length: count },
    (_, index) => `${name}-${String(index).padStart(4, '0')}-${Date.now().toString(36)}@example.com`,
  );
  const values = emails.map((email) => `('${email}', '${email.split('@')[0]}')`).join(', ');
  await cmsSql(`
    with made as (
      insert into up_users (document_id, username, email, provider, password, confirmed, blocked, display_name, created_at, updated_at, published_at)
      select md5(new.email), new.email, new.email, 'local', model.password, true, false, new.name, now(), now(), now()
      from (values ${values}) as new (email, name), up_users as model where model.email = '${model}'
      returning id)
    insert into up_users_role_lnk (user_id, role_id)
    select made.id, role.id from made, up_roles as role where role.type = 'authenticated'`);
  return emails;
}

export function signIn(client: HttpClient, email: string, password = goodPassword): Promise<HttpResponse> {
  return client.submit('/auth/login', { email, password });
}

export async function isSignedIn(client: HttpClient): Promise<boolean> {
  return (await client.request('/account')).status === 200;
}
