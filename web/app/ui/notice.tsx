import { useEffect, useRef, type ReactNode } from 'react';
import { noticeClass } from './notice-class.ts';

type Props = { kind: 'problem' | 'done'; title: string; children?: ReactNode };

/** The result of a form. Screen readers announce it, and it gets the focus when it appears. */
export function Notice({ kind, title, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.focus(), []);
  return (
    <div ref={own} className={noticeClass(kind)} role={kind === 'problem' ? 'alert' : 'status'} tabIndex={-1}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  );
}
