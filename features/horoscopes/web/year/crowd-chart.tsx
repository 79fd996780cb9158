import { shortMonthName } from '@solelune/civil-time/words';
import './crowd-chart.css';

interface CrowdChartProps {
  name: string;
  facingName: string;
  crowd: readonly { month: number; here: number; facing: number }[];
}

const WIDTH = 660;
const MIDDLE = 84;
const UNIT = 24;
const STEP = WIDTH / 12;

/** How many bodies stand in the sign, above, and in the one that faces it, below: a count, no score. */
export function CrowdChart({ name, facingName, crowd }: CrowdChartProps) {
  const words = crowd.map(({ month, here, facing }) =>
    `${shortMonthName(month)} ${here} et ${facing}`.replaceAll('.', ','),
  );
  return (
    <figure className="crowd-chart">
      <h3>Qui traverse votre signe, qui lui fait face</h3>
      <svg
        viewBox={`0 0 ${WIDTH} 206`}
        role="img"
        aria-label={`Nombre moyen d’astres : ${name}, puis ${facingName}. ${words.join(' ; ')}.`}
      >
        <path className="crowd-chart__axis" d={`M0 ${MIDDLE}H${WIDTH}`} />
        {crowd.map(({ month, here, facing }, index) => (
          <g key={month}>
            <rect
              className="crowd-chart__here"
              x={index * STEP + 8}
              y={MIDDLE - here * UNIT}
              width={STEP - 18}
              height={here * UNIT}
              rx="4"
            />
            <rect
              className="crowd-chart__facing"
              x={index * STEP + 8}
              y={MIDDLE}
              width={STEP - 18}
              height={facing * UNIT}
              rx="4"
            />
            <text x={index * STEP + STEP / 2} y="200">
              {shortMonthName(month)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <b data-key="here">{`en ${name}`}</b>
        <b data-key="facing">{`en face, ${facingName}`}</b>
        Moyenne des midis du mois, sur les dix astres. C’est un compte, pas une note.
      </figcaption>
    </figure>
  );
}
