import { formatPoints } from '@solelune/wallet/engine';
import type { Rewardpoint } from '../contract.ts';
import { EARNING_WORDS } from './words.ts';
import './earning.css';

export function Earning({ earning }: { earning: Rewardpoint['earning'] }) {
  return (
    <ul className="earning">
      {earning.map(({ reason, points, per }) => (
        <li key={reason}>
          <b className="figure">+ {points}</b>
          <div>
            <h3>{EARNING_WORDS[reason].title}</h3>
            <p>
              {formatPoints(points)}
              {per === 'euro' ? ' par euro. ' : '. '}
              {EARNING_WORDS[reason].text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
