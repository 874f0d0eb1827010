import { expect, test } from 'vitest';
import { describeStatement } from './statements';

test.each([
  ['select "t0"."id" from "cms"."pages" as "t0" where "t0"."id" = ?', 'select', 'pages'],
  ['insert into "purges" ("edge") values (?)', 'insert', 'purges'],
  ['update "publications" set "live_at" = ?', 'update', 'publications'],
  ['delete from purges where id = ?', 'delete', 'purges'],
  ['BEGIN;', 'begin', ''],
  ['', 'other', ''],
])('describes %j', (sql, verb, table) => {
  expect(describeStatement(sql)).toEqual({ verb, table });
});
