import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { PlotTable } from './plot-table.tsx';
import type { PlotTexts, PlotValue } from './plot-value.ts';
import { useWidth } from './use-width.ts';
import './plots.css';

const ROW_PX = 30;
const NAME_PX = 62;
const COUNT_PX = 34;
/** The rest stands in the table. */
const MOST_ROWS = 10;
/** As drawn before the browser says how wide the page is. */
const FIRST_WIDTH = 480;

export interface RowPlotProps extends PlotTexts {
  /** The largest first; their names are short. */
  rows: readonly PlotValue[];
}

/** How a whole is shared among its parts, as rows: each with its name and its count. */
export function RowPlot({ title, caption, head, rows }: RowPlotProps) {
  const [box, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const shown = rows.slice(0, MOST_ROWS);
  const height = shown.length * ROW_PX;
  const most = Math.max(1, ...shown.map(({ value }) => value));
  const yOf = scaleBand<string>({ domain: shown.map(({ name }) => name), range: [0, height], padding: 0.3 });
  const xOf = scaleLinear<number>({ domain: [0, most], range: [0, Math.max(0, width - NAME_PX - COUNT_PX)] });
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <div ref={box}>
        <svg width={width} height={height} aria-hidden="true">
          {shown.map(({ name, value }) => {
            const [y, tall] = [yOf(name) ?? 0, yOf.bandwidth()];
            return (
              <g key={name}>
                <text className="plot__name" y={y + tall / 2 + 6}>
                  {name}
                </text>
                <BarRounded
                  {...{ x: NAME_PX, y, width: xOf(value), height: tall, radius: 5 }}
                  right
                  className="plot__bar"
                />
                <text x={NAME_PX + xOf(value) + 10} y={y + tall / 2 + 5}>
                  {value}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <PlotTable caption={caption} head={head} rows={rows} />
    </figure>
  );
}
