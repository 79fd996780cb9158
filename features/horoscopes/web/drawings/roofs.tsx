import { seededRandom } from '@solelune/ui/geometry';
import './roofs.css';

const WIDTH = 1440;
const BASE = 200;

/** A town asleep under the Moon, a few windows still lit. */
export function Roofs() {
  return (
    <svg className="roofs" viewBox={`0 0 ${WIDTH} ${BASE}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="roofs__far" d={skyline(5, 26, 70, 36)} />
      <path className="roofs__near" d={skyline(11, 44, 40, 52)} />
      <path className="roofs__windows" d={windows()} />
    </svg>
  );
}

/** Gables of many widths; chimneys here and there. */
function skyline(seed: number, breadth: number, foot: number, rise: number): string {
  const random = seededRandom(seed);
  let x = -20;
  let path = `M-20 ${BASE}V${BASE - foot}`;
  while (x < WIDTH + 20) {
    const wide = Math.round(breadth * (0.8 + random() * 1.2));
    const wall = Math.round(BASE - foot - random() * rise);
    const gable = Math.round(8 + random() * 16);
    path += `V${wall}`;
    if (random() > 0.6) path += `h6v${-gable - 6}h7v${gable}`;
    else path += `l${Math.round(wide / 4)} ${-gable}`;
    path += `L${x + Math.round(wide * 0.6)} ${wall - gable}L${x + wide} ${wall}`;
    x += wide;
  }
  return `${path}V${BASE}Z`;
}

function windows(): string {
  const random = seededRandom(23);
  return Array.from({ length: 34 }, () => {
    const [x, y] = [Math.round(random() * WIDTH), Math.round(BASE - 12 - random() * 34)];
    return `M${x} ${y}h4v6h-4z`;
  }).join('');
}
