import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './facts.css';

export interface Fact {
  /** A drawing of 30 pixels. */
  readonly mark: ReactNode;
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** What is known of the subject, in one ruled line under the head of the page. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <div className="page">
      <dl className={classNames('facts', className)}>
        {facts.map(({ mark, name, value, note }) => (
          <div key={name}>
            <dt>
              {mark}
              {name}
            </dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
