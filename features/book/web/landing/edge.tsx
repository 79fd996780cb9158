const PARTS = [
  { first: 0, pages: 8, color: 'var(--gold)' },
  { first: 8, pages: 58, color: 'var(--astrology)' },
  { first: 66, pages: 100, color: 'var(--advisors)' },
  { first: 166, pages: 20, color: 'var(--numerology)' },
] as const;
const WIDE = 1860;
const STEP = 10;
const FOOT = 164;

const leavesOf = (first: number, count: number, isYears: boolean) =>
  Array.from({ length: count }, (_, index) => {
    const page = first + index;
    const opens = isYears && index % 5 === 0;
    const top = 10 + 2.5 * Math.sin(page * 0.9) - (opens ? 8 : 0);
    return { page, opens, path: `M${(page + 0.5) * STEP} ${top.toFixed(1)}V${FOOT}` };
  });

/** The edge of the book: each stroke is a page, the first of each year stands out. */
export function Edge() {
  return (
    <svg
      className="book-edge"
      viewBox={`0 0 ${WIDE} 168`}
      preserveAspectRatio="none"
      role="img"
      aria-label="La tranche du livre : 8 pages d’ouverture, 58 de portrait, 100 pour vingt années, 20 de tables"
    >
      {PARTS.map(({ first, pages, color }, part) => {
        const leaves = leavesOf(first, pages, part === 2);
        return (
          <g key={color} stroke={color} strokeWidth="5.2">
            {[0.35, 0.5, 0.68, 1].map((opacity, layer) => (
              <path
                key={opacity}
                opacity={opacity}
                d={leaves
                  .filter(({ page, opens }) => (opens ? layer === 3 : layer === (page * 7) % 3))
                  .map(({ path }) => path)
                  .join('')}
              />
            ))}
          </g>
        );
      })}
      <path d={`M0 166H${WIDE}`} stroke="var(--gold)" strokeWidth="2" />
    </svg>
  );
}
