import type { Angel } from '../../engine/index.ts';
import { at, rayOf, rosettePath, starPath } from '../seal/seal-geometry.ts';
import './halo.css';

/** The lines of a seal, very large and faint, for a night behind words. */
export function Halo({ angel }: { angel: Angel }) {
  const { number, choir, placeInChoir } = angel;
  const rays = Array.from(
    { length: 72 },
    (_, index) => `M${at(240, index * 5 + 2.5)}L${at(index === number - 1 ? 290 : 248, index * 5 + 2.5)}`,
  );
  return (
    <svg className="angels-halo" viewBox="-300 -300 600 600" aria-hidden="true">
      <g transform={`rotate(${rayOf(angel)})`}>
        <path d={starPath(placeInChoir, 290)} />
        <path d={rosettePath(choir.index, 90, 286)} />
      </g>
      <circle r="290" />
      <circle r="240" />
      <path d={rays.join('')} />
    </svg>
  );
}
