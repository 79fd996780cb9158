import { pathPoint, pointAt, starPolygonPath } from '@solelune/ui/geometry';
import { Arch, Hills } from './arch.tsx';
import { LEAF, PALE } from './enamel.tsx';
import { ticksPath } from './number-figure.ts';

const GLASS = ['#2b8a86', '#5a4a9c', '#c9973f', '#1d6a6c', '#9b4a6e', '#3f8f8a', '#2c2864', '#b9822b'];

/** One of the eight panes: a petal from the heart of the rose to its rim. */
const petal = (angle: number) =>
  `M${pathPoint(40, angle)}C${pathPoint(110, angle - 26)} ${pathPoint(168, angle - 22)} ${pathPoint(176, angle)}C${pathPoint(168, angle + 22)} ${pathPoint(110, angle + 26)} ${pathPoint(40, angle)}Z`;

export function UniversalScene() {
  return (
    <Arch label="Une rosace de huit vitraux, un par domaine de la vie" seed={83}>
      <Hills from={520} />
      <circle cx="250" cy="300" r="230" fill="url(#numerology-glow)" />
      <g transform="translate(250 300)" stroke={LEAF}>
        <circle r="206" fill="#0d2b3b" strokeWidth="2" />
        <g fill="none">
          <circle r="198" strokeWidth=".8" />
          <path d={ticksPath(80, 184, 190, 10, 198)} strokeWidth="1" />
          <path d={starPolygonPath(8, 3, 182)} strokeWidth=".7" opacity=".7" />
        </g>
        {GLASS.map((colour, index) => (
          <path key={colour} d={petal(index * 45)} fill={colour} strokeWidth="2" />
        ))}
        <g fill="none" strokeWidth="1" opacity=".8">
          {GLASS.map((colour, index) => (
            <path key={colour} d={petal(index * 45)} transform="scale(.82)" />
          ))}
        </g>
        {GLASS.map((colour, index) => {
          const [x, y] = pointAt(118, index * 45);
          return (
            <text key={colour} x={x} y={y + 13} fontSize="38" fontWeight="600" fill={PALE} stroke="none">
              {index + 1}
            </text>
          );
        })}
        <circle r="40" fill="url(#numerology-leaf)" strokeWidth="2" />
        <path d={starPolygonPath(8, 3, 32)} fill="none" stroke="#7a5413" strokeWidth="1.2" />
      </g>
    </Arch>
  );
}
