import { pointAt } from '@solelune/ui/geometry';
import { ENAMEL_DEEP, LEAF, MASTER_DEEP, PALE } from './enamel.tsx';
import { numberFigure } from './number-figure.ts';

const dotRadius = (value: number) => (value > 20 ? 3 : value > 9 ? 4 : 5.5);

/** A number as an enamelled medal with as many golden points as it counts; masters are amethyst. Words beside it name it. */
export function Medal({ value, className }: { value: number; className?: string }) {
  const master = value > 9;
  return (
    <svg viewBox="-142 -142 284 284" className={className} aria-hidden="true">
      <circle r="140" fill="url(#numerology-rim)" />
      <circle r="135" fill={`url(#numerology-enamel${master ? '-master' : ''})`} />
      <g fill="none" stroke={LEAF} strokeLinejoin="round">
        <circle r="124" strokeWidth="1" />
        <circle r="104" strokeWidth="1.4" />
        <path d={numberFigure(value)} strokeWidth={master ? 1.1 : 1.7} fill={LEAF} fillOpacity=".05" />
      </g>
      <g fill={LEAF}>
        {Array.from({ length: value }, (_, index) => {
          const [x, y] = pointAt(114, (index * 360) / value);
          return <circle key={index} cx={x} cy={y} r={dotRadius(value)} />;
        })}
      </g>
      <circle r="39" fill={master ? MASTER_DEEP : ENAMEL_DEEP} stroke={LEAF} strokeWidth="1.6" />
      <text
        y={master ? 15.5 : 18}
        textAnchor="middle"
        className="figure"
        fontSize={master ? 47 : 56}
        fontWeight="600"
        fill={PALE}
      >
        {value}
      </text>
    </svg>
  );
}
