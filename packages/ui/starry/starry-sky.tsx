import { sparkPath } from '../geometry/index.ts';
import { starField } from './star-field.ts';
import './starry.css';

const WIDTH = 1280;
const HEIGHT = 640;
const SPARKS =
  sparkPath(9, [92, 118], 0.14) +
  sparkPath(8, [1190, 92], 0.14) +
  sparkPath(7, [1108, 566], 0.14) +
  sparkPath(6, [148, 540], 0.14);

/** The stars alone, laid behind what shares their positioned parent. */
export function StarrySky({ stars = 110, seed = 11 }: { stars?: number; seed?: number }) {
  return (
    <svg
      className="starry__sky"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {starField(stars, seed, WIDTH, HEIGHT).map((layer) => (
        <path key={layer.width} d={layer.path} strokeWidth={layer.width} opacity={layer.opacity} />
      ))}
      <path className="starry__sparks" d={SPARKS} />
    </svg>
  );
}
