import { expect, test } from 'vitest';
import { locales } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { activityKinds } from './activity.server.ts';

const cms = new URL('../../../../cms/src/accounts/activity-kinds.ts', import.meta.url);
const recorded = (await import(cms.href)) as { activityKinds: string[] };

test('knows every kind of activity that the CMS records, with a message in each language', () => {
  expect(activityKinds).toEqual(recorded.activityKinds);
  for (const { code } of locales) expect(Object.keys(messagesFor(code).account.activity)).toEqual([...activityKinds]);
});
