import { describe } from 'vitest';
import { defineAccountTests } from './account-journeys.ts';
import { useStack } from './use-stack.ts';

useStack();

describe('passwords in the CMS', () => {
  defineAccountTests({ withoutScript: true });
});
