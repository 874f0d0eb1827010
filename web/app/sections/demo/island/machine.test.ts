import { expect, test } from 'vitest';
import { retryCount } from '../retry-schedule.ts';
import { lastStep, next, pauseMs, ready, type State } from './machine.ts';

/** Ticks until only the visitor can go on. Returns all states. */
function run(start: State): State[] {
  const states = [start];
  while (pauseMs(states.at(-1)!) !== undefined) states.push(next(states.at(-1)!, { type: 'tick' }));
  return states;
}
const phases = (states: State[]) => [...new Set(states.map(({ phase }) => phase))];
const sent = (change: Partial<State> = {}) => next({ ...ready, ...change }, { type: 'send' });

test('walks, is checked, crosses and arrives', () => {
  const states = run(sent());
  expect(phases(states)).toEqual(['walking', 'checking', 'crossing', 'arrived']);
  expect(states.at(-1)!.step).toBe(lastStep);
});

test('has the same phases in fewer steps with reduced motion', () => {
  const states = run(sent({ reducedMotion: true }));
  expect(phases(states)).toEqual(['walking', 'checking', 'crossing', 'arrived']);
  expect(states.length).toBeLessThan(6);
});

test.each([false, true])(
  'waits while the target is down, and arrives in the end (reduced motion: %s)',
  (reducedMotion) => {
    const states = run(sent({ isDown: true, reducedMotion }));
    expect(phases(states)).toEqual(['walking', 'checking', 'crossing', 'waiting', 'arrived']);
    expect(states.at(-1)).toMatchObject({ isLate: true, attempts: retryCount, isDown: false });
  },
);

test('goes on at the next attempt when the target comes back', () => {
  const waiting = run(sent({ isDown: true })).find(({ phase }) => phase === 'waiting')!;
  const back = next(waiting, { type: 'target', isDown: false });
  expect(next(back, { type: 'tick' }).phase).toBe('crossing');
});

test('ignores "Send" on the way, and starts again after it has arrived', () => {
  const walking = sent();
  expect(next(walking, { type: 'send' })).toBe(walking);
  expect(next(run(walking).at(-1)!, { type: 'send' })).toMatchObject({ phase: 'walking', step: 0, attempts: 0 });
});
