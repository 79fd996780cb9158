import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import type { HourCount } from '../../engine/statistics/repartition.ts';
import { ChartTable } from './chart-table.tsx';
import { useWidth } from './use-width.ts';
import './charts.css';

const ROW_PX = 30;
const NAME_PX = 62;
const COUNT_PX = 34;
/** The rest stands in the table. */
const MOST_ROWS = 10;

/** Which hours come back, the most seen first, as lines. */
export function RepartitionChart({ hours }: { hours: readonly HourCount[] }) {
  const [box, width] = useWidth<HTMLDivElement>(480);
  const shown = hours.slice(0, MOST_ROWS);
  const height = shown.length * ROW_PX;
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const yOf = scaleBand<string>({ domain: shown.map(({ hour }) => hour), range: [0, height], padding: 0.3 });
  const xOf = scaleLinear<number>({ domain: [0, most], range: [0, Math.max(0, width - NAME_PX - COUNT_PX)] });
  return (
    <figure className="mirror-chart">
      <figcaption>Les heures qui reviennent</figcaption>
      <div ref={box}>
        <svg width={width} height={height} aria-hidden="true">
          {shown.map(({ hour, count }) => {
            const [y, tall] = [yOf(hour) ?? 0, yOf.bandwidth()];
            return (
              <g key={hour}>
                <text className="mirror-chart__hour" y={y + tall / 2 + 6}>
                  {hour}
                </text>
                <BarRounded
                  {...{ x: NAME_PX, y, width: xOf(count), height: tall, radius: 5 }}
                  right
                  className="mirror-chart__bar"
                />
                <text x={NAME_PX + xOf(count) + 10} y={y + tall / 2 + 5}>
                  {count}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <ChartTable
        caption="Heures notées, heure par heure"
        head={['Heure', 'Fois']}
        rows={hours.map(({ hour, count }) => ({ what: hour, count }))}
      />
    </figure>
  );
}
