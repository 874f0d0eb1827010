/**
 * The way of a lead over the bridge as a state machine, without clock and without page. `next` is the state after an
 * event, `pauseMs` the time until the next `tick`. The target is the tool that receives leads, "the far bank" in the
 * texts.
 *
 *   ready ──send──▶ walking ──tick…──▶ checking ──tick──▶ crossing ──tick…──▶ arrived ──send──▶ walking
 *                                                          │    ▲
 *                                            target down   ▼    │ target up, at the next attempt
 *                                                         waiting ◀──tick: attempt n
 */
import { retryCount } from '../retry-schedule.ts';

export type Phase = 'ready' | 'walking' | 'checking' | 'crossing' | 'waiting' | 'arrived';

export type State = {
  phase: Phase;
  /** Where the lead stands, 0 to `lastStep`. */
  step: number;
  /** Whether the target is down. */
  isDown: boolean;
  /** Attempts that got no answer. */
  attempts: number;
  /** Whether the lead had to wait. */
  isLate: boolean;
  /** Fewer, longer pictures, for visitors who asked for less motion. */
  reducedMotion: boolean;
};

export type Event =
  | { type: 'send' }
  | { type: 'tick' }
  | { type: 'target'; isDown: boolean }
  | { type: 'reducedMotion'; reducedMotion: boolean };

export const lastStep = 13;
const eyeStep = 7;
const signalStep = 9;

export const ready: State = {
  phase: 'ready',
  step: 0,
  isDown: false,
  attempts: 0,
  isLate: false,
  reducedMotion: false,
};

export function isBusy({ phase }: State): boolean {
  return phase !== 'ready' && phase !== 'arrived';
}

export function next(state: State, event: Event): State {
  switch (event.type) {
    case 'send':
      return isBusy(state) ? state : { ...state, phase: 'walking', step: 0, attempts: 0, isLate: false };
    case 'target':
      return { ...state, isDown: event.isDown };
    case 'reducedMotion':
      return { ...state, reducedMotion: event.reducedMotion };
    case 'tick':
      return tick(state);
  }
}

function tick(state: State): State {
  const { phase, step, isDown, attempts, reducedMotion } = state;
  switch (phase) {
    case 'walking': {
      const to = reducedMotion ? eyeStep : step + 1;
      return { ...state, step: to, phase: to === eyeStep ? 'checking' : 'walking' };
    }
    case 'checking':
      return { ...state, phase: 'crossing', step: reducedMotion && isDown ? signalStep : step };
    case 'crossing': {
      if (isDown && step >= signalStep) return { ...state, phase: 'waiting', step: signalStep, isLate: true };
      const to = reducedMotion ? (isDown ? signalStep : lastStep) : step + 1;
      return { ...state, step: to, phase: to === lastStep ? 'arrived' : 'crossing' };
    }
    case 'waiting':
      if (!isDown) return { ...state, phase: 'crossing' };
      // After the last attempt that the demo shows, the target comes back by itself, so that the demo ends.
      return { ...state, attempts: attempts + 1, isDown: attempts + 1 < retryCount };
    default:
      return state;
  }
}

/** How long until the next tick; undefined when only the visitor can go on. */
export function pauseMs({ phase, reducedMotion, attempts }: State): number | undefined {
  switch (phase) {
    case 'walking':
    case 'crossing':
      return reducedMotion ? 700 : 150;
    case 'checking':
      return 1_500;
    case 'waiting':
      return 800 + 100 * attempts;
    default:
      return undefined;
  }
}
