/** The endurance suite changes each internal of Strapi that the CMS uses, and expects the start to fail. */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { alterations } from '../e2e/endurance/alterations.ts';

const folder = resolve(import.meta.dirname, '../cms/src/strapi-internals');

test('there is an alteration for each file in strapi-internals', () => {
  const files = globSync('*.ts', { cwd: folder }).map((file) => basename(file));
  const internals = files.filter((file) => !file.startsWith('require-internal') && !file.endsWith('.test.ts'));
  expect(Object.keys(alterations)).toEqual(internals.toSorted());
});
