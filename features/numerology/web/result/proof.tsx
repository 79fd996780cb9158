import { reductionLines } from '../calculation/sums.ts';
import type { TileGroup } from '../calculation/tiles.ts';
import './proof.css';

interface ProofProps {
  /** "Votre date", or "Un exemple". */
  label: string;
  given: string;
  note: string;
  groups: readonly TileGroup[];
  total: number;
  reduction: { steps: readonly { from: number; digits: readonly number[]; to: number }[]; number: number } | undefined;
}

/** The steps of the calculation, standing still: what the drawing showed, for a reader to check. */
export function Proof({ label, given, note, groups, total, reduction }: ProofProps) {
  const tiles = groups.flatMap((group) => group.tiles).filter(({ counted, turns }) => counted || !turns);
  const lines = reduction ? reductionLines(reduction) : [];
  return (
    <section className="numerology-proof page" aria-label={`Les étapes du calcul : ${given}`}>
      <dl>
        <div>
          <dt>{label}</dt>
          <dd>{given}</dd>
        </div>
        <div className="numerology-proof__sum">
          <dt>{note}</dt>
          <dd>
            {tiles.map(({ sign, value, turns, place, runningSum }, index) => (
              <span key={index}>
                {index > 0 && <i>+</i>}
                <b>
                  {turns && <small>{place === undefined ? sign : `${sign} × ${place}`}</small>}
                  {value}
                  <u>{runningSum}</u>
                </b>
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>La somme</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>Réduite</dt>
          <dd className="numerology-proof__end">
            {lines.length > 0 ? lines.map((line) => <span key={line}>{line}</span>) : (reduction?.number ?? 9)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
