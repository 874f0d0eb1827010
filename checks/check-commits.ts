/** Checks the subjects of new commits: a step of `pnpm check`. */
import { resolve } from 'node:path';
import { baseCommit, readNewSubjects, subjectProblem } from './commit-subjects.ts';

const commits = readNewSubjects(resolve(import.meta.dirname, '..'), baseCommit);
if ('skippedBecause' in commits) {
  process.stdout.write(`Commit subjects are not checked: ${commits.skippedBecause}.\n`);
} else {
  const problems = commits.subjects.flatMap((subject) => {
    const problem = subjectProblem(subject);
    return problem ? [`The commit subject "${subject}" ${problem}.\n`] : [];
  });
  process.stdout.write(problems.join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
