import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import type { Evolution } from '../../engine/statistics/evolution.ts';
import { counted, longDay, monthWords, shortDay, shortMonth, weekday } from '../words.ts';
import { ChartTable } from './chart-table.tsx';
import { useWidth } from './use-width.ts';
import './charts.css';

const HEIGHT = 240;
const BASE = 34;
const SIDE = 30;
/** Room that a label needs on the axis, in pixels. */
const LABEL_PX = 56;
const MOST_TICKS = 5;

const NAMES = {
  day: { short: shortDay, long: longDay, head: 'Jour' },
  week: { short: shortDay, long: (date: string) => `semaine du ${longDay(date)}`, head: 'Semaine' },
  month: { short: shortMonth, long: monthWords, head: 'Mois' },
} as const;

/** How many hours were noted on each day (week, month), as columns. */
export function EvolutionChart({ unit, points }: Evolution) {
  const [box, width] = useWidth<HTMLDivElement>(640);
  const { short, long, head } = NAMES[unit];
  const most = Math.max(1, ...points.map(({ count }) => count));
  const xOf = scaleBand<string>({ domain: points.map(({ from }) => from), range: [SIDE, width], padding: 0.28 });
  const yOf = scaleLinear<number>({ domain: [0, most], range: [HEIGHT - BASE, 14] });
  const every = Math.max(1, Math.ceil(LABEL_PX / Math.max(xOf.step(), 1)));
  const ticks = yOf.ticks(Math.min(MOST_TICKS, most)).filter(Number.isInteger);
  const labelOf = (from: string) =>
    points.length <= 7 && unit === 'day' ? `${weekday(from)} ${Number(from.slice(8))}` : short(from);
  return (
    <figure className="mirror-chart">
      <figcaption>
        Heures notées, {unit === 'day' ? 'jour après jour' : unit === 'week' ? 'par semaine' : 'par mois'}
      </figcaption>
      <div ref={box}>
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${yOf(tick)})`}>
              <path className="mirror-chart__grid" d={`M${SIDE - 6} 0H${width}`} />
              <text x={SIDE - 12} y="5" textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {points.map(({ from, count }, index) => {
            const [x, y] = [xOf(from) ?? 0, yOf(count)];
            const wide = xOf.bandwidth();
            return (
              <g key={from}>
                {count > 0 && (
                  <BarRounded
                    {...{ x, y, width: wide, height: HEIGHT - BASE - y, radius: Math.min(5, wide / 2) }}
                    top
                    className="mirror-chart__bar"
                  />
                )}
                {(points.length - 1 - index) % every === 0 && (
                  <text x={x + wide / 2} y={HEIGHT - 10} textAnchor="middle">
                    {labelOf(from)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <ChartTable
        caption={`Heures notées : ${counted(
          points.reduce((sum, { count }) => sum + count, 0),
          'heure',
          'heures',
        )}`}
        head={[head, 'Heures']}
        rows={points.map(({ from, count }) => ({ what: long(from), count }))}
      />
    </figure>
  );
}
