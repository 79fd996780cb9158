import { sparkPath } from '@solelune/ui/geometry';
import { ENAMEL_DEEP, LEAF } from './enamel.tsx';
import { circlePath, ticksPath } from './number-figure.ts';
import './plate.css';

/** Two numbers on one plate: each in its disc, and the almond that they share. */
export function PairPlate({ numbers, label }: { numbers: readonly [number, number]; label: string }) {
  return (
    <svg className="numerology-plate" viewBox="-300 -300 600 600" role="img" aria-label={label}>
      <rect x="-288" y="-288" width="576" height="576" rx="10" fill="url(#numerology-rim)" />
      <rect x="-281" y="-281" width="562" height="562" rx="6" fill={ENAMEL_DEEP} />
      <rect x="-262" y="-262" width="524" height="524" fill="url(#numerology-enamel)" />
      <g fill="none" stroke={LEAF}>
        <rect x="-262" y="-262" width="524" height="524" strokeWidth="1.5" />
        <rect
          x="-271"
          y="-271"
          width="542"
          height="542"
          strokeWidth=".7"
          strokeDasharray="1.5 6"
          strokeLinecap="round"
        />
        <circle r="226" strokeWidth=".8" opacity=".6" />
        <path d={ticksPath(72, 226, 232, 9, 244)} opacity=".8" />
        <path d="M-226 0H226M0-226V226" strokeWidth=".6" opacity=".4" />
      </g>
      <g stroke={LEAF} strokeWidth="2" fillOpacity=".75">
        <circle cx="-74" r="136" fill="#135158" />
        <circle cx="74" r="136" fill="#2c2864" />
      </g>
      <path
        d="M0-114.100A136 136 0 0 1 0 114.100 136 136 0 0 1 0-114.100Z"
        fill="url(#numerology-leaf)"
        opacity=".92"
      />
      <path d={circlePath(126, -74) + circlePath(126, 74)} fill="none" stroke={LEAF} strokeWidth=".8" opacity=".7" />
      <path d={sparkPath(30, [0, 0], 0.3)} fill="#7a5413" />
      {numbers.map((number, index) => (
        <g key={index} transform={`translate(${index === 0 ? -136 : 136} 0)`}>
          <text className="numerology-plate__shadow" x="4" y="55" fontSize="150">
            {number}
          </text>
          <text className="numerology-plate__number" y="50" fontSize="150">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
