import { expect, test } from 'vitest';
import { messageState } from './messages';

test.each([
  [null, null, 'received'],
  [new Date(), null, 'read'],
  [new Date(), new Date(), 'answered'],
  // Answered without being opened in the CMS.
  [null, new Date(), 'answered'],
])('the state of a message follows from when it was read (%s) and answered (%s)', (readAt, answeredAt, state) => {
  expect(messageState({ read_at: readAt, answered_at: answeredAt })).toBe(state);
});
