import type { DrawView } from '../../contract.ts';
import { CardBack } from '../table/card-picture.tsx';
import { ROMAN } from './numerals.ts';
import './slots.css';

/** The places of the spread in their order: those that have their card, the one that waits for the next. */
export function Slots({ view: { positions, taken, deck }, picks }: { view: DrawView; picks: readonly number[] }) {
  return (
    <ol className="tarot-slots" data-many={positions.length > 5 || undefined}>
      {positions.slice(0, taken).map(({ key, title }, index) => (
        <li key={key} data-now={index === picks.length || undefined}>
          {index < picks.length ? (
            <CardBack deck={deck} alt="Carte prise, face cachée" />
          ) : (
            <span className="tarot-slots__hole">{ROMAN[index]}</span>
          )}
          {title}
        </li>
      ))}
    </ol>
  );
}
