/** The rule for commit subjects (CONTRIBUTING.md), and the commits that it applies to. */
import { execFileSync } from 'node:child_process';

/** The rule applies to later commits only. */
export const baseCommit = 'fe108a5409b583b2ea743d0a4548b2a7065c972b';

const maxLength = 72;

/** One part, or several with commas: `edge: refuse unknown hosts`, `edge, stack: …`. */
const startsWithPart = /^[a-z0-9-]+(, [a-z0-9-]+)*: \S/;

/** What is wrong with a subject; null if nothing is. */
export function subjectProblem(subject: string): string | null {
  if (!startsWithPart.test(subject)) return 'must start with the part, as in "edge: refuse unknown hosts"';
  const { length } = [...subject];
  return length > maxLength ? `has ${length} characters, and at most ${maxLength} are allowed` : null;
}

type NewCommits = { subjects: string[] } | { skippedBecause: string };

/** The subjects of the commits after `base`, without merges, or why they cannot be listed here. */
export function readNewSubjects(folder: string, base: string, git = 'git'): NewCommits {
  const run = (...args: string[]) =>
    execFileSync(git, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const succeeds = (...args: string[]) => {
    try {
      run(...args);
      return true;
    } catch {
      return false;
    }
  };
  if (!succeeds('--version')) return { skippedBecause: 'git is not installed' };
  if (!succeeds('rev-parse', '--git-dir')) return { skippedBecause: 'this folder is not a git repository' };
  if (!succeeds('cat-file', '-e', `${base}^{commit}`))
    return { skippedBecause: `commit ${base.slice(0, 12)} is not in this clone, which may be shallow` };
  if (!succeeds('merge-base', '--is-ancestor', base, 'HEAD'))
    return { skippedBecause: `the current branch does not contain commit ${base.slice(0, 12)}` };
  const subjects = run('log', '--no-merges', '--format=%s', `${base}..HEAD`);
  return { subjects: subjects.split('\n').filter(Boolean) };
}
