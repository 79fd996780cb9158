import { sparkPath } from '@solelune/ui/geometry';
import { BOOK_PAGES } from '../../engine/book-plan.ts';

const [WIDE, TALL, LEAF] = [520, 330, 320];
const STEP = (TALL - 40) / BOOK_PAGES;
const top = (page: number) => TALL - 20 - page * STEP;
const left = (page: number) => 60 + (((page * 37) % 11) - 5) * 0.9;
const leaf = (page: number) => `M${left(page).toFixed(1)} ${top(page).toFixed(1)}h${LEAF}`;
const PAGES = Array.from({ length: BOOK_PAGES }, (_, index) => index);

/** Pages laid on each other: what is written, and faintly what is still to come. */
export function Stack({ written }: { written: number }) {
  const done = PAGES.filter((page) => page < written);
  const y = top(written);
  return (
    <svg
      className="book-stack"
      viewBox={`0 0 ${WIDE} ${TALL}`}
      role="img"
      aria-label={`${written} pages écrites sur ${BOOK_PAGES}`}
    >
      {['#f0d79b', '#b7a3f5', '#f3a4bf'].map((color, layer) => (
        <path
          key={color}
          d={done
            .filter((page) => page % 3 === layer)
            .map(leaf)
            .join('')}
          stroke={color}
          strokeWidth="1.15"
          opacity=".8"
        />
      ))}
      <path
        d={PAGES.filter((page) => page >= written && page % 7 === 0)
          .map(leaf)
          .join('')}
        stroke="#a9a0d4"
        strokeWidth=".7"
        strokeDasharray="2 5"
        opacity=".4"
      />
      <path d={`M${68 + LEAF} ${y}h18`} stroke="#fff8e6" strokeWidth="1.6" />
      <path d={sparkPath(9, [68 + LEAF, y], 0.3)} fill="#fff8e6" />
      <text x={94 + LEAF} y={y + 7} className="book-stack__now">
        {written}
      </text>
    </svg>
  );
}
