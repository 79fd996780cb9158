import type { Supplement } from '../../answer-schemas.ts';
import './bar-plots.css';

type Plots = Extract<Supplement, { kind: 'bars' }>['plots'];

/** Bars that need no code and no library: their words say the same to who does not see them. */
export function BarPlots({ plots }: { plots: Plots }) {
  return plots.map(({ title, note, bars }) => {
    const most = Math.max(...bars.map(({ value }) => value));
    return (
      <figure key={title} className="editorial-bars">
        <figcaption>
          <b>{title}</b>
          {note}
        </figcaption>
        <dl>
          {bars.map(({ name, value, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd style={{ '--share': value / most }}>{words}</dd>
            </div>
          ))}
        </dl>
      </figure>
    );
  });
}
