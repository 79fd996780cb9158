import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { ASPECT_NAMES } from '../../words/chart.ts';
import type { BondAnswer } from './bond-wheel.ts';
import '../compatibility/scores.css';
import './bond-scores.css';

const POINTS = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

/** Each score with its reason, and under it the aspects that make it, point by point. */
export function BondScores({ scores }: { scores: BondAnswer['scores'] }) {
  return (
    <div className="scores__columns bond-scores">
      <ul>
        {scores.map(({ domain, label, score, reason, parts }) => (
          <li key={domain} data-domain={domain}>
            <h3>{label}</h3>
            <b>
              {score ?? '–'}
              <span className="visually-hidden">{score === null ? 'sans note' : ' sur 100'}</span>
            </b>
            {score !== null && (
              <span className="scores__bar" aria-hidden="true">
                <span style={{ '--score': `${score}%` }} />
              </span>
            )}
            <p>{reason}</p>
            {parts.length > 0 && (
              <details>
                <summary>{`D’où vient cette note (${label})`}</summary>
                <ol>
                  <li>
                    Départ <b>50</b>
                  </li>
                  {parts.map(({ from, to, kind, points }) => (
                    <li key={`${from} ${to}`}>
                      {`${POINT_NOUNS[from].name}, ${ASPECT_NAMES[kind]}, ${POINT_NOUNS[to].name} `}
                      <b>{POINTS.format(points)}</b>
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
