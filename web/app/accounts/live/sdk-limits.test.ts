/** Limits that the SDK of the realtime database applies before it sends anything. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deleteApp, initializeApp } from 'firebase/app';
import { child, getDatabase, goOffline, ref, set, type Database } from 'firebase/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const app = initializeApp({ databaseURL: 'https://demo-duet.firebaseio.com' }, 'limits');
let database: Database;

beforeAll(() => {
  database = getDatabase(app);
  goOffline(database);
});
afterAll(() => deleteApp(app));

const write = (path: string, value: unknown) => () => void set(ref(database, path), value);

describe('keys and paths', () => {
  test('a key is not empty', () => {
    expect(() => child(ref(database, 'accounts'), '')).toThrow('Paths must be non-empty strings');
    expect(write('accounts', { '': 1 })).toThrow('Keys must be non-empty strings');
  });

  test.each(['.', '#', '$', '[', ']', '/', '\u0007', '\u007f'])('a key does not contain %j', (character) => {
    expect(write('accounts', { [`a${character}b`]: 1 })).toThrow(
      'Keys must be non-empty strings and can\'t contain ".", "#", "$", "/", "[", or "]"',
    );
  });

  test('a path is at most 768 bytes long', () => {
    expect(write('a', { ['é'.repeat(382)]: 1 })).not.toThrow();
    expect(write('a', { ['é'.repeat(384)]: 1 })).toThrow('has a key path longer than 768 bytes');
  });

  test('a path is at most 32 levels deep', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
    expect(write('a', nested(31))).not.toThrow();
    expect(write('a', nested(32))).toThrow('path specified exceeds the maximum depth that can be written (32)');
  });
});

describe('values', () => {
  test('a text has at most 10 MB', () => {
    expect(write('a', 'é'.repeat(5 * 1024 * 1024 + 1))).toThrow('contains a string greater than 10485760 utf8 bytes');
  });

  test('undefined and functions are refused', () => {
    expect(write('a', { b: undefined })).toThrow("contains undefined in property 'a.b'");
    expect(write('a', { b: () => 1 })).toThrow("contains a function in property 'a.b'");
  });
});

/** Values that cannot be observed without waiting for minutes, in the source of the installed SDK. */
describe('constants of the installed SDK', () => {
  const requireAsFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/database'));
  const source = readFileSync(requireAsFirebase.resolve('@firebase/database'), 'utf8');

  test.each([
    'RECONNECT_MIN_DELAY = 1000;',
    'RECONNECT_DELAY_MULTIPLIER = 1.3;',
    'RECONNECT_MAX_DELAY_DEFAULT = 60 * 5 * 1000;',
    'RECONNECT_MAX_DELAY_FOR_ADMINS = 30 * 1000;',
    'INVALID_TOKEN_THRESHOLD = 3;',
    'RECONNECT_DELAY_RESET_TIMEOUT = 30000;',
    'MAX_TRANSACTION_RETRIES = 25;',
  ])('%s', (constant) => {
    expect(source).toContain(`const ${constant}`);
  });

  test.each(['maxretry', 'nodata', 'set', 'datastale'])('a transaction can be aborted because of "%s"', (reason) => {
    expect(source).toContain(`'${reason}'`);
  });
});
