import { ordinalName } from '@solelune/french/numbers';
import type { DrawView } from '../../contract.ts';
import { CardBack } from '../table/card-picture.tsx';
import { ROMAN } from './numerals.ts';
import { NONE, nextPosition, type Picks } from './picks.ts';
import './slots.css';

interface SlotsProps {
  view: DrawView;
  picks: Picks;
  /** Missing once the cards are on their way to the table. */
  onPutBack: ((place: number) => void) | undefined;
}

/** The positions of the spread in their order: those that have their card, which a touch puts back, and the one that waits for the next. */
export function Slots({ view: { positions, taken, deck }, picks, onPutBack }: SlotsProps) {
  return (
    <ol className="tarot-slots" data-many={positions.length > 5 || undefined}>
      {positions.slice(0, taken).map(({ key, title }, index) => {
        const place = picks[index] ?? NONE;
        return (
          <li key={key} data-now={index === nextPosition(picks) || undefined}>
            {place === NONE ? (
              <span className="tarot-slots__hole">{ROMAN[index]}</span>
            ) : (
              <button
                type="button"
                aria-label={`Reposer la ${ordinalName(index + 1, 'f')} carte`}
                disabled={!onPutBack}
                onClick={() => onPutBack?.(place)}
              >
                <CardBack deck={deck} />
              </button>
            )}
            {title}
          </li>
        );
      })}
    </ol>
  );
}
