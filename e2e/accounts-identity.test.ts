import { afterAll, beforeAll, describe } from 'vitest';
import { accountJourneys } from './account-journeys.ts';
import { protectEnumeration } from './identity.ts';
import { stack } from './site.ts';

beforeAll(async () => {
  await stack('up', '--identity');
  await protectEnumeration();
});

afterAll(() => stack('up'));

describe('passwords with the identity provider', () => {
  accountJourneys({ withoutScript: false });
});
