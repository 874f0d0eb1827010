/**
 * A new build and the old one run side by side while one takes over from the other, on one database. So a migration may add
 * (expand); what takes away or changes (contract) comes in a later release, in a file named `*.contract.sql` that says in its
 * first line which build stopped using it.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What the old build could trip over. */
const contracts: RegExp[] = [
  /\bdrop\s+(table|column|schema|view|type|function|index|constraint|default)\b/i,
  /\brename\b/i,
  /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?:(?!\bdefault\b)[^;,])*\bnot\s+null\b(?![^;,]*\bdefault\b)/i,
  /\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)/i,
  /\b(truncate|delete\s+from)\b/i,
];

function contractsIn(sql: string): string[] {
  const statements = sql.replace(/--.*$/gm, '');
  return contracts.flatMap((pattern) => pattern.exec(statements)?.[0] ?? []);
}

const files = ['web/sql', 'enquiries/sql'].flatMap((folder) =>
  readdirSync(resolve(import.meta.dirname, folder)).map((name) => `${folder}/${name}`),
);

test.each(files)('%s only adds, or says that it takes away', (file) => {
  const sql = readFileSync(resolve(import.meta.dirname, file), 'utf8');
  expect(file).toMatch(/\/\d{4}_[a-z_]+(\.contract)?\.sql$/);
  const mayTakeAway = file.endsWith('.contract.sql') && /^-- unused since build \S+/.test(sql);
  expect(mayTakeAway ? [] : contractsIn(sql)).toEqual([]);
});

test('what would break the build that still runs is recognised', () => {
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
  ];
  expect(breaking.filter((sql) => contractsIn(sql).length === 0)).toEqual([]);
  const harmless = [
    'create table a (b text not null);',
    'alter table a add column b text;',
    "alter table a add column b text not null default '';",
    'alter table a add constraint c check (b > 0) not valid;',
    'create index a_b on a (b); -- drop table a',
  ];
  expect(harmless.filter((sql) => contractsIn(sql).length > 0)).toEqual([]);
});
