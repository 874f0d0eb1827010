import type { ReactElement } from 'react';
import type { MarkName } from '../names.ts';

const box = { viewBox: '0 0 32 32', 'aria-hidden': true } as const;

/** The small cut-paper marks beside customers' names. */
const glyphs: Record<MarkName, ReactElement> = {
  leaf: (
    <>
      <path d="M2.1 29.7Q2.2 25.3 3.6 21.2Q5.9 14.5 10.8 9.4Q14.2 6.6 18.3 4.7Q24 2.5 30.2 2.3L30 14.3Q29.5 21.9 23.4 26.6Q19.3 29.5 14.4 29.8Z" />
    </>
  ),
  gem: (
    <>
      <path d="M15.6 .8L29.7 12.2L23.7 31.3L7.6 29.8L2.3 11.5L15.6 .8Z" />
    </>
  ),
  paving: (
    <>
      <path d="M1.7 3.5L19.4 1.9L18.3 13.7L2.2 13.7L1.7 3.5ZM21.5 2.6L30.1 2.4L30.2 13.9L20.9 13.8L21.5 2.6ZM1.9 16.7L10.7 16.6L10.7 29.3L3.3 30.5L1.9 16.7ZM13.7 17.2L29.9 17.4L30.4 29.9L14.2 28.5L13.7 17.2Z" />
    </>
  ),
  saw: (
    <>
      <path d="M.7 30.2L.5 13.6L9.4 4.1L9.9 13.8L17.9 4.1L20.1 13.7L29.2 3L31.2 29.6L.7 30.2Z" />
    </>
  ),
  wave: (
    <>
      <path d="M.6 11.8Q4.4 16.7 10.4 16Q13.8 14.8 16 11.7Q19.5 15.7 24.9 15.6Q28.8 14.9 31.1 11.7L30.5 27.9L.9 28Z" />
    </>
  ),
  sun: (
    <>
      <path d="M.5 24.5Q1 19.5 3.9 15.4Q9.3 9.2 17.4 9Q22.5 9.6 26.4 12.9Q30.3 17.8 30.7 24.2L.5 24.5Z" />
    </>
  ),
};

export function CustomerMark({ name, className }: { name: MarkName; className?: string | undefined }) {
  return (
    <svg className={className} {...box}>
      {glyphs[name]}
    </svg>
  );
}
