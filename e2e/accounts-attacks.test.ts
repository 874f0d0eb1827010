import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { home, secrets } from 'stack/config';
import { cmsSql, webSql } from 'stack/reach';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { expectRefused, someRequests } from './cross-site.ts';
import { guessManyAccounts } from './floods.ts';
import { linkIn, mailTo, mailsTo } from './mailbox.ts';
import {
  accountsWith,
  forgetTries,
  goodPassword,
  manyAccounts,
  newAddress,
  newMember,
  Person,
  sessionCookie,
  sessionKind,
  signIn,
  type Answer,
} from './person.ts';
import { cms, site, web } from './site.ts';
import { accountQuestions, shapeOf } from './account-questions.ts';
import { useStack } from './use-stack.ts';

const { up } = useStack();
beforeEach(forgetTries);

/**
 * The CMS hashes one password after the other. A sign-in sent to it directly is answered once everything before it is done,
 * so that what is still being hashed here does not keep the next test waiting.
 */
async function passwordQueueEmpty(): Promise<void> {
  await fetch(`${cms}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Web-Token': secrets().webApiToken },
    body: JSON.stringify({ identifier: 'nobody@example.com', password: goodPassword }),
  });
}

const isSignedIn = async (person: Person) => (await person.ask('/account')).status === 200;

describe('requests from elsewhere', () => {
  test('are refused before any effect', async () => {
    const person = await newMember();
    await expectRefused(person, someRequests);
    expect(await isSignedIn(person)).toBe(true);
    expect((await person.ask('/account')).body).not.toContain('Mallory');
  });

  test('the same from our own page goes through', async () => {
    const person = await newMember();
    expect(
      (await person.submit('/account', { displayName: 'Really Me', language: 'en', photoUrl: '' })).status,
    ).toBeLessThan(400);
    expect((await person.ask('/account')).body).toContain('Really Me');
    expect((await person.submit('/auth/logout', {})).status).toBe(302);
    expect(await isSignedIn(person)).toBe(false);
  });
});

describe('next', () => {
  const payloads = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%09/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/auth/logout',
    '//evil.example/%2f..',
    '/\t/evil.example',
    'data:text/html,x',
  ];

  test('leads nowhere else, signing in or being signed in, as a page and as data', async () => {
    const email = newAddress();
    const person = await newMember(email);
    /** Every address in an answer that somebody could be led to, as far as it is not ours. */
    const elsewhere = ({ headers, body }: Answer) =>
      [
        headers.location ?? '',
        ...[...body.matchAll(/"((?:[^"\\\\]|\\\\.)*evil[^"]*)"/g)].map(
          ([, found]) => JSON.parse(`"${found}"`) as string,
        ),
      ].filter((to) => new URL(to, site).origin !== site);
    for (const payload of payloads) {
      const next = encodeURIComponent(payload);
      for (const path of [`/auth/login?next=${next}`, `/auth/login.data?next=${next}`]) {
        expect([payload, elsewhere(await person.ask(path))]).toEqual([payload, []]);
      }
      const signedIn = await new Person().submit('/auth/login', { email, password: goodPassword, next: payload });
      expect([payload, signedIn.status, elsewhere(signedIn)]).toEqual([payload, 302, []]);
    }
  });
});

describe('taking an account before its owner has one', () => {
  test('1: registering the owner’s address first gains nothing, even if the owner opens the link', async () => {
    const email = newAddress('victim');
    const attacker = new Person();
    await attacker.submit('/auth/register', { email, password: 'the attacker knows this' });
    const code = new URL(linkIn(await mailTo(email, /Confirm/))).searchParams.get('code')!;
    // The owner opens the link and types their own password: it is not the one that was chosen.
    const victim = new Person();
    expect((await victim.submit('/auth/verify', { intent: 'confirm', code, password: goodPassword })).status).toBe(400);
    expect((await signIn(attacker, email, 'the attacker knows this')).headers.location).toBe('/auth/verify');
    expect(await isSignedIn(attacker)).toBe(false);
    // The owner sets a password by mail; the attacker's is gone.
    await victim.submit('/auth/forgot-password', { email });
    const reset = new URL(linkIn(await mailTo(email, /Set a new password/))).searchParams.get('code')!;
    await victim.submit('/auth/reset-password', { code: reset, password: goodPassword });
    expect(await isSignedIn(victim)).toBe(true);
    expect((await signIn(attacker, email, 'the attacker knows this')).status).toBe(400);
    expect(await accountsWith(email)).toBe(1);
  });

  test('2: a session from before a new password is dead', async () => {
    const email = newAddress('victim');
    const intruder = await newMember(email);
    const owner = new Person();
    await owner.submit('/auth/forgot-password', { email });
    const code = new URL(linkIn(await mailTo(email, /Set a new password/))).searchParams.get('code')!;
    await owner.submit('/auth/reset-password', { code, password: 'only the owner has this' });
    expect(await isSignedIn(intruder)).toBe(false);
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('3: an address that is not confirmed owns nothing: no session, no change, no deletion', async () => {
    const email = newAddress('trojan');
    const attacker = new Person();
    await attacker.submit('/auth/register', { email, password: goodPassword });
    await mailTo(email, /Confirm/);
    await signIn(attacker, email);
    expect(attacker.jar.has(sessionCookie)).toBe(false);
    for (const path of ['/account', '/account/security', '/account/data', '/account/export']) {
      expect((await attacker.ask(path)).status).toBe(302);
    }
  });

  test('4: an address change that was begun does not survive a new password, and never takes an address that is taken', async () => {
    const mine = newAddress('attacker');
    const victims = newAddress('victim');
    const attacker = await newMember(mine);
    const ask = (email: string) =>
      attacker.submit('/account/security', { intent: 'email', email, currentPassword: goodPassword });
    expect((await ask(victims)).status).toBe(200);
    const code = new URL(linkIn(await mailTo(victims, /Confirm your new/))).searchParams.get('new-email')!;
    const open = (person: Person, link: string) =>
      person.submit('/account/security', { intent: 'new-email', code: link });
    // The link alone does nothing: the victim who opens it is not the attacker, and signing in does not make them so.
    expect((await open(new Person(), code)).status).toBe(302);
    expect((await open(await newMember(), code)).status).toBe(400);
    expect(await accountsWith(victims)).toBe(0);
    // The victim opens an account of their own meanwhile: the address is theirs.
    await newMember(victims);
    expect((await open(attacker, code)).status).toBe(400);
    expect(await accountsWith(victims)).toBe(1);
    expect((await ask(victims)).status).toBe(200);
    expect((await mailsTo(victims)).filter(({ subject }) => /Confirm your new/.test(subject))).toHaveLength(1);

    const later = newAddress('later');
    await ask(later);
    const pending = new URL(linkIn(await mailTo(later, /Confirm your new/))).searchParams.get('new-email')!;
    await new Person().submit('/auth/forgot-password', { email: mine });
    const reset = new URL(linkIn(await mailTo(mine, /Set a new password/))).searchParams.get('code')!;
    const owner = new Person();
    await owner.submit('/auth/reset-password', { code: reset, password: 'the owner is back now' });
    expect((await open(owner, pending)).status).toBe(400);
  });

  test('an address change works once, tells the old address, and the new one signs in', async () => {
    const from = newAddress('from');
    const to = newAddress('to');
    const person = await newMember(from);
    await person.submit('/account/security', { intent: 'email', email: to, currentPassword: goodPassword });
    expect((await signIn(new Person(), to)).status).toBe(400);
    const code = new URL(linkIn(await mailTo(to, /Confirm your new/))).searchParams.get('new-email')!;
    const use = () => person.submit('/account/security', { intent: 'new-email', code });
    expect((await use()).headers.location).toContain('done=email');
    await signIn(person, to);
    expect((await use()).status).toBe(400);
    expect(await mailTo(from, /address was changed/)).toBeTruthy();
    expect((await signIn(new Person(), to)).status).toBe(302);
    expect((await signIn(new Person(), from)).status).toBe(400);
  });

  test('an address change ends every session, and the old address takes the account back within 72 hours, once', async () => {
    const [owners, thiefs, thiefsNext] = [newAddress('owner'), newAddress('thief'), newAddress('thief')];
    const owner = await newMember(owners);
    const thief = new Person();
    await signIn(thief, owners);
    const move = async (email: string) => {
      await thief.submit('/account/security', { intent: 'email', email, currentPassword: goodPassword });
      const code = new URL(linkIn(await mailTo(email, /Confirm your new/))).searchParams.get('new-email')!;
      await thief.submit('/account/security', { intent: 'new-email', code });
      await signIn(thief, email);
      expect(await isSignedIn(thief)).toBe(true);
    };
    await move(thiefs);
    expect(await isSignedIn(owner)).toBe(false);
    // Neither a second change nor an account for the old address ends the way back.
    await move(thiefsNext);
    await thief.submit('/auth/register', { email: owners, password: 'the thief squats it' });
    await expect.poll(() => accountsWith(owners)).toBe(1);
    const code = new URL(linkIn(await mailTo(owners, /address was changed/))).searchParams.get('code')!;
    expect((await owner.ask(`/auth/undo-email?code=${code}`)).status).toBe(200);
    const undo = () => owner.submit('/auth/undo-email', { code });
    const age = (interval: string) =>
      cmsSql(`update up_users set previous_email_sent_at = previous_email_sent_at - interval '${interval}'`);
    await age('72 hours 1 second');
    expect((await undo()).status).toBe(400);
    await age('-2 minutes');
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(400);
    expect([await accountsWith(owners), await accountsWith(thiefsNext)]).toEqual([1, 0]);
    expect((await mailTo(thiefsNext, /address was changed/)).text).toContain(owners);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await signIn(thief, owners)).status).toBe(400);
    const reset = new URL(linkIn(await mailTo(owners, /Set a new password/))).searchParams.get('code')!;
    expect((await owner.submit('/auth/reset-password', { code: reset, password: 'the owner is back' })).status).toBe(
      302,
    );
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('50 registrations of one address at the same moment are one account', async () => {
    const email = newAddress('crowd');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        // Spelled differently, from different places, straight at the content service's door: past the limits.
        fetch(`${cms}/api/auth/local/register`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Web-Token': secrets().webApiToken },
          body: JSON.stringify({
            email: index % 2 ? email.toUpperCase() : email,
            password: `${goodPassword} ${index}`,
          }),
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(async () => accountsWith(email)).toBe(1);
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThanOrEqual(1);
    expect(await accountsWith(email)).toBe(1);
    // Through the front door five mails are sent, and everybody is told the same.
    const other = newAddress('crowd');
    const doors = await Promise.all(
      Array.from({ length: 12 }, () => new Person().submit('/auth/register', { email: other, password: goodPassword })),
    );
    expect(doors.map(({ status }) => status)).toEqual(doors.map(() => 302));
    await expect.poll(async () => accountsWith(other)).toBe(1);
    await passwordQueueEmpty();
    expect((await mailsTo(other)).length).toBeLessThanOrEqual(5);
  });
});

describe('links in mails', () => {
  test('work for an hour (reset) and for 48 hours (confirm), and not a minute longer', async () => {
    const email = newAddress('late');
    const person = new Person();
    await person.submit('/auth/register', { email, password: goodPassword });
    const code = new URL(linkIn(await mailTo(email, /Confirm/))).searchParams.get('code')!;
    const age = (column: string, interval: string) =>
      cmsSql(`update up_users set ${column} = ${column} - interval '${interval}' where email = '${email}'`);
    await age('confirmation_sent_at', '48 hours 1 second');
    const confirm = () => person.submit('/auth/verify', { intent: 'confirm', code, password: goodPassword });
    expect((await confirm()).status).toBe(400);
    await age('confirmation_sent_at', '-2 minutes');
    expect((await confirm()).status).toBe(302);

    await person.submit('/auth/forgot-password', { email });
    const reset = new URL(linkIn(await mailTo(email, /Set a new/))).searchParams.get('code')!;
    await age('reset_sent_at', '1 hour 1 second');
    const set = () => person.submit('/auth/reset-password', { code: reset, password: 'the second password' });
    expect((await set()).status).toBe(400);
    await age('reset_sent_at', '-2 minutes');
    expect((await set()).status).toBe(302);
    expect((await set()).status).toBe(400);
  });

  test('what the database holds opens nothing: links are kept as hashes, tokens sealed', async () => {
    const email = newAddress('leak');
    const person = await newMember(email);
    await person.submit('/auth/forgot-password', { email });
    const code = new URL(linkIn(await mailTo(email, /Set a new/))).searchParams.get('code')!;
    const kept = await cmsSql(`select reset_password_token from up_users where email = '${email}'`);
    expect(kept).not.toContain(code);
    expect((await person.submit('/auth/reset-password', { code: kept.trim(), password: goodPassword })).status).toBe(
      400,
    );
    // How every token of the CMS begins, the name we keep it by, and what the browser has.
    for (const secret of ['eyJhbGci', 'refreshToken', person.jar.get(sessionCookie)!]) {
      const holding = `select count(*) from sessions where position('${secret}' in encode(sealed, 'escape')) > 0`;
      expect([secret, Number(await webSql(holding))]).toEqual([secret, 0]);
    }
  });
});

describe('guessing', () => {
  const through = (answers: Answer[]) => answers.filter(({ status }) => status === 400).length;

  test('one account from 110 networks: a hundred tries get through, and the owner still gets in', async () => {
    const email = newAddress('target');
    const owner = await newMember(email);
    await owner.submit('/auth/logout', {});
    await forgetTries();
    const answers: Answer[] = [];
    for (let host = 1; host <= 110; host += 1) {
      const attacker = new Person(`127.0.1.${host}`);
      const spoof = {
        'x-forwarded-for': `10.0.0.${host}`,
        'x-real-ip': `10.0.0.${host}`,
        forwarded: `for=10.0.0.${host}`,
      };
      const spelled = host % 3 ? email : ` ${email.toUpperCase()} `;
      answers.push(
        await attacker.submit('/auth/login', { email: spelled, password: `guess ${host}`, [`x${host}`]: 'y' }, spoof),
      );
    }
    expect(through(answers)).toBe(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await signIn(owner, email)).status).toBe(302);
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('100 accounts from one address: ten tries get through, whatever it says about itself', async () => {
    expect(await guessManyAccounts(100)).toBe(10);
    // Somebody elsewhere is not concerned.
    const email = newAddress('calm');
    await newMember(email, goodPassword, '127.0.4.4');
    expect((await signIn(new Person('127.0.4.5'), email)).status).toBe(302);
  });

  test('a crowd at the same moment gets no more tries than one after the other', async () => {
    const email = newAddress('race');
    await newMember(email);
    await forgetTries();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(new Person('127.0.6.1'), email, `guess ${index}`)),
    );
    expect(through(answers)).toBe(10);
  });

  test('who is refused for where they come from does not use up the tries of whom they are after', async () => {
    const email = newAddress('calm');
    const attacker = new Person('127.0.7.1');
    for (let index = 0; index < 30; index += 1)
      await signIn(attacker, index < 10 ? `x${index}@example.com` : email, 'guess');
    await newMember(email, goodPassword, '127.0.7.2');
    expect((await signIn(new Person('127.0.7.3'), email)).status).toBe(302);
  });

  test('a field of the other mode does not get past the count', async () => {
    const email = newAddress('target');
    await newMember(email);
    const attacker = new Person('127.0.8.9');
    const answers: Answer[] = [];
    for (let index = 0; index < 15; index += 1)
      answers.push(await attacker.submit('/auth/login', { email, password: `guess ${index}`, idToken: 'x' }));
    expect(through(answers)).toBe(10);
  });

  test('ten wrong passwords from one network keep nobody else from signing in to that account', async () => {
    const email = newAddress('calm');
    await newMember(email, goodPassword, '127.0.8.1');
    for (let index = 0; index < 12; index += 1) await signIn(new Person('127.0.8.2'), email, `guess ${index}`);
    expect((await signIn(new Person('127.0.8.3'), email)).status).toBe(302);
  });

  test('a stranger who asks for links again and again keeps the owner from nothing', async () => {
    const email = newAddress('calm');
    await newMember(email, goodPassword, '127.0.9.1');
    const stranger = new Person('127.0.9.2');
    for (let index = 0; index < 12; index += 1)
      expect((await stranger.submit('/auth/forgot-password', { email })).status).toBe(200);
    const resets = async () =>
      (await mailsTo(email)).filter(({ subject }) => /Set a new password/.test(subject)).length;
    await expect.poll(resets).toBe(5);
    const owner = new Person('127.0.9.3');
    expect((await owner.submit('/auth/forgot-password', { email })).status).toBe(200);
    await expect.poll(resets).toBe(6);
    const code = new URL(linkIn(await mailTo(email, /Set a new password/))).searchParams.get('code')!;
    expect((await owner.submit('/auth/reset-password', { code, password: 'the owner sets this' })).status).toBe(302);
  });

  test('a known device does not get more tries than others', async () => {
    const email = newAddress('stolen');
    const device = await newMember(email);
    await device.submit('/auth/logout', {});
    const answers: Answer[] = [];
    for (let index = 0; index < 15; index += 1) answers.push(await signIn(device, email, `guess ${index}`));
    expect(through(answers)).toBe(10);
  });

  test('passwords of 64 letters in any script work whole: the last letter counts', async () => {
    const email = newAddress('long');
    const password = 'ż'.repeat(63);
    await newMember(email, `${password}a`);
    expect((await signIn(new Person(), email, `${password}b`)).status).toBe(400);
    expect((await signIn(new Person(), email, `${password}a`)).status).toBe(302);
  });
});

describe('whether an address has an account', () => {
  test.each(accountQuestions)('$name gives the same answer for both', async ({ path, fields }) => {
    const [known] = await manyAccounts(1, 'known');
    const unknown = known!.replace('known', 'wnkno');
    const answers = await Promise.all(
      [known!, unknown].map(async (email) => shapeOf(await new Person().submit(path, { ...fields, email }), email)),
    );
    expect(answers[0]).toBe(answers[1]);
  });
});

describe('sessions', () => {
  test('20 requests at once survive the renewal of the token, on two webs', async () => {
    const person = await newMember();
    for (let round = 0; round < 5; round += 1) {
      await webSql(`update sessions set renew_at = now() - interval '1 second'`);
      const answers = await Promise.all(Array.from({ length: 20 }, () => person.ask('/account', { base: web })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  test('a new secret signs nobody out while the old one is listed after it', async () => {
    const file = resolve(home, 'secrets.json');
    const before = readFileSync(file, 'utf8');
    onTestFinished(async () => {
      writeFileSync(file, before);
      await up();
    });
    const kept = JSON.parse(before) as { webSessionSecret: string };
    const use = async (webSessionSecret: string) => {
      writeFileSync(file, JSON.stringify({ ...kept, webSessionSecret }));
      await up();
    };
    const [earlier, fresh] = [await newMember(), 'a-fresh-secret-of-thirty-two-letters'];
    await use(`${fresh},${kept.webSessionSecret}`);
    const later = await newMember();
    expect(await isSignedIn(earlier)).toBe(true);
    await use(fresh);
    expect([await isSignedIn(later), await isSignedIn(earlier)]).toEqual([true, false]);
  });

  test('a renewal whose answer was lost can be asked for again', async () => {
    const person = await newMember();
    const own = `id_hash = sha256('${person.jar.get(sessionCookie)}')`;
    const before = await webSql(`select encode(sealed, 'hex') from sessions where ${own}`);
    expect(before).not.toBe('');
    await webSql(`update sessions set renew_at = now() - interval '1 second'`);
    expect(await isSignedIn(person)).toBe(true);
    // As if the web had died before it could write the new tokens down.
    await webSql(
      `update sessions set sealed = decode('${before.trim()}', 'hex'), renew_at = now() - interval '1 second' where ${own}`,
    );
    expect(await isSignedIn(person)).toBe(true);
  });

  test('nonsense instead of a session is no session, and is taken back', async () => {
    for (const value of ['', 'x', '"; drop table sessions; --', 'a'.repeat(4000), '%00', 'eyJhbGciOiJub25lIn0.e30.']) {
      const person = new Person();
      person.jar.set(sessionCookie, value);
      const answer = await person.ask('/account');
      expect([value, answer.status]).toEqual([value, 302]);
    }
  });

  test('a form without a length, too long, or of another kind is refused before it is read', async () => {
    const from = { origin: site, 'sec-fetch-site': 'same-origin' };
    const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
    const send = (headers: Record<string, string>, body: string) =>
      new Person().ask('/auth/login', { method: 'POST', headers, body });
    expect((await send({ ...form, 'transfer-encoding': 'chunked' }, 'email=a')).status).toBe(411);
    expect((await send(form, `email=${'a'.repeat(20_000)}`)).status).toBe(413);
    expect((await send({ ...from, 'content-type': 'application/json' }, '{}')).status).toBe(415);
    expect((await send({ ...from, 'content-type': 'multipart/form-data; boundary=x' }, 'broken')).status).toBe(400);
  });

  test('odd characters are refused, not stumbled over', async () => {
    const person = await newMember();
    for (const email of [
      'a\0b@example.com',
      'a\u0007@example.com',
      '\ud800@example.com',
      `${'é'.repeat(300)}@example.com`,
    ]) {
      for (const path of ['/auth/login', '/auth/forgot-password', '/auth/register']) {
        const { status } = await new Person().submit(path, { email, password: goodPassword });
        expect([path, status < 500]).toEqual([path, true]);
      }
    }
    expect(
      (await person.submit('/account', { displayName: 'A\0\u0007B', language: 'x\0', photoUrl: '' })).status,
    ).toBeLessThan(400);
    person.jar.set('mailed', '%');
    expect((await person.ask('/auth/verify')).status).toBe(200);
  });

  test('signing out ends every token the session ever had, also those from before a renewal', async () => {
    const email = newAddress('tokens');
    await newMember(email);
    const headers = { 'Content-Type': 'application/json', 'X-Web-Token': secrets().webApiToken };
    const call = async (path: string, method: string, body?: object, token?: string) => {
      const answer = await fetch(`${cms}/api${path}`, {
        method,
        headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
        body: body ? JSON.stringify(body) : null,
      });
      return { status: answer.status, ...((await answer.json()) as { jwt: string; refreshToken: string }) };
    };
    const first = await call('/auth/local', 'POST', { identifier: email, password: goodPassword });
    const second = await call('/auth/refresh', 'POST', { refreshToken: first.refreshToken });
    expect((await call('/users/me', 'GET', undefined, first.jwt)).status).toBe(200);
    await call('/auth/logout', 'POST', {}, second.jwt);
    for (const { jwt, refreshToken } of [first, second]) {
      expect((await call('/users/me', 'GET', undefined, jwt)).status).toBe(401);
      expect((await call('/auth/refresh', 'POST', { refreshToken })).status).toBe(401);
    }
  });

  test('tokens reach no page, no data and no log', async () => {
    const person = await newMember();
    for (const path of [
      '/account',
      '/account.data',
      '/account/security',
      '/account/sessions.data',
      '/account/export',
      '/session',
    ]) {
      expect((await person.ask(path)).body).not.toMatch(/eyJ[\w-]{10}/);
    }
    for (const part of ['web', 'cms']) {
      expect(readFileSync(resolve(home, 'logs', `${part}.log`), 'utf8')).not.toMatch(/eyJ[\w-]{10}|access_token|code=/);
    }
  });

  test('"keep me signed in" is kept: by the browser, by the content service, and over a new password', async () => {
    const email = newAddress('keep');
    await newMember(email);
    const person = new Person();
    const { headers } = await person.submit('/auth/login', { email, password: goodPassword, keep: 'on' });
    expect(String(headers['set-cookie'])).toMatch(/session=[^;]+;[^,]*Max-Age=2592000/);
    expect(await sessionKind(email)).toBe('refresh');
    const changed = { intent: 'password', currentPassword: goodPassword, password: 'the bridge is longer now' };
    expect(String((await person.submit('/account/security', changed)).headers['set-cookie'])).toContain(
      'Max-Age=2592000',
    );
    expect(await sessionKind(email)).toBe('refresh');
    await signIn(new Person(), email, 'the bridge is longer now');
    expect(await sessionKind(email)).toBe('session');
  });

  test('one other device is signed out, and only that one', async () => {
    const email = newAddress('devices');
    const here = await newMember(email);
    const [phone, laptop] = [new Person(), new Person()];
    for (const device of [phone, laptop]) await signIn(device, email);
    const ids = async (person: Person) =>
      [...(await person.ask('/account/sessions')).body.matchAll(/name="id" value="(\w+)"/g)].map(([, id]) => id!);
    const [first] = await ids(here);
    // Somebody else's session cannot be ended.
    await (await newMember()).submit('/account/sessions', { intent: 'one', id: first! });
    expect((await ids(here)).length).toBe(2);
    await here.submit('/account/sessions', { intent: 'one', id: first! });
    expect((await ids(here)).length).toBe(1);
    const open = await Promise.all([phone, laptop].map(isSignedIn));
    expect(open.filter(Boolean)).toHaveLength(1);
    expect(await isSignedIn(here)).toBe(true);
  });

  test('what goes wrong is counted, for operators and not for visitors', async () => {
    await signIn(new Person(), newAddress(), 'wrong');
    const counted = await new Person().ask('/health/metrics', { base: web });
    expect(counted.body).toMatch(/duet_account_failures_total\{code="invalid-credential"\} \d+/);
    expect(counted.body).toMatch(
      /duet_content_service_errors_total\{path="\/auth\/local",status="400",name="ValidationError"\} \d+/,
    );
    expect((await new Person().ask('/health/metrics')).status).toBe(404);
  });
});
