/** Somebody who uses the site without a browser, with cookies: for everything that is about many people, not about screens. */
import type { IncomingHttpHeaders } from 'node:http';
import { cmsSql, webSql } from 'stack/reach';
import { linkIn, mailTo } from './mailbox.ts';
import { site } from './site.ts';
import { requestTo } from './tls.ts';
import { askAgainWhile } from './wait-for.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

type Options = { method?: string; headers?: Record<string, string>; body?: string; base?: string };

let people = 0;

/** An address nobody has had before. */
export function newAddress(name = 'person'): string {
  people += 1;
  return `${name}-${Date.now().toString(36)}-${people}@example.com`;
}

/** Over https only, for this host only, as `__Host-` says. */
export const sessionCookie = '__Host-session';

export const goodPassword = 'a bridge over the river';

export class Person {
  readonly jar = new Map<string, string>();
  /** The loopback address they come from: everything in 127.0.0.0/8 is this machine. */
  readonly from: string;

  constructor(from = '127.0.0.1') {
    this.from = from;
  }

  /** Asks again after a 503 that says so, as `get` in site.ts does; journeys about outages use `askOnce`. */
  ask(path: string, options: Options = {}): Promise<Answer> {
    const isGet = (options.method ?? 'GET') === 'GET';
    const saysLater = ({ status, headers }: Answer) => isGet && status === 503 && 'retry-after' in headers;
    return askAgainWhile(saysLater, () => this.askOnce(path, options));
  }

  askOnce(path: string, { method = 'GET', headers = {}, body, base = site }: Options = {}): Promise<Answer> {
    const began = performance.now();
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((done, fail) => {
      const sent = requestTo(
        base + path,
        { method, localAddress: this.from, agent: false, headers: { ...(cookie && { cookie }), ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
            const { statusCode: status = 0, headers } = response;
            done({ status, headers, body: Buffer.concat(chunks).toString(), ms: performance.now() - began });
          });
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  }

  /** Submits a form as a browser without script does. */
  submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, {
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

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}

/** Registers, opens the mail and confirms: a person with an account of their own, signed in. */
export async function newMember(email = newAddress(), password = goodPassword, from?: string): Promise<Person> {
  const person = new Person(from);
  await person.submit('/auth/register', { email, password, displayName: 'Test Person' });
  const code = new URL(linkIn(await mailTo(email, /Confirm your address/))).searchParams.get('code')!;
  const confirmed = await person.submit('/auth/verify', { intent: 'confirm', code, password });
  if (confirmed.status !== 302) throw new Error(`${email} was not confirmed: ${confirmed.status}`);
  return person;
}

/** Every test counts for itself. */
export async function forgetTries(): Promise<void> {
  await webSql('truncate limits');
}

/** How long the content service remembers the newest session of an account: `refresh` is long, `session` short. */
export async function sessionKind(email: string): Promise<string> {
  const newest = `select type from strapi_sessions where user_id = (select id::text from up_users where email = '${email}')`;
  return (await cmsSql(`${newest} order by created_at desc limit 1`)).trim();
}

export async function accountsWith(email: string): Promise<number> {
  return Number(await cmsSql(`select count(*) from up_users where lower(email) = lower('${email}')`));
}

/** Many confirmed accounts at once, all with the password of one that was made the long way. */
export async function manyAccounts(count: number, name: string): Promise<string[]> {
  const model = newAddress('model');
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

export function signIn(person: Person, email: string, password = goodPassword): Promise<Answer> {
  return person.submit('/auth/login', { email, password });
}
