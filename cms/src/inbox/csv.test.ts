import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('writes a line for each row, with quotes', () => {
  const rows = [{ name: 'Ewa "Eva" Nowak', message: 'One\nTwo, three', at: new Date('2026-11-18T12:00:00Z') }, {}];
  expect(toCsv(['name', 'message', 'at'], rows)).toBe(
    '\uFEFF"name","message","at"\r\n"Ewa ""Eva"" Nowak","One\nTwo, three","2026-11-18T12:00:00.000Z"\r\n"","",""\r\n',
  );
});

test.each(['=1+1', '+48 22', '-2', '@SUM(A1)', '\t=1', ' =1', '|cmd', '%0A'])('%j is no formula', (text) => {
  expect(toCsv(['a'], [{ a: text }])).toContain(`"'${text}"`);
});

test.each(['Hello', 'a=b', '2 + 2'])('%j stays as it is', (text) => {
  expect(toCsv(['a'], [{ a: text }])).toContain(`"${text}"`);
});
