import type { ComponentType } from 'react';
import { PrintAttempt } from './illustrations/print-attempt.tsx';
import { PrintConsent } from './illustrations/print-consent.tsx';
import { PrintNames } from './illustrations/print-names.tsx';
import { PrintPhone } from './illustrations/print-phone.tsx';
import { PrintQueue } from './illustrations/print-queue.tsx';
import { PrintReplay } from './illustrations/print-replay.tsx';
import { PrintTwoSteps } from './illustrations/print-two-steps.tsx';
import { PrintTypo } from './illustrations/print-typo.tsx';
import { PrintWait } from './illustrations/print-wait.tsx';
import { PrintZero } from './illustrations/print-zero.tsx';
import type { PrintName } from './names.ts';

const drawings: Record<PrintName, ComponentType<{ className?: string | undefined }>> = {
  queue: PrintQueue,
  replay: PrintReplay,
  'two-steps': PrintTwoSteps,
  attempt: PrintAttempt,
  consent: PrintConsent,
  zero: PrintZero,
  wait: PrintWait,
  typo: PrintTypo,
  names: PrintNames,
  phone: PrintPhone,
};

/** A small square print beside a change of the product, by its name in the CMS. */
export function Print({ name, className }: { name: PrintName; className?: string | undefined }) {
  const Drawing = drawings[name];
  return <Drawing className={className} />;
}
