import { sparkPath } from '@solelune/ui/geometry';
import { LEAF } from './enamel.tsx';
import { circlePath, ticksPath } from './number-figure.ts';
import { PlateFrame } from './plate-frame.tsx';

/** Two numbers on one plate: each in its disc, and the almond that they share. */
export function PairPlate({ numbers, label }: { numbers: readonly [number, number]; label: string }) {
  return (
    <PlateFrame label={label}>
      <g fill="none" stroke={LEAF}>
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
    </PlateFrame>
  );
}
