import { Link } from '@solelune/screen/navigation';
import type { TimeCertainty } from '../../answers/chart.ts';
import { type SignFacts, signFacts } from '../../engine/signs.ts';
import { heldSigns } from './doubt.ts';

interface PossibleListProps {
  certainty: TimeCertainty;
  subject: 'ascendant' | 'moon';
  /** What each sign leads to. */
  linkOf: (sign: SignFacts) => { words: string; to: string };
}

/** In place of a text that may not be theirs: every sign that was possible, its hours, and the page that tells of it. */
export function PossibleList({ certainty, subject, linkOf }: PossibleListProps) {
  return (
    <ul>
      {heldSigns(certainty, subject).map(({ sign, hours }) => {
        const { words, to } = linkOf(signFacts(sign));
        return (
          <li key={hours}>
            <Link to={to}>{words}</Link>
            {hours && `, ${hours}`}
          </li>
        );
      })}
    </ul>
  );
}
