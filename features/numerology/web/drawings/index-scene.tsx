import { pointAt, starPolygonPath } from '@solelune/ui/geometry';
import { Arch, Hills } from './arch.tsx';
import { ENAMEL_DEEP, LEAF, PALE } from './enamel.tsx';
import { Sun } from './sun.tsx';

const CENTRE = [250, 306] as const;

/** The nine numbers around the sun, joined by the star that they draw. */
export function IndexScene() {
  return (
    <Arch label="Les neuf nombres en cercle autour du soleil, reliés par une étoile" seed={11}>
      <Hills from={520} />
      <Sun x={CENTRE[0]} y={CENTRE[1]} scale={0.86} />
      <g fill="none" stroke={PALE}>
        <path d={starPolygonPath(9, 4, 186, CENTRE)} strokeWidth="1.1" opacity=".75" />
        <path d={starPolygonPath(9, 1, 186, CENTRE)} strokeWidth="1.4" />
      </g>
      {Array.from({ length: 9 }, (_, index) => {
        const [x, y] = pointAt(186, index * 40, CENTRE);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle r="33" cy="4" fill="#071a26" opacity=".35" />
            <circle r="32" fill="url(#numerology-rim)" />
            <circle r="29" fill="url(#numerology-enamel)" />
            <circle r="24" fill={ENAMEL_DEEP} stroke={LEAF} />
            <text y="12" fontSize="37" fontWeight="600" fill={PALE}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </Arch>
  );
}
