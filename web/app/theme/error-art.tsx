import { BrokenBridgeNarrow } from './illustrations/broken-bridge-narrow.tsx';
import { BrokenBridge } from './illustrations/broken-bridge.tsx';
import { RaisedNarrow } from './illustrations/raised-narrow.tsx';
import { Raised } from './illustrations/raised.tsx';
import { WideOrNarrow } from './wide-or-narrow.tsx';

/** The illustration of the error page: the broken bridge for a missing page, the raised one for everything else. */
export default function ErrorArt({ isMissing, className }: { isMissing: boolean; className?: string | undefined }) {
  const pair = isMissing ? { wide: BrokenBridge, narrow: BrokenBridgeNarrow } : { wide: Raised, narrow: RaisedNarrow };
  return <WideOrNarrow {...pair} className={className} />;
}
