import type { ComponentType } from 'react';
import { StampEn } from './illustrations/stamp-en.tsx';
import { StampPl } from './illustrations/stamp-pl.tsx';

const stamps: Record<string, ComponentType<{ className?: string | undefined }>> = { en: StampEn, pl: StampPl };

/** A postage stamp with the words "sample company", in languages that have one; else in English. */
export function Stamp({ locale, className }: { locale: string; className?: string | undefined }) {
  const Drawing = stamps[locale] ?? StampEn;
  return <Drawing className={className} />;
}
