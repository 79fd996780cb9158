import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './progress.css';

export interface ProgressProps {
  label: ReactNode;
  value: number;
  max?: number;
  /** What the figure means in words, beside the label: "3 sur 8". */
  words?: string;
  hideLabel?: boolean;
  className?: string;
}

export function Progress({ label, value, max = 100, words, hideLabel, className }: ProgressProps) {
  const id = useId();
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <div className={classNames('progress', className)}>
      <div className={hideLabel ? 'visually-hidden' : 'progress__head'}>
        <span id={id}>{label}</span>
        {words && <span>{words}</span>}
      </div>
      <div
        className="progress__track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
        style={{ '--progress-share': share }}
      />
    </div>
  );
}
