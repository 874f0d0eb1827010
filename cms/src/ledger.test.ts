import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Ledger } from './ledger';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('another process reads what was recorded', () => {
  const folder = newFolder();
  const ledger = new Ledger(folder);
  ledger.recordSent('the encrypted mail');
  for (const id of ['a', 'b', 'a']) ledger.recordErased(id);
  const other = new Ledger(folder);
  expect(other.isSent()('the encrypted mail')).toBe(true);
  expect(other.isSent()('another mail')).toBe(false);
  expect(other.erasedAccounts()).toEqual(['a', 'b']);
});

test('forgets sent mails after two months, and never an erasure', () => {
  const folder = newFolder();
  for (const kind of ['mails-sent', 'accounts-erased'])
    writeFileSync(join(folder, `${kind}-2020-01-01-host-1.txt`), 'a\n');
  expect(new Ledger(folder).erasedAccounts()).toEqual(['a']);
  expect(readdirSync(folder)).toEqual(['accounts-erased-2020-01-01-host-1.txt']);
});

test('records nothing without a folder', () => {
  const ledger = new Ledger('');
  ledger.recordSent('a');
  ledger.recordErased('a');
  expect([ledger.isSent()('a'), ledger.erasedAccounts()]).toEqual([false, []]);
});
