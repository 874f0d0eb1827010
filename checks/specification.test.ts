/** Every statement of the specification has a row in docs/specification.md, and what the row names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import statements from './specification.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const statuses = ['holds', 'deviates', 'free', 'missing'] as const;

type Row = { id: string; statement: string; status: string; does: string; references: string };

const document = read('docs/specification.md');
const rows = document.split('\n').flatMap((line): Row[] => {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [, id = '', statement = '', status = '', does = '', references = ''] = cells;
  return /^\d\.\d+$/.test(id) ? [{ id, statement, status, does, references }] : [];
});

/** The named files, each with the quoted test title if there is one. */
function findReferences({ references }: Row): { path: string; title: string | undefined }[] {
  return references.split('<br>').flatMap((reference) => {
    const [, path, title] = /^`([^`]+)`(?:: “(.*)”)?$/.exec(reference) ?? [];
    return path ? [{ path, title }] : [];
  });
}

/** Test titles may contain escaped quotes, and names in backticks. */
const withoutEscapes = (text: string) => text.replaceAll(/\\(?=['"`])|`/g, '');

test('each statement has one row, in the same words and order', () => {
  expect(rows.map(({ id, statement }) => [id, statement])).toEqual(Object.entries(statements));
});

test('each row has a status, and says why if it deviates', () => {
  for (const { id, status, does } of rows) {
    expect(statuses, id).toContain(status);
    expect(does.length, id).toBeGreaterThan(10);
    expect(does.includes('**Why:**'), id).toBe(status === 'deviates' || status === 'missing');
  }
});

test('the files and tests that a row names exist', () => {
  const wrong = rows.flatMap((row) => {
    const references = findReferences(row);
    const isListed = references.length > 0 && references.length === row.references.split('<br>').length;
    const missing = references.filter(
      ({ path, title = '' }) =>
        !existsSync(resolve(root, path)) || !withoutEscapes(read(path)).includes(withoutEscapes(title)),
    );
    return isListed ? missing.map(({ path, title }) => `${row.id}: ${path} ${title}`) : [`${row.id}: no files`];
  });
  expect(wrong).toEqual([]);
});

test('the summary counts the rows', () => {
  const counts = statuses.map((status) => rows.filter((row) => row.status === status).length);
  const summary = statuses.map((status) =>
    Number(new RegExp(`^\\| ${status} .*\\| (\\d+) \\|$`, 'm').exec(document)?.[1]),
  );
  expect(summary).toEqual(counts);
});
