import type { ReactNode } from 'react';
import { checkGlyph, Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import './stepper.css';

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly ReactNode[];
  /** Index of the step one is at; at `steps.length` all is done. */
  current: number;
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={index}
          className="stepper__step"
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="stepper__mark">{index < current ? <Icon of={checkGlyph} size={16} /> : index + 1}</span>
          <span className="stepper__name">
            {step}
            {index < current && <VisuallyHidden> (fait)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
