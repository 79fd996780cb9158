import { pathPoint, pointAt } from '@solelune/ui/geometry';
import './score-rose.css';

const REACH = 160;
/** A score of zero ends at the heart's rim. */
const HEART = 44;
/** Five petals. */
const TURN = 72;

const lengthOf = (score: number) => Math.round(HEART + (score / 100) * (REACH - HEART));

/** A petal as long as its score. */
const petal = (score: number, angle: number) => {
  const length = lengthOf(score);
  return `M${pathPoint(14, angle)}C${pathPoint(length * 0.55, angle - 34)} ${pathPoint(length * 0.96, angle - 22)} ${pathPoint(length, angle)}C${pathPoint(length * 0.96, angle + 22)} ${pathPoint(length * 0.55, angle + 34)} ${pathPoint(14, angle)}Z`;
};

interface ScoreRoseProps {
  overall: number;
  scores: readonly { readonly domain: string; readonly label: string; readonly score: number }[];
}

/** Five scores as the petals of a rose; the list beside it says the same in words. */
export function ScoreRose({ overall, scores }: ScoreRoseProps) {
  const label = `Note d’ensemble ${overall} sur 100. ${scores.map((one) => `${one.label} ${one.score}`).join(', ')}.`;
  return (
    <svg className="score-rose" viewBox="-225 -200 450 400" role="img" aria-label={label}>
      <g className="score-rose__scale">
        {[25, 50, 75, 100].map((score) => (
          <circle key={score} r={lengthOf(score)} />
        ))}
        <path
          d={scores.map((_, index) => `M${pathPoint(14, index * TURN)}L${pathPoint(REACH, index * TURN)}`).join('')}
        />
      </g>
      {scores.map(({ domain, score }, index) => (
        <path key={domain} className="score-rose__petal" data-domain={domain} d={petal(score, index * TURN)} />
      ))}
      {scores.map(({ domain, label: name }, index) => {
        const [x, y] = pointAt(REACH + 18, index * TURN);
        return (
          <text key={domain} x={x} y={y + 6} textAnchor={x > 20 ? 'start' : x < -20 ? 'end' : 'middle'}>
            {name}
          </text>
        );
      })}
      <circle className="score-rose__heart" r={HEART} />
      <text className="score-rose__overall" y="15">
        {overall}
      </text>
    </svg>
  );
}
