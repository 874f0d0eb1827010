import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readNewSubjects, subjectProblem } from './commit-subjects.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function run(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A repository with one commit for each subject, and the hash of the first commit. */
function createRepository(...subjects: string[]): { folder: string; base: string } {
  const folder = temporaryFolder();
  run(folder, 'init', '--quiet');
  for (const subject of subjects) run(folder, 'commit', '--quiet', '--allow-empty', '-m', subject);
  return { folder, base: run(folder, 'rev-list', '--max-parents=0', 'HEAD') };
}

test.each(['edge: refuse unknown hosts', 'edge, stack: use CMS_PREFIX', `web: ${'ż'.repeat(67)}`])(
  'accepts "%s"',
  (subject) => {
    expect(subjectProblem(subject)).toBeNull();
  },
);

test.each([
  ['refuse unknown hosts', /start with the part/],
  ['Edge: refuse unknown hosts', /start with the part/],
  ['edge:refuse unknown hosts', /start with the part/],
  ['edge: ', /start with the part/],
  [`web: ${'x'.repeat(68)}`, /has 73 characters/],
])('rejects "%s"', (subject, problem) => {
  expect(subjectProblem(subject)).toMatch(problem);
});

test('lists the commits after the base, without merges', () => {
  const { folder, base } = createRepository('an old subject', 'web: first');
  run(folder, 'checkout', '--quiet', '-b', 'side', base);
  run(folder, 'commit', '--quiet', '--allow-empty', '-m', 'edge: on the side');
  run(folder, 'merge', '--quiet', '--no-ff', '-m', 'Merge of two branches', '-');
  const commits = readNewSubjects(folder, base) as { subjects: string[] };
  expect(commits.subjects.toSorted()).toEqual(['edge: on the side', 'web: first']);
});

test('skips the check in a shallow clone that does not contain the base', () => {
  const { folder, base } = createRepository('an old subject', 'web: first', 'web: second');
  const clone = temporaryFolder();
  run(clone, 'clone', '--quiet', '--depth', '1', `file://${folder}`, '.');
  expect(readNewSubjects(clone, base)).toEqual({ skippedBecause: expect.stringContaining('shallow') });
});

test('skips the check on a branch that does not contain the base', () => {
  const { folder, base } = createRepository('an old subject', 'web: first');
  run(folder, 'checkout', '--quiet', '--orphan', 'other');
  run(folder, 'commit', '--quiet', '--allow-empty', '-m', 'another beginning');
  expect(readNewSubjects(folder, base)).toEqual({ skippedBecause: expect.stringContaining('does not contain') });
});

test('skips the check outside a repository and without git', () => {
  const folder = temporaryFolder();
  expect(readNewSubjects(folder, 'HEAD')).toEqual({ skippedBecause: 'this folder is not a git repository' });
  expect(readNewSubjects(folder, 'HEAD', 'no-such-git')).toEqual({ skippedBecause: 'git is not installed' });
});
