const WIDTH = 1000;
const HEIGHT = 200;
/** Beyond this a thread stands for several units: more would be a veil. */
const MOST_THREADS = 90;

/** One thread per unit, from under its tile to the sum. */
export function Threads({ values }: { values: readonly number[] }) {
  const total = values.reduce((sum, value) => sum + value, 0);
  const unit = Math.max(1, Math.ceil(total / MOST_THREADS));
  const column = WIDTH / values.length;
  const starts = values.flatMap((value, index) => {
    const count = Math.round(value / unit);
    const spread = Math.min(0.7, count * 0.09) * column;
    return Array.from({ length: count }, (_, thread) => {
      const share = count > 1 ? thread / (count - 1) - 0.5 : 0;
      return Math.round((index + 0.5) * column + share * spread);
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
