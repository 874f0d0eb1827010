import { describe } from 'vitest';
import { accountJourneys } from './account-journeys.ts';
import { useStack } from './use-stack.ts';

useStack();

describe('passwords in the content service', () => {
  accountJourneys({ withoutScript: true });
});
