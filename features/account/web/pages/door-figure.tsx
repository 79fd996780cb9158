const CENTRE = { x: 600, y: 456 };
const STARS = [
  [70, 60],
  [164, 190],
  [236, 44],
  [322, 118],
  [402, 60],
  [468, 160],
  [742, 56],
  [806, 150],
  [884, 70],
  [968, 196],
  [1034, 40],
  [1108, 128],
  [1160, 236],
  [120, 288],
  [272, 246],
  [930, 270],
] as const;

/** A doorway of light under a zodiac ring: drawn once, wide, behind the head of the page. */
export function DoorFigure() {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    const outer = index % 6 === 0 ? 422 : 402;
    return `M${at(angle, 390)}L${at(angle, outer)}`;
  }).join('');
  return (
    <svg viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="var(--draw-star)">
        {STARS.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 2 : 1.3} opacity={0.45 + (index % 4) * 0.15} />
        ))}
      </g>
      <g fill="none" stroke="var(--gold-light)">
        <circle cx={CENTRE.x} cy={CENTRE.y} r="422" opacity=".5" />
        <circle cx={CENTRE.x} cy={CENTRE.y} r="390" opacity=".35" />
        <path d={ticks} opacity=".4" />
        <circle cx={CENTRE.x} cy={CENTRE.y} r="330" opacity=".25" strokeDasharray="1.5 7" strokeLinecap="round" />
      </g>
    </svg>
  );
}

const at = (angle: number, radius: number) =>
  `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE.y + radius * Math.sin(angle)).toFixed(1)}`;
