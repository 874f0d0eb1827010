import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const good = { PUBLIC_URL: 'https://site.example/', CMS_URL: 'http://127.0.0.1:1337', CMS_TOKEN: 'x'.repeat(32) };

test('reads settings and gives the others their defaults', () => {
  expect(readConfig(good)).toMatchObject({ PUBLIC_URL: 'https://site.example', PORT: 3000, HOST: '127.0.0.1' });
});

test('refuses to start on bad values, naming all of them at once', () => {
  const bad = () => readConfig({ PUBLIC_URL: 'site', CMS_URL: 'ftp://cms', PORT: 'many' });
  expect(bad).toThrow(/PORT/);
  expect(bad).toThrow(/PUBLIC_URL/);
  expect(bad).toThrow(/CMS_URL/);
  expect(bad).toThrow(/CMS_TOKEN/);
});
