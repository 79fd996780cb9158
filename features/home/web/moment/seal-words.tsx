import { pathPoint, pointAt, sparkPath } from '@solelune/ui/geometry';

const RADIUS = 263;
/** Degrees left between two words for the star that parts them, and for the lit ray. */
const GAP_DEG = 13;
const ROUND_DEG = 344;
const SPARK = sparkPath(10, [0, 0], 0.28);

/** Words around the seal, each with the arc that its letters deserve. */
export function SealWords({ id, words, startDeg }: { id: string; words: readonly string[]; startDeg: number }) {
  const letters = words.reduce((count, word) => count + word.length, 0);
  const perLetter = (ROUND_DEG - GAP_DEG * (words.length - 1)) / letters;
  let from = startDeg;
  return words.map((word, index) => {
    const start = from;
    const arc = perLetter * word.length;
    from += arc + GAP_DEG;
    const [x, y] = pointAt(270, start + arc + GAP_DEG / 2 - 0.6);
    return (
      <g key={word} className="angel-seal__words">
        <path
          id={`${id}-word${index}`}
          fill="none"
          d={`M${pathPoint(RADIUS, start)}A${RADIUS} ${RADIUS} 0 ${arc > 180 ? 1 : 0} 1 ${pathPoint(RADIUS, start + arc + 2)}`}
        />
        <text>
          <textPath href={`#${id}-word${index}`} textLength={Math.round((arc * Math.PI * RADIUS) / 180)}>
            {word}
          </textPath>
        </text>
        {index < words.length - 1 && <path d={SPARK} transform={`translate(${x} ${y})`} />}
      </g>
    );
  });
}
