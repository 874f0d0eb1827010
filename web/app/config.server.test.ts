import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const good = {
  PUBLIC_URL: 'https://site.example/',
  CMS_URL: 'http://127.0.0.1:1337',
  CMS_TOKEN: 'x'.repeat(32),
  DATABASE_URL: 'postgres://web@127.0.0.1/duet',
  ENQUIRIES_DATABASE_URL: 'postgres://enquiries@127.0.0.1/duet',
  CONTACT_EMAIL: 'hello@example.com',
  SESSION_SECRET: 'x'.repeat(32),
};

test('reads the given settings and uses defaults for the others', () => {
  expect(readConfig(good)).toMatchObject({ PUBLIC_URL: 'https://site.example', PORT: 3000, HOST: '127.0.0.1' });
});

test('throws an error that names all invalid settings at once', () => {
  const bad = () => readConfig({ PUBLIC_URL: 'site', CMS_URL: 'ftp://cms', PORT: 'many' });
  expect(bad).toThrow(/PORT/);
  expect(bad).toThrow(/PUBLIC_URL/);
  expect(bad).toThrow(/CMS_URL/);
  expect(bad).toThrow(/CMS_TOKEN/);
});

const emulated = {
  FIREBASE_API_KEY: 'any',
  FIREBASE_AUTH_DOMAIN: 'demo-duet.firebaseapp.com',
  FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
};

test('accepts the identity provider emulator only for demo projects', () => {
  expect(readConfig({ ...good, ...emulated, FIREBASE_PROJECT_ID: 'demo-duet' })).toMatchObject({
    FIREBASE_PROJECT_ID: 'demo-duet',
  });
  for (const project of ['duet-production', 'not-demo-', 'Demo-duet', undefined]) {
    expect(() => readConfig({ ...good, ...emulated, FIREBASE_PROJECT_ID: project })).toThrow(
      /EMULATOR_URL: is only for/,
    );
  }
});

test('names the missing settings when the identity provider is configured only in part', () => {
  const half = () => readConfig({ ...good, FIREBASE_PROJECT_ID: 'duet' });
  expect(half).toThrow(/FIREBASE_API_KEY/);
  expect(half).toThrow(/FIREBASE_AUTH_DOMAIN/);
});

const firebase = { FIREBASE_PROJECT_ID: 'duet', FIREBASE_API_KEY: 'any', FIREBASE_AUTH_DOMAIN: 'duet.firebaseapp.com' };

test.each([
  [{}, 'cms'],
  [firebase, 'firebase'],
  [{ ...firebase, PASSWORDS: 'cms' }, 'cms'],
])('with the settings %o, passwords are stored in: %s', (settings, store) => {
  expect(readConfig({ ...good, ...settings }).PASSWORDS).toBe(store);
});

test('does not start with passwords at an identity provider that is not configured', () => {
  expect(() => readConfig({ ...good, PASSWORDS: 'firebase' })).toThrow(/PASSWORDS: is "firebase", but/);
});
