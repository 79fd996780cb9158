import './transit-curve.css';

const WIDTH = 300;
const TOP = 12;
const BASE = 58;
const cut = (value: number) => Math.round(value * 10) / 10;

interface TransitCurveProps {
  /** 0 to 1, each `stepDays`. */
  curve: readonly number[];
  stepDays?: number;
  /** Days on which it is exact. */
  exactDays: readonly number[];
  /** « 16 nov. », under the two ends. */
  ends?: readonly [string, string];
}

/** Strength over time, a mark where it is exact; the words beside it say the dates. */
export function TransitCurve({ curve, stepDays = 1, exactDays, ends }: TransitCurveProps) {
  const days = (curve.length - 1) * stepDays;
  const x = (day: number) => cut((day / days) * WIDTH);
  const y = (value: number) => cut(BASE - value * (BASE - TOP));
  const line = curve.map((value, step) => `${x(step * stepDays)} ${y(value)}`).join('L');
  const at = (day: number) => {
    const step = Math.min(curve.length - 2, Math.max(0, Math.floor(day / stepDays)));
    const share = day / stepDays - step;
    return (curve[step] as number) * (1 - share) + (curve[step + 1] as number) * share;
  };
  return (
    <svg className="transit-curve" viewBox={`0 0 ${WIDTH} ${ends ? 78 : 62}`} aria-hidden="true">
      <path className="transit-curve__weeks" d={weeks(days, x)} />
      <path className="transit-curve__ground" d={`M0 ${BASE}H${WIDTH}`} />
      <path className="transit-curve__field" d={`M0 ${BASE}L${line}L${WIDTH} ${BASE}Z`} />
      <path className="transit-curve__line" d={`M${line}`} />
      {exactDays.map((day) => (
        <g key={day} className="transit-curve__exact">
          <path d={`M${x(day)} ${BASE}V${y(at(day))}`} />
          <circle cx={x(day)} cy={y(at(day))} r="4" />
        </g>
      ))}
      {ends && (
        <g className="transit-curve__ends">
          <text x="0" y="74">
            {ends[0]}
          </text>
          <text x={WIDTH} y="74" textAnchor="end">
            {ends[1]}
          </text>
        </g>
      )}
    </svg>
  );
}

const weeks = (days: number, x: (day: number) => number): string =>
  Array.from({ length: Math.floor(days / 7) }, (_, week) => `M${x((week + 1) * 7)} ${BASE}v-4`).join('');
