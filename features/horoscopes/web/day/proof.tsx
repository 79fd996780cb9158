import type { WitnessAnswer } from '../../answers/day.ts';
import './proof.css';

/** The figures behind a sentence, folded until somebody wants them. */
export function Proof({ of, children }: { of: WitnessAnswer['proof']; children?: string }) {
  return (
    <details className="day-proof">
      <summary>La preuve</summary>
      {children && <p>{children}</p>}
      <dl>
        {of.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
