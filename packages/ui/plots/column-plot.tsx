import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { PlotTable } from './plot-table.tsx';
import type { PlotTexts, PlotValue } from './plot-value.ts';
import { useWidth } from './use-width.ts';
import './plots.css';

const HEIGHT = 240;
const BASE = 34;
const SIDE = 30;
/** Room that a label needs on the axis, in pixels. */
const LABEL_PX = 56;
const MOST_TICKS = 5;
/** As drawn before the browser says how wide the page is. */
const FIRST_WIDTH = 640;

export interface ColumnPlotProps extends PlotTexts {
  /** In order; `label` stands under the column, where there is room for it. The last one always has its label. */
  points: readonly (PlotValue & { label: string })[];
}

/** Counts along time or any other order, as columns on an axis of whole numbers. */
export function ColumnPlot({ title, caption, head, points }: ColumnPlotProps) {
  const [box, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const xOf = scaleBand<string>({ domain: points.map(({ name }) => name), range: [SIDE, width], padding: 0.28 });
  const yOf = scaleLinear<number>({ domain: [0, most], range: [HEIGHT - BASE, 14] });
  const every = Math.max(1, Math.ceil(LABEL_PX / Math.max(xOf.step(), 1)));
  const ticks = yOf.ticks(Math.min(MOST_TICKS, most)).filter(Number.isInteger);
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <div ref={box}>
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${yOf(tick)})`}>
              <path className="plot__grid" d={`M${SIDE - 6} 0H${width}`} />
              <text x={SIDE - 12} y="5" textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {points.map(({ name, label, value }, index) => {
            const [x, y] = [xOf(name) ?? 0, yOf(value)];
            const wide = xOf.bandwidth();
            return (
              <g key={name}>
                {value > 0 && (
                  <BarRounded
                    {...{ x, y, width: wide, height: HEIGHT - BASE - y, radius: Math.min(5, wide / 2) }}
                    top
                    className="plot__bar"
                  />
                )}
                {(points.length - 1 - index) % every === 0 && (
                  <text x={x + wide / 2} y={HEIGHT - 10} textAnchor="middle">
                    {label}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <PlotTable caption={caption} head={head} rows={points} />
    </figure>
  );
}
