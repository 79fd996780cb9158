import { type Glyph, Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  readonly glyph: Glyph;
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** What is known of the subject, in one ruled line under the head of the page. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="page">
      <dl className="sign-facts">
        {facts.map(({ glyph, name, value, note }) => (
          <div key={name}>
            <dt>
              <Icon of={glyph} size={30} />
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
