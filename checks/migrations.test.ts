/**
 * During a deploy the old and the new build use the same database at the same time. A migration may therefore only add
 * (expand). Removals and changes (contract) come in a later release, in a file named `*.contract.sql` whose first line
 * says which build stopped using the removed object.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Changes that can break the old build. */
const contractPatterns: RegExp[] = [
  /\bdrop\s+(table|column|schema|view|type|function|index|constraint|default)\b/i,
  /\brename\b/i,
  /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?:(?!\bdefault\b)[^;,])*\bnot\s+null\b(?![^;,]*\bdefault\b)/i,
  /\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)/i,
  /\b(truncate|delete\s+from)\b/i,
];

function findContractChanges(sql: string): string[] {
  // The body of a function does not run with the migration.
  const statements = sql
    .replace(/--.*$/gm, '')
    .replace(/\bcreate\s+(or\s+replace\s+)?function\b[^$]*\$\$[^]*?\$\$/gi, '');
  return contractPatterns.flatMap((pattern) => pattern.exec(statements)?.[0] ?? []);
}

const files = ['web/sql', 'enquiries/sql', 'cms/database/migrations'].flatMap((folder) =>
  readdirSync(resolve(root, folder)).map((name) => `${folder}/${name}`),
);

test.each(files)('%s only adds, or is marked as a contract migration', (file) => {
  const sql = readFileSync(resolve(root, file), 'utf8');
  expect(file).toMatch(/\/\d{4}_[a-z_]+(\.contract)?\.sql$/);
  const isContract = file.endsWith('.contract.sql') && /^-- unused since build \S+/.test(sql);
  expect(isContract ? [] : findContractChanges(sql)).toEqual([]);
});

test('reports the changes that would break the running build', () => {
  const breaking = [
    'alter table a drop column b;',
    'drop table a;',
    'alter table a rename column b to c;',
    'alter table a alter column b type bigint;',
    'alter table a alter b set data type bigint;',
    'alter table a alter column b set not null;',
    'alter table a add column b text not null;',
    'alter table a add constraint c check (b > 0);',
    'delete from a;',
    'do $$ begin delete from a; end $$;',
  ];
  expect(breaking.filter((sql) => findContractChanges(sql).length === 0)).toEqual([]);
  const harmless = [
    'create table a (b text not null);',
    'alter table a add column b text;',
    "alter table a add column b text not null default '';",
    'alter table a add constraint c check (b > 0) not valid;',
    'create index a_b on a (b); -- drop table a',
    'create or replace function f() returns trigger language plpgsql as $$ begin delete from a; end $$;',
  ];
  expect(harmless.filter((sql) => findContractChanges(sql).length > 0)).toEqual([]);
});
