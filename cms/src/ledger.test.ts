import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Ledger } from './ledger';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Fails the test when the folder cannot be read or written. */
const openLedger = (folder: string) => new Ledger(folder, (error) => expect.unreachable(String(error)));

test('another process reads what was recorded', () => {
  const folder = newFolder();
  const ledger = openLedger(folder);
  ledger.recordSent('the encrypted mail');
  for (const id of ['a', 'b', 'a']) ledger.recordErased(id);
  const other = openLedger(folder);
  expect(other.isSent()('the encrypted mail')).toBe(true);
  expect(other.isSent()('another mail')).toBe(false);
  expect(other.erasedAccounts()).toEqual(['a', 'b']);
});

test('forgets sent mails after two months, and never an erasure', () => {
  const folder = newFolder();
  for (const kind of ['mails-sent', 'accounts-erased'])
    writeFileSync(join(folder, `${kind}-2020-01-01-host-1.txt`), 'a\n');
  expect(openLedger(folder).erasedAccounts()).toEqual(['a']);
  expect(readdirSync(folder)).toEqual(['accounts-erased-2020-01-01-host-1.txt']);
});

test('records nothing without a folder', () => {
  const ledger = openLedger('');
  ledger.recordSent('a');
  ledger.recordErased('a');
  expect([ledger.isSent()('a'), ledger.erasedAccounts()]).toEqual([false, []]);
});

test('reports a folder that cannot be written, and refuses only erasures', () => {
  const errors: unknown[] = [];
  const ledger = new Ledger('/dev/null/ledger', (error) => errors.push(error));
  ledger.recordSent('a');
  expect(ledger.isSent()('a')).toBe(false);
  expect(errors).toHaveLength(3);
  expect(() => ledger.recordErased('a')).toThrow('ENOTDIR');
});

test('reads records after one that was cut off', () => {
  const folder = newFolder();
  const ledger = openLedger(folder);
  ledger.recordErased('a');
  const [name] = readdirSync(folder);
  appendFileSync(join(folder, name!), 'b-but-not-compl');
  ledger.recordErased('c');
  expect(ledger.erasedAccounts()).toEqual(expect.arrayContaining(['a', 'c']));
});
