import { columnsOf } from './columns.ts';
import type { TileGroup } from './tiles.ts';

const WIDTH = 1000;
const HEIGHT = 200;
/** Beyond this a thread stands for several units: more would be a veil. */
const MOST_THREADS = 90;

/** One thread per unit, from under its tile to the sum. */
export function Threads({ groups }: { groups: readonly TileGroup[] }) {
  const { middles, width } = columnsOf(groups);
  const values = groups.flatMap(({ tiles }) => tiles.map(({ counted, value }) => (counted ? value : 0)));
  const unit = Math.max(1, Math.ceil(values.reduce((sum, value) => sum + value, 0) / MOST_THREADS));
  const starts = values.flatMap((value, index) => {
    const count = Math.ceil(value / unit);
    const spread = (Math.min(0.8, count * 0.09) * WIDTH) / width;
    return Array.from({ length: count }, (_, thread) => {
      const share = count > 1 ? thread / (count - 1) - 0.5 : 0;
      return Math.round((middles[index] ?? 0) * WIDTH + share * spread);
    });
  });
  return (
    <svg className="numerology-descent__threads" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      {starts.map((x, index) => {
        const end = Math.round(WIDTH / 2 + (index / Math.max(starts.length - 1, 1) - 0.5) * 76);
        return (
          <path
            key={index}
            d={`M${x} 0C${x} ${HEIGHT * 0.62} ${end} ${HEIGHT * 0.42} ${end} ${HEIGHT}`}
            opacity={0.5 + 0.5 * (((index * 7) % 5) / 5)}
          />
        );
      })}
    </svg>
  );
}
