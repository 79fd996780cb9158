import { type ReactNode, useId } from 'react';
import './floating-notice.css';

interface FloatingNoticeProps {
  className: string;
  figure?: ReactNode;
  title: string;
  text: string;
  /** A button in the corner that puts it away. */
  close?: ReactNode;
  /** The answers. */
  children: ReactNode;
}

/** A question over the foot of the page, which waits without stopping anyone. */
export function FloatingNotice({ className, figure, title, text, close, children }: FloatingNoticeProps) {
  const id = useId();
  return (
    <section className={`floating-notice ${className}`} aria-labelledby={id}>
      {figure}
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {close}
      <div className="floating-notice__answers">{children}</div>
    </section>
  );
}
