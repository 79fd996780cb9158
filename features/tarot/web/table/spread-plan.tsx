import { backUrl } from '../../cards/address.ts';
import { deckOf, type SpreadId, spreadOf } from '../../engine/spreads/spreads.ts';
import './spread-plan.css';

const WIDTH = 132;
const HEIGHT = 112;
const CARD_RATIO = 1.72;
const GAP = 1.3;

interface SpreadPlanProps {
  spread: SpreadId;
  /** Large enough to show the backs of its deck. */
  large?: boolean;
}

/** Where the cards of a spread lie, small, on the cloth. */
export function SpreadPlan({ spread, large }: SpreadPlanProps) {
  const { positions, pack } = spreadOf(spread);
  const columns = Math.max(...positions.map(({ column }) => column)) + 1;
  const rows = Math.max(...positions.map(({ row }) => row)) + 1;
  const card = Math.min(26, (WIDTH - 16) / (columns * GAP), (HEIGHT - 12) / (rows * GAP * CARD_RATIO));
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <svg className="tarot-plan" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {positions.map(({ key, column, row }) => {
        const x = WIDTH / 2 + (column - (columns - 1) / 2) * card * GAP;
        const y = HEIGHT / 2 + (row - (rows - 1) / 2) * card * CARD_RATIO * 1.14;
        const place = { x: round(-card / 2), y: round((-card * CARD_RATIO) / 2) };
        const size = { width: round(card), height: round(card * CARD_RATIO) };
        return (
          <g key={key} transform={`translate(${round(x)} ${round(y)})`}>
            {large ? (
              <image {...place} {...size} href={backUrl(deckOf(pack))} />
            ) : (
              <>
                <rect className="tarot-plan__back" {...place} {...size} rx={2.4} />
                <path
                  className="tarot-plan__mark"
                  d={`M0 ${round(-card / 2)}L${round(card * 0.28)} 0L0 ${round(card / 2)}L${round(-card * 0.28)} 0Z`}
                />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
