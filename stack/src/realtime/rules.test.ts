/** The rules of the realtime database (cms/firebase/database.rules.json). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canRead, canWrite, type Auth, type Rules } from './rules.ts';
import { parsePath, type Value } from './tree.ts';

const file = resolve(import.meta.dirname, '../../../cms/firebase/database.rules.json');
const { rules } = JSON.parse(readFileSync(file, 'utf8')) as { rules: Rules };

const now = 1_000_000;
const data: Value = {
  accounts: {
    anna: {
      messages: { one: 'read' },
      online: { laptop: 900_000 },
      sessions: { laptop: now + 1, phone: now + 1, old: now - 1 },
    },
  },
};
const signedIn = (uid: string, device?: string): Auth => ({ uid, token: { sub: uid, ...(device && { device }) } });
const access = (auth: Auth) => ({ rules, data, auth, now });
const reads = (auth: Auth, path: string) => canRead(access(auth), parsePath(path));
const writes = (auth: Auth, path: string, value: Value) => canWrite(access(auth), parsePath(path), value);

const anna = signedIn('anna', 'laptop');
const others: [string, Auth][] = [
  ['nobody', null],
  ['another account', signedIn('ben', 'laptop')],
  ['a token without a device', signedIn('anna')],
  ['a device whose session has ended', signedIn('anna', 'gone')],
  ['a device whose session has expired', signedIn('anna', 'old')],
];

describe('reading', () => {
  test('a device with a session reads messages and online devices of its account, and nothing else', () => {
    const paths = ['accounts/anna/messages', 'accounts/anna/messages/one', 'accounts/anna/online'];
    for (const path of paths) expect([path, reads(anna, path)]).toEqual([path, true]);
    for (const path of ['', 'accounts', 'accounts/anna', 'accounts/anna/sessions', 'accounts/ben/messages', 'else'])
      expect([path, reads(anna, path)]).toEqual([path, false]);
  });

  test.each(others)('%s reads nothing', (_, auth) => {
    for (const path of ['accounts/anna/messages', 'accounts/anna/messages/one', 'accounts/anna/online'])
      expect([path, reads(auth, path)]).toEqual([path, false]);
  });
});

describe('writing', () => {
  test('a device with a session marks itself as online, with the time of the server, and removes the mark', () => {
    expect(writes(anna, 'accounts/anna/online/laptop', now)).toBe(true);
    expect(writes(anna, 'accounts/anna/online/laptop', null)).toBe(true);
  });

  test('a device removes its mark also after its session has ended', () => {
    expect(writes(signedIn('anna', 'gone'), 'accounts/anna/online/gone', null)).toBe(true);
  });

  test.each<[string, string, Value]>([
    ['a time in the future', 'accounts/anna/online/laptop', now + 1],
    ['a text', 'accounts/anna/online/laptop', 'x'.repeat(1_000)],
    ['a branch', 'accounts/anna/online/laptop', { a: now }],
    ['a value below its mark', 'accounts/anna/online/laptop/deeper', now],
    ['the mark of another device', 'accounts/anna/online/phone', now],
    ['all marks', 'accounts/anna/online', { laptop: now }],
    ['the state of a message', 'accounts/anna/messages/one', 'answered'],
    ['its own session', 'accounts/anna/sessions/laptop', now + 1_000_000],
    ['its account', 'accounts/anna', null],
    ['another account', 'accounts/ben/online/laptop', now],
    ['the root', '', null],
  ])('a device cannot write %s', (_, path, value) => {
    expect(writes(anna, path, value)).toBe(false);
  });

  test.each(others)('%s cannot mark a device as online', (_, auth) => {
    for (const device of ['laptop', 'gone', 'old'])
      expect(writes(auth, `accounts/anna/online/${device}`, now)).toBe(false);
  });
});
