import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more, slowest first. Started last, they would leave the other stack idle. */
const slow = [
  'accounts.test.ts',
  'accounts-identity.test.ts',
  'accounts-identity-attacks.test.ts',
  'deploys.test.ts',
  'enquiries.test.ts',
  'accessibility.test.ts',
  'purging.test.ts',
  'enquiries-faults.test.ts',
  'outage.test.ts',
  'deploys-open-page.test.ts',
  'accounts-takeover.test.ts',
  'accounts-attacks.test.ts',
  'accounts-privacy.test.ts',
  'cache-poisoning.test.ts',
  'purging-faults.test.ts',
  'ship.test.ts',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slow.indexOf(basename(moduleId));
      return index === -1 ? slow.length : index;
    };
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
