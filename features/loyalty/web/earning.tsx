import { byCount } from '@solelune/french/counts';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { formatMovement } from '@solelune/wallet/engine';
import type { Rewardpoint } from '../contract.ts';
import { EARNING_WORDS } from './words.ts';
import './earning.css';

export function Earning({ earning }: { earning: Rewardpoint['earning'] }) {
  return (
    <ul className="earning">
      {earning.map(({ reason, points }) => (
        <li key={reason}>
          <b className="figure">
            {formatMovement(points)}
            <VisuallyHidden>{byCount(points, ' point', ' points')}</VisuallyHidden>
          </b>
          <div>
            <h3>{EARNING_WORDS[reason].title}</h3>
            <p>{EARNING_WORDS[reason].text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
