import { seededRandom } from '../geometry/index.ts';

export interface StarLayer {
  path: string;
  width: number;
  opacity: number;
}

const LAYERS = [
  { width: 1.1, opacity: 0.4 },
  { width: 1.8, opacity: 0.65 },
  { width: 2.6, opacity: 0.9 },
];

/** Stars as dots of zero length drawn with a round pen, in three sizes: a hundred of them weigh one kilobyte of markup. */
export function starField(count: number, seed: number, width: number, height: number): StarLayer[] {
  const random = seededRandom(seed);
  const paths = LAYERS.map(() => '');
  for (let index = 0; index < count; index++) {
    const draw = random();
    // Most stars are faint: six in ten, then three, then one.
    const layer = draw < 0.6 ? 0 : draw < 0.9 ? 1 : 2;
    paths[layer] += `M${Math.round(random() * width)} ${Math.round(random() * height)}h0`;
  }
  return LAYERS.map((layer, index) => ({ ...layer, path: paths[index] ?? '' }));
}
