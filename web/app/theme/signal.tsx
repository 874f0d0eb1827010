import type { ComponentType } from 'react';
import { SignalDegraded } from './illustrations/signal-degraded.tsx';
import { SignalDown } from './illustrations/signal-down.tsx';
import { SignalOk } from './illustrations/signal-ok.tsx';
import { SignalWorks } from './illustrations/signal-works.tsx';

type State = 'running' | 'slow' | 'closed' | 'maintenance';

const drawings: Record<State, ComponentType<{ className?: string | undefined }>> = {
  running: SignalOk,
  slow: SignalDegraded,
  closed: SignalDown,
  maintenance: SignalWorks,
};

/** A small sign of a state. The word always stands beside it. */
export function Signal({ state, className }: { state: State; className?: string | undefined }) {
  const Drawing = drawings[state];
  return <Drawing className={className} />;
}
