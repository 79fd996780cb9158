import { scaleLinear } from '@visx/scale';
import { useWidth } from './use-width.ts';
import './plots.css';

const SIDE = 8;
/** Room for half of the mark's words at either end of the scale. */
const WORDS_PX = 24;
/** As drawn before the browser says how wide the page is. */
const FIRST_WIDTH = 480;

export interface RangePlotProps {
  /** What is usual: from, to, and the middle of it. */
  low: number;
  high: number;
  middle: number;
  /** Where one stands. */
  value: number;
  rangeWords: string;
  valueWords: string;
}

/** A value beside the range it would usually be in. Only a drawing: the page says the same in a sentence. */
export function RangePlot({ low, high, middle, value, rangeWords, valueWords }: RangePlotProps) {
  const [box, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const xOf = scaleLinear<number>({ domain: [0, Math.max(high, value) * 1.12 || 1], range: [SIDE, width - SIDE] });
  const here = xOf(value);
  return (
    <div className="plot plot--range" ref={box}>
      <svg width={width} height="92" aria-hidden="true">
        <path className="plot__axis" d={`M${SIDE} 52H${width - SIDE}`} />
        <rect
          className="plot__band"
          x={xOf(low)}
          y="40"
          width={Math.max(2, xOf(high) - xOf(low))}
          height="24"
          rx="12"
        />
        <path className="plot__middle" d={`M${xOf(middle)} 36v32`} />
        <text x={(xOf(low) + xOf(high)) / 2} y="84" textAnchor="middle">
          {rangeWords}
        </text>
        <path className="plot__mark" d={`M${here} 52l-8-13h16z`} />
        <text
          className="plot__value"
          x={Math.min(Math.max(here, WORDS_PX), width - WORDS_PX)}
          y="30"
          textAnchor="middle"
        >
          {valueWords}
        </text>
      </svg>
    </div>
  );
}
