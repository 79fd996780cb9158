import { pointAt, starPolygonPath } from '@solelune/ui/geometry';
import { ENAMEL_DEEP, LEAF, MASTER_DEEP, PALE } from './enamel.tsx';
import { circlePath, numberFigure, ticksPath } from './number-figure.ts';
import { PlateFrame } from './plate-frame.tsx';

const CORNERS = [
  [-229, -229],
  [229, -229],
  [-229, 229],
  [229, 229],
] as const;

/** How far round the circle the construction arcs are centred: as many as the number counts, a few for the masters. */
const arcsOf = (value: number) => (value > 9 ? value / 11 + 5 : Math.max(value, 2));

/** The great engraved plate of a result: the number in gold over the compass drawing that it makes. */
export function Plate({ value, label }: { value: number; label: string }) {
  const master = value > 9;
  const deep = master ? MASTER_DEEP : ENAMEL_DEEP;
  const grid = Array.from({ length: 9 }, (_, index) => {
    const at = -210 + index * 52.5;
    return `M${at}-210V210M-210 ${at}H210`;
  }).join('');
  const arcs = Array.from({ length: arcsOf(value) }, (_, index) => {
    const [x, y] = pointAt(105, (index * 360) / arcsOf(value));
    return circlePath(105, x, y);
  }).join('');
  return (
    <PlateFrame label={label} master={master}>
      <g fill="none" stroke={LEAF}>
        <path d={grid} strokeWidth=".6" opacity=".3" />
        <path d={arcs} strokeWidth=".7" opacity=".45" />
        <circle r="210" strokeWidth="1.1" opacity=".85" />
        <g transform="scale(2.14)">
          <path d={numberFigure(value)} strokeWidth=".5" opacity={master ? 0.5 : 0.75} />
        </g>
        <path d={ticksPath(36, 216, 224, 9, 236)} strokeWidth="1.3" />
      </g>
      <text className="numerology-plate__shadow" x="8" y="166" fontSize={master ? 400 : 480}>
        {value}
      </text>
      <text className="numerology-plate__number" y="158" fontSize={master ? 400 : 480}>
        {value}
      </text>
      {Array.from({ length: value }, (_, index) => {
        const [x, y] = pointAt(210, (index * 360) / value);
        return (
          <g key={index}>
            <circle cx={x} cy={y} r={master ? 4 : 7} fill={PALE} />
            {!master && <circle cx={x} cy={y} r="3" fill={deep} />}
          </g>
        );
      })}
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill="none" stroke={LEAF}>
          <circle r="33" fill={deep} strokeWidth="1.3" />
          <circle r="28.5" strokeWidth=".7" opacity=".6" />
          <g transform="scale(.22)">
            <path d={numberFigure(value)} strokeWidth={master ? 3 : 6} strokeLinejoin="round" />
          </g>
          {value === 1 && <path d={starPolygonPath(4, 1, 8)} strokeWidth="1.2" />}
        </g>
      ))}
    </PlateFrame>
  );
}
