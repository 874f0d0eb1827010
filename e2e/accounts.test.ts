import { describe } from 'vitest';
import { accountJourneys } from './account-journeys.ts';

describe('passwords in the content service', () => {
  accountJourneys({ withoutScript: true });
});
