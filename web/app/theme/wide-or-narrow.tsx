import type { ComponentType } from 'react';

type Drawing = ComponentType<{ className?: string | undefined }>;
type Props = { wide: Drawing; narrow: Drawing; className?: string | undefined };

/** An illustration with a second drawing for narrow screens; CSS shows one of them. */
export function WideOrNarrow({ wide: Wide, narrow: Narrow, className = '' }: Props) {
  return (
    <>
      <Wide className={`${className} art-wide`} />
      <Narrow className={`${className} art-narrow`} />
    </>
  );
}
